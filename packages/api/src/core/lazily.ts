export function lazily<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Reads each key once. The answers live as long as the returned function. */
export function remembering<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const answers = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const answer = answers.get(key) ?? { value: read(key) };
    answers.set(key, answer);
    return answer.value;
  };
}
