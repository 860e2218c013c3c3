import type { ReadLine } from './read-line.ts';

/** Minutes and seconds in brackets at the end. A score such as `(28:25)` looks the same. */
const LENGTH = /\s*[([]\d{1,2}:[0-5]\d[)\]]$/;
/**
 * Lengths under ten minutes that cannot be scores: no minutes, seconds that begin with 0, or at least ten times as many seconds
 * as minutes. `(9:14)` could be a halftime score.
 */
const SHORT_LENGTH = /[([](?:\d:0\d|0:[1-5]\d|1:[1-5]\d|2:[2-5]\d|3:[3-5]\d|4:[45]\d|5:5\d)[)\]]$/;
const MIN_LINES = 3;

/** Removes the lengths of clips from the titles if most lines that end with a possible length end with one that cannot be a score. */
export function withoutClipLengths(lines: readonly ReadLine[]): readonly ReadLine[] {
  const ending = lines.filter(({ title }) => LENGTH.test(title));
  const certain = ending.filter(({ title }) => SHORT_LENGTH.test(title)).length;
  if (certain < MIN_LINES || 2 * certain <= ending.length) return lines;
  return lines.map((line) => {
    const title = line.title.replace(LENGTH, '');
    return title === '' ? line : { ...line, title };
  });
}
