import { isRated } from '../lexicon/rated-words.ts';
import { readWord, type WordReading } from './read-word.ts';
import { onWord, type Word, wordOf } from './word.ts';
import { isGeneralWord } from './word-kinds.ts';

/** The patterns also match other words, but those results are in no table. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/is(e|es|ed|ing|ers?|ations?|able)$/, 'iz$1'],
  [/ys(e|es|ed|ing|ers?)$/, 'yz$1'],
  [/([a-z][bdhlmnptv])our/, '$1or'],
  [/enc(e|es|eless)$/, 'ens$1'],
  [/([bht])re(s?)$/, '$1er$2'],
  [/([aeiou][a-z]*[aeu])ll(ed|ing|ers?|ors?|ous)$/, '$1l$2'],
  [/([a-z]{3}[io]l)(s?)$/, '$1l$2'],
  [/([a-z]{2}[aio]l)(ments?)$/, '$1l$2'],
  [/([a-z]{2}il)ful/, '$1lful'],
  [/grey/, 'gray'],
  [/oeuv/, 'euv'],
  [/gement/, 'gment'],
  [/sceptic/, 'skeptic'],
  [/mould/, 'mold'],
  [/cosy/, 'cozy'],
  [/plough/, 'plow'],
  [/programme/, 'program'],
  [/ageing/, 'aging'],
];

const MAY_BE_BRITISH = new RegExp(BRITISH.map(([{ source }]) => source).join('|'));

export const americanWord: (word: Word) => Word = onWord((word) => {
  const { key } = word;
  if (!MAY_BE_BRITISH.test(key) || hasEntry(readWord(word))) return word;
  for (const [pattern, replacement] of BRITISH) {
    const american = wordOf(key.replace(pattern, replacement));
    if (american.key !== key && isSpelledSo(american, word)) return american;
  }
  return word;
});

function isSpelledSo(american: Word, word: Word): boolean {
  if (hasEntry(readWord(american)) || isRated(american)) return true;
  return !isRated(word) && isGeneralWord(american);
}

function hasEntry({ verb, noun, adjective, figure }: WordReading): boolean {
  return verb !== undefined || noun !== 0 || adjective !== 0 || figure !== 0;
}
