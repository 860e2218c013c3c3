import type { TableSource } from './encode-table.ts';

/**
 * Frequency classes of English words in general use: entry `c` has the words with a rank of about 2^(c/2), and becomes column
 * `class`. Plural and singular are one word. `fit/words/build-word-frequencies.ts` builds the data from zxcvbn's ranking of the
 * English Wikipedia (MIT) and SCOWL's size classes (docs/notices.md).
 */
export function wordFrequencySource(classes: readonly (readonly string[])[]): TableSource {
  const values = classes.flatMap((words, index) => words.map(() => index));
  return { keys: classes.flat(), columns: { class: { type: 'uint8', values } } };
}
