/**
 * The most frequent gray level, and how many pixels are of it.
 * @param histogram pixels of each level, 0 to 255
 * @param tolerance levels to each side that count as the same
 */
export function dominantLevel(
  histogram: Uint32Array,
  tolerance: number,
): { readonly level: number; readonly count: number } {
  const level = histogram.indexOf(Math.max(...histogram));
  const near = histogram.slice(Math.max(0, level - tolerance), level + tolerance + 1);
  return { level, count: near.reduce((sum, one) => sum + one, 0) };
}
