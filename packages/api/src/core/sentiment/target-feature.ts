import { headlineWeights } from './headline-model.ts';
import type { Party, PartyOutline, SentenceOutline } from './target-outline.ts';

/** A row of the model's table and its size here; `unit` is the word from which it comes. */
export interface TargetFeature {
  readonly key: string;
  readonly value: number;
  readonly unit?: number;
}

/** A sentence, one party of it, and where that stands. */
export interface TargetView extends SentenceOutline {
  readonly party: Party;
  readonly outline: PartyOutline;
  /** The way of taking part, with `'s` where something of the party's own follows. */
  readonly part: string;
}

/** Half of a sum of word weights: about the size of the other features. */
const WORD_SHARE = 0.5;

/** What the headlines' model knows of words, added up by where they stand. */
export function wordFeatures(place: string, words: readonly (readonly [string, number])[]): TargetFeature[] {
  const share = WORD_SHARE / Math.sqrt(Math.max(1, words.length));
  return words.flatMap(([word, unit]) => {
    const [good, bad] = headlineWeights(word);
    return [
      { key: `lead ${place}`, value: (good - bad) * share, unit },
      { key: `heat ${place}`, value: ((good + bad) * share) / 2, unit },
    ].filter(({ value }) => value !== 0);
  });
}
