import type { CodedPair } from './agreement.ts';

export interface CodedPairs {
  readonly pairs: CodedPair[];
  /** 1-based numbers of the lines that do not have exactly two codes. */
  readonly unread: number[];
}

/**
 * Reads two columns of codes as pasted from a spreadsheet: one item per line, with a tab, comma, semicolon or vertical bar
 * between the two codes. Case and surrounding spaces are ignored when codes are compared. Blank lines are skipped.
 */
export function readCodedPairs(text: string): CodedPairs {
  const pairs: CodedPair[] = [];
  const unread: number[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const [first = '', second = '', ...rest] = line.split(/[\t,;|]/).map((code) => code.trim().toLowerCase());
    if (first === '' || second === '' || rest.some((code) => code !== '')) unread.push(index + 1);
    else pairs.push([first, second]);
  }
  return { pairs, unread };
}
