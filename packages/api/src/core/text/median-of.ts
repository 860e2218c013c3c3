/** Returns the median, the higher of two middle values, or undefined for an empty list. */
export function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
