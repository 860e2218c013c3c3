export function countsOf<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The first value wins a tie. */
export function mostFrequent<T>(counts: ReadonlyMap<T, number>, none: T): readonly [value: T, count: number] {
  return [...counts].reduce<readonly [T, number]>((a, b) => (b[1] > a[1] ? b : a), [none, 0]);
}
