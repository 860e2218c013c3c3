import type { Source } from '@earshot/schema/help/model';

/**
 * Returns an entry with its month of review: the month of the oldest check of its sources. Unchanged while a source is
 * unchecked, and if it has no sources.
 */
export function reviewed<
  Entry extends { readonly sources?: Source[] | undefined; readonly lastReviewed?: string | undefined },
>(entry: Entry): Entry {
  const [oldest] = (entry.sources ?? []).map(({ checked }) => checked ?? '').sort();
  return oldest ? { ...entry, lastReviewed: oldest.slice(0, 'YYYY-MM'.length) } : entry;
}
