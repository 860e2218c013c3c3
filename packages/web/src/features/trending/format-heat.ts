const heat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Formats a heat score with at most one decimal, so that 79.9 is not shown as 80, which belongs to the next band (#223). */
export function formatHeat(score: number): string {
  return heat.format(score);
}
