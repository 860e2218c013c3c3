import type { ReadLine } from './read-line.ts';

/** Minutes and seconds in brackets at the end. A score such as `(28:25)` looks the same. */
const LENGTH = /\s*[([]\d{1,2}:[0-5]\d[)\]]$/;
/** No score looks like this, because one side would have at least ten times as many points. */
const SHORT_LENGTH = /[([]\d:[0-5]\d[)\]]$/;
const MIN_LINES = 3;

/** Removes the lengths of clips from the titles if most of the lines that end like one cannot end with a score. */
export function withoutClipLengths(lines: readonly ReadLine[]): readonly ReadLine[] {
  const ending = lines.filter(({ title }) => LENGTH.test(title));
  const certain = ending.filter(({ title }) => SHORT_LENGTH.test(title)).length;
  if (certain < MIN_LINES || 2 * certain <= ending.length) return lines;
  return lines.map((line) => {
    const title = line.title.replace(LENGTH, '');
    return title === '' ? line : { ...line, title };
  });
}
