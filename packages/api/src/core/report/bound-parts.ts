import type { Metadata, TitleValidation } from '@earshot/schema/analysis-result';
import { MAX_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import { type ReportWarning, textCutWarning } from '@earshot/schema/warnings';
import { MAX_METADATA_CHARACTERS, MAX_METADATA_ITEMS, MAX_METADATA_TOTAL_CHARACTERS } from '../limits.ts';
import { countWords } from '../page/html/blocks.ts';
import { safeCut } from '../text/safe-cut.ts';

/** A cut is at the end of a paragraph or word if it leaves at least this share. */
const MIN_KEPT_SHARE = 0.9;

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

/** They include the fixed values, such as the scope. */
const SHORT_CHARACTERS = 60;

/**
 * `MAX_METADATA_TOTAL_CHARACTERS` in all, after which only `SHORT_CHARACTERS` of each text are left. The canonical and
 * image URLs are not cut.
 */
export function boundMetadata(metadata: Metadata): Metadata {
  const { canonicalUrl, imageUrl, ...rest } = metadata;
  return {
    ...bound(rest),
    ...(canonicalUrl !== undefined && { canonicalUrl }),
    ...(imageUrl !== undefined && { imageUrl }),
  };
}

export function boundTitles(titles: TitleValidation): TitleValidation {
  return bound(titles);
}

function bound<T>(value: T): T {
  return cut(value, { characters: MAX_METADATA_TOTAL_CHARACTERS });
}

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
