import type { CodedPair } from './agreement.ts';

export interface CodedPairs {
  readonly pairs: CodedPair[];
  /** Numbers of the lines, from 1, that do not have two codes. */
  readonly unread: number[];
}

/**
 * Two columns of codes, as pasted from a spreadsheet: one item per line, with a tab, comma, semicolon or bar between the two codes.
 * Codes are compared without regard to case and to spaces around them. Blank lines are skipped.
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
