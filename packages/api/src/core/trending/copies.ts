/** Titles of fewer words are copies only when all words are equal. */
const MIN_EDITED_WORDS = 6;

/**
 * For every line of a story the position of the first line with the same text, or null when it is the first itself. Equal word
 * for word, or except for one word that was changed, added or left out, as wire copies are. `wordsOf`: the words of the title at a
 * position, as keys.
 */
export function findCopies(
  titles: readonly string[],
  wordsOf: (at: number) => readonly string[],
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
    const keys = wordingsOf(wordsOf(at));
    const known = keys.flatMap((key) => firstWith.get(key) ?? []);
    const first = known.length === 0 ? at : Math.min(...known);
    const original = originals[first] ?? first;
    for (const key of keys) if (!firstWith.has(key)) firstWith.set(key, original);
    originals.push(original === at ? null : original);
  });
  return originals;
}

/** The words of a title in order, and those with one word left out. */
function wordingsOf(words: readonly string[]): string[] {
  const whole = words.join(' ');
  if (words.length < MIN_EDITED_WORDS) return [whole];
  const wordings = [whole];
  let start = 0;
  for (const word of words) {
    const end = start + word.length;
    wordings.push(start === 0 ? whole.slice(end + 1) : whole.slice(0, start - 1) + whole.slice(end));
    start = end + 1;
  }
  return wordings;
}
