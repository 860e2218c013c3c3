/**
 * Rounds amounts to whole numbers that add up exactly to the rounded total, using the largest-remainder method (Hamilton).
 * Ties go to the earlier amount.
 */
export function apportion(amounts: readonly number[]): number[] {
  const total = Math.round(amounts.reduce((sum, amount) => sum + amount, 0));
  const whole = amounts.map(Math.floor);
  const missing = total - whole.reduce((sum, amount) => sum + amount, 0);
  const byRemainder = amounts
    .map((amount, index) => ({ index, remainder: amount - Math.floor(amount) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Math.max(0, missing))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
