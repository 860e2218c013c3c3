/** Made when it is first needed: it takes milliseconds of every start. */
let wholeNumber: Intl.NumberFormat | undefined;

/** A whole number with grouping: 1234 gives `1,234`. */
export function formatCount(count: number): string {
  // The formatter is slow, and a long ranking holds hundreds of thousands of small counts.
  if (Number.isInteger(count) && count >= 0 && count < 1_000) return String(count);
  wholeNumber ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  return wholeNumber.format(count);
}

/** A count with its noun in the right number: `1 mention`, `1,200 mentions`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
