import { isCommonWord } from '../text/background-rank.ts';

const WORD_START = /(?<![\p{L}\p{N}.])(\p{Lu}?\p{Ll}+)[-\u2010]$/u;
const WORD_END = /^\p{Ll}+/u;
/** After a hyphen, these words connect two words that share a part: `short- and long-term`. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(
  'and or to und oder bis et ou y o e en of och og'.split(' '),
);

/** A hyphen that only divides a word is removed. `words`: those of the document in lowercase, hyphenated ones as one word. */
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
