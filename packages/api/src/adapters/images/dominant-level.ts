/**
 * Returns the most frequent gray level and the number of pixels within `tolerance` of it.
 * @param histogram number of pixels for each level, 0 to 255
 * @param tolerance levels on each side that count as the same
 */
export function dominantLevel(
  histogram: Uint32Array,
  tolerance: number,
): { readonly level: number; readonly count: number } {
  const level = histogram.indexOf(Math.max(...histogram));
  const near = histogram.slice(Math.max(0, level - tolerance), level + tolerance + 1);
  return { level, count: near.reduce((sum, one) => sum + one, 0) };
}
