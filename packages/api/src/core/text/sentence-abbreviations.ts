import { stopWordsOf } from './stop-words.ts';

/** Written without their last full stop, lower-case. A sentence never ends at one of these. */
const BEFORE_A_NAME: Readonly<Record<string, string>> = {
  en: 'mr mrs ms messrs mx dr prof rev fr hon pres gov sen rep reps sens gen lt col maj capt cmdr adm sgt cpl pvt supt insp det st ste mt ft vs viz cf e.g i.e eg ie approx est dept asst assoc adj p.o rs lieut brig atty ald cllr',
  de: 'dr prof hr fr frl dipl ing st nr bzw ca z.b z.t d.h u.a u.u evtl ggf inkl exkl kath ev s vgl bspw sog geb gest abs art bd hrsg lt max min mio mrd str tel z b d h i.d.r v.a o.ä phil',
  fr: 'm mm mme mmes mlle mlles dr pr me st ste mgr av bd no n° p pp vol art cf env ex fig c.-à-d p.ex',
  es: 'sr sra srta sres d dña dr dra dres prof profa lic ing arq gral cnel cap sto sta san no núm nº n° art pág págs p pp vol tel ext cra av avda c p.ej ej fig mt hs aprox gob',
  it: 'sig sigg sig.ra sig.na sig.ne dott dott.ssa prof prof.ssa avv ing arch geom rag on sen gen col mons s st ss no n pag pagg p pp vol art fig cfr es ecc tel v.cte psicol idraul meteor d min',
  pt: 'sr sra srs srta dr dra drs prof profa eng exmo exma d gen cel cap no n.º nº pág págs p pp vol art fig av r tel ex aprox',
  nl: 'dhr mevr mw dr drs ir ing mr prof st nr blz p art fig ca bijv d.w.z o.a m.b.t t.a.v resp incl excl tel',
  da: 'hr fr dr prof skt st nr s ca bl.a f.eks dvs d.v.s jf kl tlf evt inkl ekskl maks mht pga vedr red mr mrs ms',
  sv: 'hr fr dr prof st nr s ca bl.a t.ex dvs d.v.s jfr kl tel ev inkl exkl m.m s.k',
  no: 'hr fr dr prof st nr s ca bl.a f.eks dvs d.v.s jf kl tlf ev inkl ekskl',
  fi: 'hra rva nti tri prof st nro s esim n ks ym mm puh',
  pl: 'p pan dr hab prof inż mgr lek ks św ul al pl nr str tel tzw tzn np m.in ok im gen płk mjr por bałt ww',
  cs: 'p pí sl dr mudr judr phdr ing mgr bc prof doc sv ul nám č str tel tzv tj např mj cca gen plk',
  ru: 'г гг д ул пр просп пер пл стр рис табл см ср им проф акад доц г-н г-жа т т.е т.к т.н т.д тов гл кв корп оф тел руб коп млн млрд тыс др куб ст п пп напр св',
  uk: 'м р рр д вул пр просп пров пл стор рис табл див ім проф акад доц т.зв тов гл кв тел грн коп млн млрд тис ст п напр',
  bg: 'г гр ул бул пл стр проф акад доц д-р инж св т.е т.нар ст чл тел лв млн млрд',
  kk: 'т.б т.с.с ж б',
  tr: 'dr prof doç av sn no sk cad mah bkz örn vb vs yy',
  ar: 'د أ م ص ج',
};

/** A sentence ends at one of these only when the next word can start one. */
const PERHAPS_LAST: Readonly<Record<string, string>> = {
  en: 'co corp inc ltd plc llc bros jr sr esq etc ave blvd rd hwy st sq jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues thu thur thurs dept univ assn al ind calif conn fla ariz mich minn okla ore penn tenn tex wis a.m p.m u.s u.k hrs ft oz lb lbs i.v ph.d m.d b.a m.a d.c',
  de: 'co usw etc jan feb apr jun jul aug sept okt nov dez',
  fr: 'etc cie janv févr avr juil sept oct nov déc',
  es: 'etc cía ltda ene feb mar abr may jun jul ago sep sept oct nov dic lun mié jue vie sáb dom s.a ee.uu d.c',
  it: 'etc gen feb mar apr giu lug ago set ott nov dic s.p.a',
  pt: 'etc cia ltda jan fev mar abr jun jul ago set out nov dez s.a',
  nl: 'enz etc jan feb mrt apr jun jul aug sept okt nov dec n.v b.v',
  ru: 'т.д т.п др пр куб.м кв.м км',
};

/** Abbreviations only before a number. Elsewhere they are ordinary words (`the answer is no.`). */
const BEFORE_A_NUMBER = new Set('no nos p pp fig figs vol vols art sec ch para ed eds par'.split(' '));

/** Words that start English sentences but are not stop words, or are rarer forms of them. */
const ENGLISH_STARTERS =
  'he she it they we you i the a an this that these those his her its their our your my there here how what when where who why which did does do is are was were has have had can could will would should may might if but and so yet or nor then now after before while although though because since until unless however meanwhile moreover instead still perhaps maybe even once both each every all some many most few several one two another such no not only just also thus hence millions thousands hundreds finally later earlier today yesterday tomorrow in on at by for from with to as of';

/** Ordinals are written as a number and a full stop in these. */
const ORDINAL_LANGUAGES = new Set('de da no nb nn fi cs sk pl hu sl hr bs sr et lv is tr'.split(' '));

export interface AbbreviationRules {
  readonly neverLast: ReadonlySet<string>;
  readonly perhapsLast: ReadonlySet<string>;
  readonly beforeNumber: ReadonlySet<string>;
  /** Lower-cased words that open a sentence. */
  readonly starters: ReadonlySet<string>;
  readonly numbersAreOrdinals: boolean;
}

const cache = new Map<string, AbbreviationRules>();

/** Abbreviations and sentence openers of a language; English ones count everywhere, as news quotes English names. */
export function abbreviationRules(language: string): AbbreviationRules {
  const primary = language.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  const known = cache.get(primary);
  if (known) return known;
  const own = (table: Readonly<Record<string, string>>) =>
    Object.hasOwn(table, primary) ? (table[primary] ?? '').split(' ') : [];
  const english = (table: Readonly<Record<string, string>>) => (table.en ?? '').split(' ');
  const neverLast = new Set([
    ...own(BEFORE_A_NAME),
    ...english(BEFORE_A_NAME).filter((word) => word.length > 1),
  ]);
  const rules: AbbreviationRules = {
    neverLast,
    perhapsLast: new Set([...own(PERHAPS_LAST), ...english(PERHAPS_LAST)]),
    beforeNumber: BEFORE_A_NUMBER,
    starters: new Set([...stopWordsOf(primary), ...ENGLISH_STARTERS.split(' ')]),
    numbersAreOrdinals: ORDINAL_LANGUAGES.has(primary),
  };
  if (cache.size < 200) cache.set(primary, rules);
  return rules;
}
