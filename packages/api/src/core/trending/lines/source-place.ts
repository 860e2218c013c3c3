import type { LineOptions } from './line-options.ts';
import { type SourceEvidence, sourceEvidence } from './source-evidence.ts';
import { sourceKey } from './source-key.ts';
import type { PieceStyle } from './split-pieces.ts';

/** The surroundings of a piece that may name the publisher. */
export interface SourcePlace {
  readonly style: PieceStyle;
  /** Whether there is a date next to it. */
  readonly isDated: boolean;
  /** The piece before it. */
  readonly before: string;
}

const THREE_WORDS = /\s\S+\s/;
/** Maximum length of a publisher's name with the text that may surround it. */
const MAX_SOURCE_PIECE_CHARACTERS = 70;
/** A headline that ends with a quotation: what follows may be who says it. */
export const QUOTATION_END = /["'”’»]\s*$/u;

/**
 * Whether the last piece of a line names its publisher. A lone word after a dash may be whom the headline quotes
 * ("Prices must fall - Ofwat"): it counts only with a date beside it, when other lines end with it, or when most lines of
 * the list name their publisher there, and when no other headline names it.
 */
export function isSourcePiece(text: string, place: SourcePlace, options: LineOptions): boolean {
  const evidence = confirmedEvidence(text, options);
  if (evidence === 'strong') return true;
  if (evidence === 'none' || (/^\d/.test(text) && /\d\s*$/.test(place.before))) return false;
  if (place.style === 'bar') return !/^\d/.test(text);
  const name = bareName(text);
  const isOneWord = !/\s/.test(name);
  if (isOneWord && isSubject(name, options.subjects)) return false;
  if (place.isDated) return true;
  const isPublishersPlace = !isOneWord || options.layout.has('after a dash');
  return evidence === 'weak' && isPublishersPlace && !/^\d/.test(text) && !QUOTATION_END.test(place.before);
}

/** `strong` also for names that other lines of the list confirm. */
export function confirmedEvidence(text: string, options: LineOptions): SourceEvidence {
  if (text.length > MAX_SOURCE_PIECE_CHARACTERS) return 'none';
  const name = bareName(text);
  const evidence = sourceEvidence(name);
  if (evidence === 'strong') return evidence;
  const canBeTrusted = evidence !== 'none' || name === name.toLowerCase();
  return canBeTrusted && options.trustedSources.has(sourceKey(name)) ? 'strong' : evidence;
}

/** Whether headlines speak of the bearer of the name; of a name of several words the first two decide. */
export function isSubject(name: string, subjects: ReadonlySet<string>): boolean {
  return subjects.has(name.split(/\s+/).slice(0, 2).join(' '));
}

/** The name without "via", brackets and quotation marks. */
export function bareName(text: string): string {
  const name = text
    .replace(/^(?:via|by|source|from)\s*:?\s+/i, '')
    .replace(/\s*\((?:blog|press release|subscription|registration|satire)\)\s*$/i, '')
    .replace(/^[([“"']+|[\]”"'.,;]+$/g, '');
  return (name.endsWith(')') ? name.replace(/^([^(]*)\)+$/, '$1') : name).trim();
}

/** Whether a text is long enough for a headline; scripts without spaces count by letters. */
export function isTitleLike(text: string): boolean {
  return THREE_WORDS.test(text) || /\p{Lo}{5,}/u.test(text);
}
