/** Limits of the cache. */
export interface MemoryBounds {
  readonly maxTexts: number;
  /** Longer texts are rarely repeated, and each takes a lot of memory. */
  readonly maxCharacters: number;
}

/** More words and names than most lists contain. */
const WORDS: MemoryBounds = { maxTexts: 20_000, maxCharacters: 60 };
/** Minimum length at which engines keep a substring as a reference into the original text. */
const SHARED_FROM = 13;

/**
 * Wraps a pure function and caches its results, for words, names and languages that occur repeatedly. Each time half of the cache has
 * filled up, results not requested since the last time are dropped. While a result is cached, the same object is returned
 * every time, which also saves memory.
 */
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

/** Wraps a pure function of an object, whose result is kept as long as `keyOf` the object, by default the object itself. */
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

/**
 * Without the copy, one word would keep the whole text in memory. Prepending a space and slicing it off forces the engine to
 * copy the text, ten times as fast as copying character by character.
 */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
