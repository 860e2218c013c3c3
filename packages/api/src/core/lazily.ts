/** Returns a function that creates a value on its first call and returns the same value on later calls. */
export function lazily<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
