/** Bounds what a page says about itself, which may be as long as the page. */
import type { Metadata, TitleValidation } from '@earshot/schema/analysis-result';
import { MAX_METADATA_CHARACTERS, MAX_METADATA_ITEMS } from '../limits.ts';
import { safeCut } from '../text/safe-cut.ts';

/** The metadata with texts of at most `MAX_METADATA_CHARACTERS` and lists of at most `MAX_METADATA_ITEMS`. Addresses stay whole. */
export function boundMetadata(metadata: Metadata): Metadata {
  const { canonicalUrl, imageUrl, ...rest } = metadata;
  return {
    ...bound(rest),
    ...(canonicalUrl !== undefined && { canonicalUrl }),
    ...(imageUrl !== undefined && { imageUrl }),
  };
}

/** The titles within the same bound. */
export function boundTitles(titles: TitleValidation): TitleValidation {
  return bound(titles);
}

/** The same value with its texts and lists cut. */
function bound<T>(value: T): T;
function bound(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, safeCut(value, MAX_METADATA_CHARACTERS));
  if (Array.isArray(value)) return value.slice(0, MAX_METADATA_ITEMS).map((item) => bound(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).slice(0, MAX_METADATA_ITEMS);
  return Object.fromEntries(entries.map(([name, part]) => [name, bound(part)]));
}
