import { spellingKey } from '@earshot/schema/keywords/keyword-spellings';

/** Maximum number of remembered spellings. A few lists contain far fewer. */
const MAX_KNOWN = 1_000;
const known = new Map<string, string>();

/**
 * Returns `spellingKey` of a spelling, memoized because a list of 1,000 rows compares the same few keywords thousands
 * of times.
 */
export function knownSpellingKey(spelling: string): string {
  const before = known.get(spelling);
  if (before !== undefined) return before;
  const key = spellingKey(spelling);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(spelling, key);
  return key;
}
