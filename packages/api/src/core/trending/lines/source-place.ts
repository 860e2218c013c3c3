import type { LineOptions } from './line-options.ts';
import { type SourceEvidence, sourceEvidence } from './source-evidence.ts';
import { sourceKey } from './source-key.ts';
import type { PieceStyle } from './split-pieces.ts';

/** The surroundings of a piece that may be the publisher. */
export interface SourcePlace {
  readonly style: PieceStyle;
  /** Whether there is a date next to the piece. */
  readonly isDated: boolean;
  /** The text of the previous piece. */
  readonly before: string;
}

const THREE_WORDS = /\s\S+\s/;
/** Maximum length of a publisher's name including the text around it. */
const MAX_SOURCE_PIECE_CHARACTERS = 70;
/** A headline that ends with a quotation may be followed by the person who is quoted. */
export const QUOTATION_END = /["'”’»]\s*$/u;

/**
 * Whether the last piece of a line is its publisher. A single word after a dash may be the source of a quotation ("Prices
 * must fall - Ofwat"), so it counts only if it is a known publisher, if other lines confirm it, if a date is next to it, or
 * if the list has its publishers after a dash.
 */
export function isSourcePiece(text: string, place: SourcePlace, options: LineOptions): boolean {
  const evidence = confirmedEvidence(text, options);
  if (evidence === 'strong') return true;
  if (evidence === 'none' || (/^\d/.test(text) && /\d\s*$/.test(place.before))) return false;
  if (place.style === 'bar') return !/^\d/.test(text);
  const name = bareName(text);
  const isOneWord = !/\s/.test(name);
  if (place.isDated) return true;
  const isPublishersPlace = !isOneWord || options.layout.has('after a dash');
  return evidence === 'weak' && isPublishersPlace && !/^\d/.test(text) && !QUOTATION_END.test(place.before);
}

/**
 * Returns how strong the evidence is that a text names a publisher. Unlike `sourceEvidence`, it is also `strong` for names
 * confirmed by other lines of the list.
 */
export function confirmedEvidence(text: string, options: LineOptions): SourceEvidence {
  if (text.length > MAX_SOURCE_PIECE_CHARACTERS) return 'none';
  const name = bareName(text);
  const evidence = sourceEvidence(name);
  if (evidence === 'strong') return evidence;
  const canBeTrusted = evidence !== 'none' || name === name.toLowerCase();
  return canBeTrusted && options.trustedSources.has(sourceKey(name)) ? 'strong' : evidence;
}

/** The final period of an abbreviation such as "A.M." is part of the name. */
const ABBREVIATION_END = /\p{Lu}\.\p{Lu}\.$/u;

/** Removes words such as "via" or "(subscription)", brackets, quotation marks and punctuation around a name. */
export function bareName(text: string): string {
  const bare = text
    .replace(/^(?:via|by|source|from)\s*:?\s+/i, '')
    .replace(/\s*\((?:blog|press release|subscription|registration|satire)\)\s*$/i, '')
    .replace(/^[([“"']+/, '');
  const name = ABBREVIATION_END.test(bare) ? bare : bare.replace(/[\]”"'.,:;]+$/, '');
  return (name.endsWith(')') ? name.replace(/^([^(]*)\)+$/, '$1') : name).trim();
}

/** Whether a text is long enough for a headline. For scripts without case, five letters in a row are enough. */
export function isTitleLike(text: string): boolean {
  return THREE_WORDS.test(text) || /\p{Lo}{5,}/u.test(text);
}
