/** Limits the length of a fetched text, and of the metadata of a page, which may be as long as the page. */

import type { Metadata, TitleValidation } from '@earshot/schema/analysis-result';
import { MAX_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import { type ReportWarning, textCutWarning } from '@earshot/schema/warnings';
import { MAX_METADATA_CHARACTERS, MAX_METADATA_ITEMS, MAX_METADATA_TOTAL_CHARACTERS } from '../limits.ts';
import { countWords } from '../page/html/blocks.ts';
import { safeCut } from '../text/safe-cut.ts';

/** A text is cut at the end of a paragraph or word if that keeps at least this fraction of the allowed text. */
const MIN_KEPT_SHARE = 0.9;

/**
 * Returns the text unchanged if it has at most `maxCharacters`. Otherwise returns its beginning, with a warning that
 * gives the number of words kept and in total.
 */
export function cutLongText(
  text: string,
  maxCharacters = MAX_ARTICLE_CHARACTERS,
): { readonly text: string; readonly warning: ReportWarning | null } {
  if (text.length <= maxCharacters) return { text, warning: null };
  const paragraph = text.lastIndexOf('\n\n', maxCharacters);
  const space = text.lastIndexOf(' ', maxCharacters);
  const end =
    [paragraph, space].find((end) => end >= MIN_KEPT_SHARE * maxCharacters) ?? safeCut(text, maxCharacters);
  const beginning = text.slice(0, end);
  return { text: beginning, warning: textCutWarning(countWords(beginning), countWords(text)) };
}

/** Texts up to this length are never cut. They include the fixed values, such as the scope. */
const SHORT_CHARACTERS = 60;

/**
 * Returns the metadata with texts of at most `MAX_METADATA_CHARACTERS`, lists of at most `MAX_METADATA_ITEMS`, and
 * `MAX_METADATA_TOTAL_CHARACTERS` in total, after which only the first `SHORT_CHARACTERS` of each text are kept. The
 * canonical and image URLs are not cut.
 */
export function boundMetadata(metadata: Metadata): Metadata {
  const { canonicalUrl, imageUrl, ...rest } = metadata;
  return {
    ...bound(rest),
    ...(canonicalUrl !== undefined && { canonicalUrl }),
    ...(imageUrl !== undefined && { imageUrl }),
  };
}

/** Returns the titles, cut to the limits that apply to metadata. */
export function boundTitles(titles: TitleValidation): TitleValidation {
  return bound(titles);
}

function bound<T>(value: T): T {
  return cut(value, { characters: MAX_METADATA_TOTAL_CHARACTERS });
}

/** Returns the same value with its texts and lists cut. `left` is the remaining total number of characters. */
function cut<T>(value: T, left: { characters: number }): T;
function cut(value: unknown, left: { characters: number }): unknown {
  if (typeof value === 'string') {
    const most = Math.max(SHORT_CHARACTERS, Math.min(MAX_METADATA_CHARACTERS, left.characters));
    const text = value.slice(0, safeCut(value, most));
    left.characters -= text.length;
    return text;
  }
  if (Array.isArray(value)) return value.slice(0, MAX_METADATA_ITEMS).map((item) => cut(item, left));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).slice(0, MAX_METADATA_ITEMS);
  return Object.fromEntries(entries.map(([name, part]) => [name, cut(part, left)]));
}
