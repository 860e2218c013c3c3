import type { Metadata, Reading } from '@earshot/schema/analysis-result';
import { formatCount } from '@earshot/schema/format-count';
import { knownPlatform } from './publisher-of.ts';

/**
 * Describes how sure the reading of a screenshot is, with one figure each for text, author and platform, or a single
 * figure if there are no others. The screen and the printed report share this wording.
 */
export function readingCertainty(
  { choice: { parts, confidence } }: Reading,
  { author, platform }: Pick<Metadata, 'author' | 'platform'>,
): string {
  if (!parts) return `Text and author read: ${percent(confidence)} sure.`;
  const known = knownPlatform(platform);
  return [
    `Text read: ${percent(parts.text)} sure.`,
    author ? `Author: ${percent(parts.author)} sure.` : 'Author: not found.',
    known ? `Platform: ${known}, ${percent(parts.network)} sure.` : 'Platform: not found.',
  ].join(' ');
}

function percent(value: number): string {
  return `${formatCount(Math.round(value))}%`;
}
