/**
 * Minimum number of words for a title to be an edited copy. Two shorter titles are copies only if they have the same words.
 */
const MIN_EDITED_WORDS = 6;

/**
 * Returns, for every line of a story, the index of the first line that it copies, or null if it is not a copy. Copies have
 * the same words, or become the same if at most one word is dropped from each, because outlets change a word of wire stories.
 * `wordsOf` returns the normalized words of the title at an index, and `canDiffer` whether a word may be dropped.
 */
export function findCopies(
  titles: readonly string[],
  wordsOf: (at: number) => readonly string[],
  canDiffer: (word: string) => boolean,
): (number | null)[] {
  if (titles.length === 1) return [null];
  const firstWith = new Map<string, number>();
  const firstOf = new Map<string, number>();
  const originals: (number | null)[] = [];
  titles.forEach((title, at) => {
    const same = firstOf.get(title);
    if (same !== undefined) {
      originals.push(originals[same] ?? same);
      return;
    }
    firstOf.set(title, at);
    const keys = wordingsOf(wordsOf(at), canDiffer);
    const known = keys.flatMap((key) => firstWith.get(key) ?? []);
    const first = known.length === 0 ? at : Math.min(...known);
    const original = originals[first] ?? first;
    for (const key of keys) if (!firstWith.has(key)) firstWith.set(key, original);
    originals.push(original === at ? null : original);
  });
  return originals;
}

/**
 * Returns the joined words of a title. For a title of at least `MIN_EDITED_WORDS` words, adds all variants that omit one
 * word that may differ.
 */
function wordingsOf(words: readonly string[], canDiffer: (word: string) => boolean): string[] {
  const whole = words.join(' ');
  if (words.length < MIN_EDITED_WORDS) return [whole];
  const wordings = [whole];
  let start = 0;
  for (const word of words) {
    const end = start + word.length;
    if (canDiffer(word))
      wordings.push(start === 0 ? whole.slice(end + 1) : whole.slice(0, start - 1) + whole.slice(end));
    start = end + 1;
  }
  return wordings;
}
