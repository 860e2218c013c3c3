import { memoize } from '../../text/memoize.ts';

/** A word with the cached results of all lookups on it. */
export interface Word {
  /** Lowercase, without possessive `'s`. Empty for handles, URLs and numbers. */
  readonly key: string;
  readonly values: unknown[];
}

let slots = 0;

/** An array of full length from the start is not copied each time a result is added. */
export const wordOf: (key: string) => Word = memoize((key) => ({ key, values: new Array<unknown>(slots) }));

/** Caches the result on the word, so later calls cost one array access. */
export function onWord<T extends string | boolean | object>(compute: (word: Word) => T): (word: Word) => T {
  const slot = slots++;
  return (word) => {
    const found = word.values[slot];
    if (found !== undefined) return found as T;
    const value = compute(word);
    word.values[slot] = value;
    return value;
  };
}
