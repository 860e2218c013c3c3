/** Two or more spaces between words, but not after a sentence. */
const WIDE_GAP = /(?<=[^\s.!?:]) {2,}(?=\S)/gu;
const MIN_LINES = 3;
/** Minimum fraction of the nonblank lines that must have the same number of gaps. */
const MIN_SHARE = 0.3;
const MIN_GAPS = 2;

/**
 * Replaces the gaps between the columns of a table that is aligned with spaces, as copied from a PDF file, with tabs.
 * Returns the lines unchanged unless enough of them (`MIN_LINES` and `MIN_SHARE`) have the same number of gaps, at least
 * `MIN_GAPS`.
 */
export function withTabs(lines: readonly string[]): readonly string[] {
  const gaps = lines.map((line) => (line.includes('  ') ? (line.match(WIDE_GAP)?.length ?? 0) : 0));
  const counts = new Map<number, number>();
  for (const count of gaps) if (count >= MIN_GAPS) counts.set(count, (counts.get(count) ?? 0) + 1);
  const [usual, times] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0] as const);
  const written = lines.filter((line) => line.trim() !== '').length;
  if (times < Math.max(MIN_LINES, MIN_SHARE * written)) return lines;
  return lines.map((line, i) => (gaps[i] === usual ? line.replace(WIDE_GAP, '\t') : line));
}
