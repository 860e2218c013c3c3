/** Weighted reasons for a kind of page that is not an article, and how titles and texts contribute to them. */

import type { FailureCause } from '@earshot/schema/failures';
import type { PhraseFinder, PhraseHit } from './phrases.ts';

/** One piece of evidence that a page is something other than an article. */
export interface Reason {
  readonly kind: FailureCause;
  readonly weight: number;
  readonly because: string;
}

/** A title that consists of a phrase is stronger evidence than one that contains it. */
const TITLE_IS_PHRASE = 3;
const TITLE_IS_ONE_WORD = 2;
const TITLE_HOLDS_PHRASE = 1.5;
/** A single word at the beginning or end of a short title is its label. */
const TITLE_HAS_LABEL = 1;
const LABELED_TITLE_WORDS = 6;
const COVERED_SHARE = 0.6;
const SHORT_TITLE_WORDS = 10;
const MIN_PHRASE_WORDS = 4;

/** Returns the weight of the best match between a title and a phrase list, from 0 to 3. */
export function titleWeight(titles: readonly string[], phrases: PhraseFinder): number {
  const weights = titles.flatMap((title) => phrases.in(title).map((hit) => weightIn(title, hit)));
  return Math.max(0, ...weights);
}

function weightIn(title: string, { phrase, words: phraseWords }: PhraseHit): number {
  const words = title.split(/\s+/).length;
  const covered = phraseWords / words >= COVERED_SHARE || phrase.length / title.length >= COVERED_SHARE;
  if (phraseWords > 1) {
    const isSaid = covered || (phraseWords >= MIN_PHRASE_WORDS && words <= SHORT_TITLE_WORDS);
    return isSaid ? TITLE_IS_PHRASE : TITLE_HOLDS_PHRASE;
  }
  if (covered) return TITLE_IS_ONE_WORD;
  const ends = title.startsWith(phrase) || title.endsWith(phrase);
  return ends && words <= LABELED_TITLE_WORDS ? TITLE_HAS_LABEL : 0;
}

/** Weights of zero, one, two, and three or more distinct phrases in a text. Single words are not counted. */
const TEXT_WEIGHTS = [0, 1.5, 2.5, 3.5];

/** Returns the weight of a text's matches with a phrase list, from 0 to 3.5. Single words do not count. */
export function textWeight(text: string, phrases: PhraseFinder): number {
  const said = phrases.in(text).filter(({ words }) => words > 1).length;
  return TEXT_WEIGHTS[Math.min(said, TEXT_WEIGHTS.length - 1)] ?? 0;
}
