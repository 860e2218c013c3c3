import { memoize } from '../../text/memoize.ts';

/** A word with the cached results of all lookups on it, so that no table is searched twice for the same word. */
export interface Word {
  /** In lowercase with a straight apostrophe and without possessive `'s`. Empty for handles, URLs and numbers. */
  readonly key: string;
  /** Results of the functions wrapped by `onWord`, indexed by slot. */
  readonly values: unknown[];
}

let slots = 0;

/**
 * Returns the object of a word. Equal words share one object while it is cached. An array of full length from the start is
 * not copied each time a result is added.
 */
export const wordOf: (key: string) => Word = memoize((key) => ({ key, values: new Array<unknown>(slots) }));

/** Wraps a pure function of a word. Its result is cached on the word, so later calls cost one array access. */
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
