export interface MemoryBounds {
  readonly maxTexts: number;
  /** Longer texts are rarely repeated, and each takes a lot of memory. */
  readonly maxCharacters: number;
}

const WORDS: MemoryBounds = { maxTexts: 20_000, maxCharacters: 60 };
/** From this length, engines keep a substring as a reference into the original text. */
const SHARED_FROM = 13;

/** Each time half of the cache has filled up, results not requested since the last time are dropped. */
export function memoize<T extends string | boolean | object, Text extends string = string>(
  compute: (text: Text) => T,
  { maxTexts, maxCharacters } = WORDS,
): (text: Text) => T {
  let recent = new Map<string, T>();
  let older = recent;
  return (text) => {
    if (text.length > maxCharacters) return compute(text);
    const found = recent.get(text);
    if (found !== undefined) return found;
    const value = older.get(text) ?? compute(text);
    if (recent.size >= maxTexts / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(text.length < SHARED_FROM ? text : copyOf(text), value);
    return value;
  };
}

/** Keeps a result as long as its key exists: the object itself or what `keyOf` returns. */
export function memoizeObjects<In extends object, T extends object>(
  compute: (object: In) => T,
  keyOf: (object: In) => object = (object) => object,
): (object: In) => T {
  const known = new WeakMap<object, T>();
  return (object) => {
    const key = keyOf(object);
    const found = known.get(key);
    if (found) return found;
    const value = compute(object);
    known.set(key, value);
    return value;
  };
}

/** Forces a copy, because one word would otherwise keep the whole text in memory. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
