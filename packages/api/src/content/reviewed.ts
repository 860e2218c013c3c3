import type { Source } from '@earshot/schema/help/model';

/**
 * An entry with its month of review: the month of the oldest check of its sources. While a source is unchecked, there is none.
 * An entry without sources keeps the month it has.
 */
export function reviewed<
  Entry extends { readonly sources?: Source[] | undefined; readonly lastReviewed?: string | undefined },
>(entry: Entry): Entry {
  const [oldest] = (entry.sources ?? []).map(({ checked }) => checked ?? '').sort();
  return oldest ? { ...entry, lastReviewed: oldest.slice(0, 'YYYY-MM'.length) } : entry;
}
