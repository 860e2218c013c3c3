import type { CodedPair } from './agreement.ts';

export interface CodedPairs {
  readonly pairs: CodedPair[];
  /** 1-based numbers of the lines that do not have exactly two codes. */
  readonly unread: number[];
}

/** One item per line, two codes separated by tab, comma, semicolon or bar. Case and surrounding spaces are ignored. */
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
