import { memoize } from '../../text/memoize.ts';

/** A word with everything that was found out about it, so that no table is asked twice for the same word. */
export interface Word {
  /** In lowercase with a straight apostrophe and without possessive `'s`. Empty for handles, URLs and numbers. */
  readonly key: string;
  /** What the functions of `onWord` returned, by their slot. */
  readonly kept: unknown[];
}

/** Returns the object of a word. Equal words share one object. */
export const wordOf: (key: string) => Word = memoize((key) => ({ key, kept: [] }));

let slots = 0;

/** Wraps a pure function of a word. Its result is kept with the word, where reading it again costs one array access. */
export function onWord<T extends string | boolean | object>(compute: (word: Word) => T): (word: Word) => T {
  const slot = slots++;
  return (word) => {
    const found = word.kept[slot];
    if (found !== undefined) return found as T;
    const value = compute(word);
    word.kept[slot] = value;
    return value;
  };
}
