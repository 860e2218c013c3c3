/** Bounds on what is kept. */
export interface MemoryBounds {
  readonly maxTexts: number;
  /** Longer texts are rarely repeated, and each takes much memory. */
  readonly maxCharacters: number;
}

/** More words and names than most lists have. */
const WORDS: MemoryBounds = { maxTexts: 20_000, maxCharacters: 60 };
/** At this length or more, engines keep a substring as a reference into the text it was cut from. */
const SHARED_FROM = 13;

/**
 * The same function with its last results kept, up to a bound: for pure functions of words and names that occur again and
 * again. Equal results are the same object, which saves memory too.
 */
export function memoize<T extends string | boolean | object>(
  compute: (text: string) => T,
  { maxTexts, maxCharacters } = WORDS,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > maxCharacters) return compute(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = compute(text);
    if (known.size >= maxTexts) known.clear();
    known.set(text.length < SHARED_FROM ? text : copyOf(text), value);
    return value;
  };
}

/** Without it, one word would keep the whole text in memory. */
function copyOf(text: string): string {
  return text.split('').join('');
}
