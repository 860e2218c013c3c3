/// <reference path="./stopword.d.ts" />
import * as lists from 'stopword';
import moreEnglish from '../../content/text/english-stop-words.json' with { type: 'json' };

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
  en: [lists.eng, moreEnglish],
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

/** Maps language codes to the code of the list to use. */
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
 * Returns the stop words of a language, in lowercase with straight apostrophes. Empty for a language without a list. Source:
 * the npm package `stopword` (MIT), extended for English.
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
 * Whether a word is a function word of the language (article, pronoun, preposition, auxiliary …) that contains no
 * information about a text's subject. Ignores case and the form of the apostrophe. Always false for an unknown language.
 * @param language ISO 639-1 code
 */
export function isStopWord(word: string, language: string): boolean {
  return stopWordsOf(language).has(word.toLowerCase().replaceAll('’', "'"));
}
