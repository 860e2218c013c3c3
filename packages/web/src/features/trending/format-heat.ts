const heat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A heat score as it is shown; one decimal at most, so that 79.9 does not read as the 80 of the next band (#223). */
export function formatHeat(score: number): string {
  return heat.format(score);
}
