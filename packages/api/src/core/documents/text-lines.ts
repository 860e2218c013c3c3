import { countOf, formatCount } from '@earshot/schema/format-count';
import { MAX_LINES } from '@earshot/schema/limits';
import conjunctions from '../../content/text/list-conjunctions.json' with { type: 'json' };
import { isCommonWord } from '../text/background-rank.ts';

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Control sequences and invisible characters, which break every comparison. */
const INVISIBLE = /[^\P{Cc}\s]\[[\d;?]*[A-Za-z]|[^\P{Cc}\t]|\p{Bidi_Control}|[\u00ad\u200b\u2060\ufeff]/gu;
/** A space before another. Without a quantifier, because V8 can run out of backtracking stack on a run of millions. */
const EXTRA_SPACE = /[^\S\t](?=[^\S\t])/g;
const OTHER_SPACE = /[^\S\t ]/g;

/** Tabs within a line separate columns and are kept. Consecutive blank lines become one. */
export function cleanLines(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.split(LINE_BREAK)) {
    const line = raw.replace(INVISIBLE, '').trim().replace(EXTRA_SPACE, '').replace(OTHER_SPACE, ' ');
    if (line !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(line);
  }
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

export function rowsToLines(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row) => row.map((cell) => cell.replace(/\s+/gu, ' ').trim()).join('\t'));
}

/** Up to `MAX_LINES` lines that are not blank. `leftOut` counts the nonblank lines after them. */
export function firstLines(lines: readonly string[]): { readonly lines: string[]; readonly leftOut: number } {
  let count = 0;
  const end = lines.findIndex((line) => line.trim() !== '' && ++count > MAX_LINES);
  if (end < 0) return { lines: [...lines], leftOut: 0 };
  return {
    lines: lines.slice(0, end),
    leftOut: lines.slice(end).filter((line) => line.trim() !== '').length,
  };
}

export function leftOutNotes(leftOut: number): string[] {
  if (leftOut === 0) return [];
  const [first, rest] = [formatCount(MAX_LINES), countOf(leftOut, 'line')];
  return [
    `The list is too long to rank at once: its first ${first} lines were ranked, and ${rest} after them ${leftOut === 1 ? 'was' : 'were'} left out. Split the list into parts of up to ${first} lines to rank the rest.`,
  ];
}

const WORD_START = /(?<![\p{L}\p{N}.])(\p{Lu}?\p{Ll}+)[-\u2010]$/u;
const WORD_END = /^\p{Ll}+/u;
/** After a hyphen, these words connect two words that share a part: `short- and long-term`. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(conjunctions);

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
