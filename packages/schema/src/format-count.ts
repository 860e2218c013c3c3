/** Created on first use, because it would add milliseconds to every startup. */
let wholeNumber: Intl.NumberFormat | undefined;

export function formatCount(count: number): string {
  // The formatter is slow, and a long ranking has thousands of small counts.
  if (Number.isInteger(count) && count >= 0 && count < 1_000) return String(count);
  wholeNumber ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  return wholeNumber.format(count);
}

export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

export function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}
