/** How much is kept. */
export interface MemoryBounds {
  readonly maxTexts: number;
  /** Longer texts hardly ever come again, and each would take much room. */
  readonly maxCharacters: number;
}

/** More words and names than most lists have. */
const WORDS: MemoryBounds = { maxTexts: 20_000, maxCharacters: 60 };
/** From this length on, engines keep a substring as a reference into the text that it was cut from. */
const SHARED_FROM = 13;

/**
 * The same function with its last results kept, up to a bound: for pure functions of words and names that come again and
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
