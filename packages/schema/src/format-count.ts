/** Created on first use, because creating it would add milliseconds to every startup. */
let wholeNumber: Intl.NumberFormat | undefined;

/** Formats a whole number with grouping: 1234 as `1,234`. */
export function formatCount(count: number): string {
  // The formatter is slow, and a long ranking has hundreds of thousands of small counts.
  if (Number.isInteger(count) && count >= 0 && count < 1_000) return String(count);
  wholeNumber ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  return wholeNumber.format(count);
}

/** Formats a count with its noun in singular or plural: `1 mention`, `1,200 mentions`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** Formats a size for a sentence, such as `10 MB`. A megabyte is 1024 * 1024 bytes. */
export function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}
