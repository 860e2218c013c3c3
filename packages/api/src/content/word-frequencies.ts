import classes from './word-frequencies.json' with { type: 'json' };

/**
 * Frequency classes of English words in general use, most frequent first: entry `c` lists the words whose rank is about
 * 2^(c/2), in alphabetical order. Plural and singular are one word. `bench/build-word-frequencies.ts` makes the data from
 * zxcvbn's ranking of the English Wikipedia (MIT) and SCOWL's size classes; their notices: docs/notices.md.
 */
export const WORD_FREQUENCY_CLASSES: readonly (readonly string[])[] = classes;
