/**
 * Month names and their usual abbreviations in the forms used next to a day in running text (genitive in languages that
 * have one), in lowercase, in month order. Entries have no trailing period.
 */
const NAMES: readonly (readonly string[])[] = [
  words(
    'january jan januar jänner januari janvier janv enero ene gennaio gen janeiro stycznia января янв січня ocak tammikuuta ledna leden enero يناير januaria',
  ),
  words(
    'february feb februar februari février févr fév fevrier febrero febbraio febb fevereiro fev lutego февраля фев лютого şubat helmikuuta února febrúar فبراير',
  ),
  words(
    'march mar märz mär mrz maart mrt mars marzo março marca марта мар березня mart maaliskuuta března مارس maret',
  ),
  words('april apr avril avr abril abr aprile kwietnia апреля апр квітня nisan huhtikuuta dubna أبريل'),
  words('may mai mei maj mayo maggio mag maio maja мая травня mayıs toukokuuta května مايو'),
  words('june jun juni juin junio giugno giu junho czerwca июня июн червня haziran kesäkuuta června يونيو'),
  words(
    'july jul juli juillet juil julio luglio lug julho lipca июля июл липня temmuz heinäkuuta července يوليو',
  ),
  words(
    'august aug augustus août aout agosto ago sierpnia августа авг серпня ağustos elokuuta srpna أغسطس agustus',
  ),
  words(
    'september sept sep septembre septiembre settembre sett setembro set września сентября сен вересня eylül syyskuuta září سبتمبر',
  ),
  words(
    'october oct oktober okt octobre octubre ottobre ott outubro out października октября окт жовтня ekim lokakuuta října أكتوبر',
  ),
  words(
    'november nov novembre noviembre novembro listopada ноября ноя листопада kasım marraskuuta listopadu نوفمبر',
  ),
  words(
    'december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro grudnia декабря дек грудня aralık joulukuuta prosince ديسمبر desember',
  ),
];

/**
 * Additional forms and languages, used only for text that is entirely a date, because some of them are words in other
 * languages ("des").
 */
const OTHER_NAMES: readonly (readonly string[])[] = [
  words(
    'jaenner styczen sijecanj ianuarie ian tammikuu januaris janvaris sausio январь січень януари ιανουαριος ιανουαριου ιαν ינואר जनवरी tháng1 januarie gener genver',
  ),
  words(
    'febr luty unor veljaca februarie helmikuu februaris vasario февраль лютий февруари φεβρουαριος φεβρουαριου φεβ פברואר फरवरी febrer febbr',
  ),
  words('maerz marzec brezen ozujak martie maaliskuu marts kovo март березень μαρτιος μαρτιου מרץ मार्च marc'),
  words(
    'kwiecien duben travanj aprilie huhtikuu aprilis balandzio апрель квітень април απριλιος απριλιου απρ ابريل אפריל अप्रैल',
  ),
  words('kveten svibanj toukokuu maijs geguzes май травень μαιος μαιου μαι מאי मई maig'),
  words(
    'czerwiec cerven lipanj iunie iun kesakuu junijs birzelio июнь червень юни ιουνιος ιουνιου ιουν יוני जून juny',
  ),
  words(
    'lipiec cervenec srpanj iulie iul heinakuu julijs liepos июль липень юли ιουλιος ιουλιου ιουλ יולי जुलाई juliol',
  ),
  words(
    'sierpien srpen kolovoz elokuu augusts rugpjucio август серпень αυγουστος αυγουστου αυγ اغسطس אוגוסט अगस्त agost ags',
  ),
  words(
    'wrzesien rujan septembrie syyskuu septembris rugsejo сентябрь сент вересень септември σεπτεμβριος σεπτεμβριου σεπ ספטמבר सितंबर setembre',
  ),
  words(
    'pazdziernik rijen octombrie lokakuu oktobris spalio октябрь жовтень октомври οκτωβριος οκτωβριου οκτ اكتوبر אוקטובר अक्टूबर',
  ),
  words(
    'listopad studeni noiembrie marraskuu novembris lapkricio ноябрь листопад ноември νοεμβριος νοεμβριου νοε נובמבר नवंबर nopember',
  ),
  words(
    'des grudzien prosinec prosinac decembrie joulukuu decembris gruodzio декабрь грудень декември δεκεμβριος δεκεμβριου δεκ דצמבר दिसंबर desembre',
  ),
];

function words(list: string): readonly string[] {
  return list.split(' ');
}

function numbered(names: readonly (readonly string[])[]): [name: string, month: number][] {
  return names.flatMap((forms, index) => forms.map((name): [string, number] => [name, index + 1]));
}

const MONTH_IN_TEXT: ReadonlyMap<string, number> = new Map(numbered(NAMES));
const ANY_MONTH: ReadonlyMap<string, number> = new Map(
  numbered([...NAMES, ...OTHER_NAMES]).map(([name, number]) => [
    withoutAccents(name),
    ((number - 1) % 12) + 1,
  ]),
);

/**
 * Returns the month number 1-12 of a name in running text, in any case, with or without a final period. Undefined for any
 * other word.
 */
export function monthNumber(name: string): number | undefined {
  return MONTH_IN_TEXT.get(name.toLowerCase().replace(/\.$/, ''));
}

/**
 * Returns the month number 1-12 of a word in a date field, or null if it is not a month. Ignores case, accents and a final
 * period.
 */
export function monthOf(word: string): number | null {
  return ANY_MONTH.get(withoutAccents(word.toLowerCase()).replace(/\.$/, '')) ?? null;
}

/** The names used in running text as regular expression alternatives, longest first. */
export const MONTH_PATTERN = [...MONTH_IN_TEXT.keys()].sort((a, b) => b.length - a.length).join('|');

function withoutAccents(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return plain.replaceAll('ı', 'i').replaceAll('ł', 'l');
}
