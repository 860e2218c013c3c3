/** Weighted reasons, and how titles and texts contribute to them. */
import type { FailureCause } from '@earshot/schema/failures';
import type { PhraseFinder } from './page-phrases.ts';

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
  let best = 0;
  for (const title of titles) {
    const words = title.split(/\s+/).length;
    for (const hit of phrases.in(title)) {
      const covered = hit.words / words >= COVERED_SHARE || hit.phrase.length / title.length >= COVERED_SHARE;
      const isSaid = covered || (hit.words >= MIN_PHRASE_WORDS && words <= SHORT_TITLE_WORDS);
      const ends = title.startsWith(hit.phrase) || title.endsWith(hit.phrase);
      const isLabel = ends && words <= LABELED_TITLE_WORDS;
      const ofOneWord = covered ? TITLE_IS_ONE_WORD : isLabel ? TITLE_HAS_LABEL : 0;
      const ofPhrase = isSaid ? TITLE_IS_PHRASE : TITLE_HOLDS_PHRASE;
      best = Math.max(best, hit.words > 1 ? ofPhrase : ofOneWord);
    }
  }
  return best;
}

/** Weights of zero, one, two, and three or more distinct phrases in a text. Single words are not counted. */
const TEXT_WEIGHTS = [0, 1.5, 2.5, 3.5];

/** Returns the weight of a text's matches with a phrase list, from 0 to 3.5. Single words do not count. */
export function textWeight(text: string, phrases: PhraseFinder): number {
  const said = phrases.in(text).filter(({ words }) => words > 1).length;
  return TEXT_WEIGHTS[Math.min(said, TEXT_WEIGHTS.length - 1)] ?? 0;
}
