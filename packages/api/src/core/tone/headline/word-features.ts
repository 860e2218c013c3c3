/** The features of a single word: itself, its stem and its letter n-grams. */
import type { ToneLanguage } from '../language/line-language.ts';
import type { FeatureList } from './feature-list.ts';
import { hashRange, mix } from './hash.ts';
import type { WordFacts } from './word-facts.ts';

/** Hash seeds that separate the kinds of features. */
const KIND = { word: 1, stem: 2, gram: 3 } as const;
/** Lengths of the letter n-grams. */
const SHORTEST = 3;
const LONGEST = 5;
/**
 * Size of a topic's own features relative to those of other words, so that topics have little effect on the tone. English
 * only, because the tables of other languages list too few words.
 */
const TOPIC_SHARE = 0.5;

/** Returns the size of a word's features relative to those of other words in the same line. */
export function wordShare({ isPlain }: WordFacts, language: ToneLanguage): number {
  return isPlain && language === 'en' ? TOPIC_SHARE : 1;
}

/** Adds the features of a word, all from one token. The letter n-grams share their size. */
export function addWordFeatures(facts: WordFacts, size: number, at: number, list: FeatureList): void {
  list.add(mix(facts.word, KIND.word), size, at, at + 1);
  list.add(mix(facts.stem, KIND.stem), size, at, at + 1);
  const grams = gramsOf(facts.key);
  const part = size / Math.sqrt(grams.length);
  for (const gram of grams) list.add(mix(gram, KIND.gram), part, at, at + 1);
}

/** Returns the hashes of the letter n-grams of a word, with its ends marked. */
export function gramsOf(key: string): number[] {
  const bounded = `<${key}>`;
  const grams: number[] = [];
  for (let size = SHORTEST; size <= LONGEST; size++)
    for (let i = 0; i + size <= bounded.length; i++) grams.push(hashRange(bounded, i, i + size, size));
  return grams;
}
