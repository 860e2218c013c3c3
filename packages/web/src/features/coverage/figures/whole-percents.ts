/**
 * Rounds the shares of a whole to percentages whose sum matches that of the shares, e.g. 100 for 62.5% and 37.5%.
 * Rounded one by one, these would add up to 101. The shares with the largest remainders are rounded up, the earlier one
 * if two are equal.
 * @param shares from 0 to 1, with a sum of at most 1
 */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map((percent) => Math.floor(percent + SLACK));
  const sum = Math.round(exact.reduce((total, percent) => total + percent, 0));
  const missing = sum - whole.reduce((total, percent) => total + percent, 0);
  const byRemainder = exact
    .map((percent, at) => ({ at, remainder: percent - (whole[at] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  const roundedUp = new Set(byRemainder.slice(0, missing).map(({ at }) => at));
  return whole.map((percent, at) => percent + Number(roundedUp.has(at)));
}

/** Compensates for floating-point error: 0.29 * 100 is slightly less than 29. */
const SLACK = 1e-9;
