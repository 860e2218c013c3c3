/** Caches the result of `compute` for each object. */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const before = results.get(key);
    if (before) return before.value;
    const value = compute(key);
    results.set(key, { value });
    return value;
  };
}
