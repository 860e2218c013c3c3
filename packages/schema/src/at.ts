/**
 * Returns the element at an index that is known to exist.
 * @throws RangeError for an index outside the array, so that a wrong index is an error rather than a wrong number.
 */
export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Index ${index} is outside an array of ${items.length}.`);
  return item;
}
