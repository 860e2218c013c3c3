/** Good and bad against neutral, in log odds: how the fitted models of headlines and of parties say what they know. */
export type LogOdds = readonly [good: number, bad: number];

export const NO_ODDS: LogOdds = [0, 0];

/** A line of a table of weights: a name, which may have spaces, and its two weights. */
export function readWeights(line: string): { name: string; weights: LogOdds } {
  const parts = line.split(' ');
  const [good = 0, bad = 0] = parts.splice(-2).map(Number);
  return { name: parts.join(' '), weights: [good, bad] };
}

/** Shares of readers, in [0, 1], to whom it is good and bad; to the rest it is neither. */
export function sharesOf([good, bad]: LogOdds): LogOdds {
  const most = Math.max(good, bad, 0);
  const [up, down, rest] = [Math.exp(good - most), Math.exp(bad - most), Math.exp(-most)];
  return [up / (up + down + rest), down / (up + down + rest)];
}
