/**
 * The same function with its last results kept, up to `capacity` of them: for pure functions of texts that come again and
 * again in a list. Equal results are the same object, which saves memory too.
 */
export function memoize<T>(compute: (text: string) => T, capacity: number): (text: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.value;
    const value = compute(text);
    if (known.size >= capacity) known.clear();
    known.set(text, { value });
    return value;
  };
}
