import { isCommonWord } from '../text/background-rank.ts';

/** The part of a word before a hyphen at the end of a line, lowercase except possibly the first letter. */
const WORD_START = /(?<![\p{L}\p{N}.])(\p{Lu}?\p{Ll}+)[-\u2010]$/u;
const WORD_END = /^\p{Ll}+/u;
/** After a hyphen, these words connect two words that share a part: `short- and long-term`. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(
  'and or to und oder bis et ou y o e en of och og'.split(' '),
);

/**
 * Joins a line with its continuation. A hyphen at the end of a line is removed if it only divides a word: if the document
 * spells the word without it or, unless the document spells it with the hyphen, if the whole word is an English word or one
 * of its parts is not.
 * @param words words of the document in lowercase, hyphenated ones as one word
 */
export function continueLine(above: string, below: string, words: ReadonlySet<string> = new Set()): string {
  if (above.endsWith('\u00AD')) return above.slice(0, -1) + below;
  if (!/[\p{L}\p{N}.][-\u2010]$/u.test(above)) return `${above} ${below}`;
  const end = WORD_END.exec(below)?.[0] ?? '';
  if (CONJUNCTIONS.has(end)) return `${above} ${below}`;
  const start = WORD_START.exec(above)?.[1]?.toLowerCase();
  const isDivided = start !== undefined && end !== '' && isDividedWord(start, end, words);
  return (isDivided ? above.slice(0, -1) : above) + below;
}

function isDividedWord(start: string, end: string, words: ReadonlySet<string>): boolean {
  if (words.has(start + end)) return true;
  if (words.has(`${start}-${end}`)) return false;
  return isCommonWord(start + end) || !isCommonWord(start) || !isCommonWord(end);
}
