/** Converts the list of general English to a table. */
import type { TableSource } from './encode-table.ts';

/**
 * Returns the frequency classes of English words in general use, most frequent first: entry `c` contains the words whose
 * rank is about 2^(c/2), in alphabetical order. Plural and singular are one word. `fit/words/build-word-frequencies.ts` builds
 * the data from zxcvbn's ranking of the English Wikipedia (MIT) and SCOWL's size classes. Notices: docs/notices.md. Column
 * `class` is `c`.
 */
export function wordFrequencySource(classes: readonly (readonly string[])[]): TableSource {
  const values = classes.flatMap((words, index) => words.map(() => index));
  return { keys: classes.flat(), columns: { class: { type: 'uint8', values } } };
}
