import type { Metadata, Reading } from '@earshot/schema/analysis-result';
import { formatCount } from '@earshot/schema/format-count';

/** The server's name for a platform that it could not recognize. */
const UNKNOWN_PLATFORM = 'Unknown';

/**
 * Says how sure the reading of a screenshot is, with one figure each for text, author and platform. The only place where the
 * product words this, so that screen and paper agree.
 */
export function readingCertainty(
  { choice: { parts, confidence } }: Reading,
  { author, platform }: Pick<Metadata, 'author' | 'platform'>,
): string {
  if (!parts) return `Text and author read: ${percent(confidence)} sure.`;
  const isKnown = platform !== undefined && platform !== UNKNOWN_PLATFORM;
  return [
    `Text read: ${percent(parts.text)} sure.`,
    author ? `Author: ${percent(parts.author)} sure.` : 'Author: not found.',
    isKnown ? `Platform: ${platform}, ${percent(parts.network)} sure.` : 'Platform: not found.',
  ].join(' ');
}

function percent(value: number): string {
  return `${formatCount(Math.round(value))}%`;
}
