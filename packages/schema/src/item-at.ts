/** Checked access by index. Throws `RangeError` for a missing element, so that it never becomes a wrong number. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Index ${index} is outside an array of ${items.length}.`);
  return item;
}
