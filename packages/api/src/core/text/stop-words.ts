/// <reference path="./stopword.d.ts" />
import * as lists from 'stopword';

/** English function words that are missing from the package's list. */
const MORE_ENGLISH =
  "me my mine she she's he's it's its i'm i've i'd i'll you're you've you'll yours they're they've theirs we're we've ours us him himself herself itself themselves ourselves yourself yourselves myself who whom whose which why am isn't aren't wasn't weren't do does did don't doesn't didn't doing have haven't hasn't hadn't having will won't would wouldn't shall should shouldn't can't cannot couldn't may might must mustn't not no nor so than too very just once again further few own both here there when where all any if else until till while during against above below off down within without upon among amongst across behind beyond toward towards via per amid despite although though unless whereas whether because therefore however thus hence yet already ever every everyone everything something someone anything anyone nothing nobody none neither either one two let let's that's there's here's what's who's also even rather quite almost another such same other others";

const LISTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  af: [lists.afr],
  ar: [lists.ara],
  bn: [lists.ben],
  bg: [lists.bul],
  ca: [lists.cat],
  cs: [lists.ces],
  da: [lists.dan],
  de: [lists.deu],
  el: [lists.ell],
  en: [lists.eng, MORE_ENGLISH.split(' ')],
  et: [lists.est],
  eu: [lists.eus],
  fa: [lists.fas],
  fi: [lists.fin],
  fr: [lists.fra],
  ga: [lists.gle],
  gl: [lists.glg],
  he: [lists.heb],
  hi: [lists.hin],
  hr: [lists.hrv],
  hu: [lists.hun],
  id: [lists.ind],
  it: [lists.ita],
  ja: [lists.jpn],
  ko: [lists.kor],
  lt: [lists.lit],
  lv: [lists.lav],
  mr: [lists.mar],
  ms: [lists.msa],
  nl: [lists.nld],
  no: [lists.nob],
  pl: [lists.pol],
  pt: [lists.por],
  ro: [lists.ron],
  ru: [lists.rus],
  sk: [lists.slk],
  sl: [lists.slv],
  es: [lists.spa],
  sv: [lists.swe],
  sw: [lists.swa],
  th: [lists.tha],
  tl: [lists.tgl],
  tr: [lists.tur],
  uk: [lists.ukr],
  ur: [lists.urd],
  vi: [lists.vie],
  zh: [lists.zho],
};

/** Codes of languages whose list has another code. */
const ALIASES: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  bs: 'hr',
  sr: 'hr',
  iw: 'he',
  in: 'id',
};

const sets = new Map<string, ReadonlySet<string>>();

/**
 * Stop words of a language, lower-cased, apostrophes straight; empty for a language without a list.
 * Source: the npm package `stopword` (MIT), widened for English.
 * @param language ISO 639-1 code, with or without a region (`pt`, `pt-BR`).
 */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const primary = language.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  const code = ALIASES[primary] ?? primary;
  const known = sets.get(code);
  if (known) return known;
  const words = Object.hasOwn(LISTS, code) ? (LISTS[code] ?? []) : [];
  const set = new Set(words.flat().map((word) => word.toLowerCase().replaceAll('’', "'").trim()));
  set.delete('');
  if (words.length > 0) sets.set(code, set);
  return set;
}

/**
 * Whether a word is a function word of the language (article, pronoun, preposition, auxiliary …) that has
 * no information about a text's subject. Case and the shape of the apostrophe do not matter.
 * @param language ISO 639-1 code; for an unknown language the answer is always false.
 */
export function isStopWord(word: string, language: string): boolean {
  return stopWordsOf(language).has(word.toLowerCase().replaceAll('’', "'"));
}
