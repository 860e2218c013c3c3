import { hashRange, mix } from '../../model/linear-model.ts';
import type { ToneLanguage } from '../language/line-language.ts';
import type { WordFacts } from './word-facts.ts';

/** Reused for each text, because a headline has hundreds of features and a list has thousands of lines. */
export class FeatureList {
  length = 0;
  readonly hashes: number[] = [];
  readonly sizes: number[] = [];
  readonly froms: number[] = [];
  readonly tos: number[] = [];

  clear(): void {
    this.length = 0;
  }

  add(hash: number, size: number, from: number, to: number): void {
    const i = this.length++;
    this.hashes[i] = hash;
    this.sizes[i] = size;
    this.froms[i] = from;
    this.tos[i] = to;
  }
}

const KIND = { word: 1, stem: 2, gram: 3 } as const;
const SHORTEST = 3;
const LONGEST = 5;
/** Topics have little effect on the tone. English only: the tables of other languages list too few words. */
const TOPIC_SHARE = 0.5;

export function wordShare({ isPlain }: WordFacts, language: ToneLanguage): number {
  return isPlain && language === 'en' ? TOPIC_SHARE : 1;
}

export function addWordFeatures(facts: WordFacts, size: number, index: number, list: FeatureList): void {
  list.add(mix(facts.word, KIND.word), size, index, index + 1);
  list.add(mix(facts.stem, KIND.stem), size, index, index + 1);
  const grams = gramsOf(facts.key);
  const part = size / Math.sqrt(grams.length);
  for (const gram of grams) list.add(mix(gram, KIND.gram), part, index, index + 1);
}

export function gramsOf(key: string): number[] {
  const bounded = `<${key}>`;
  const grams: number[] = [];
  for (let size = SHORTEST; size <= LONGEST; size++)
    for (let i = 0; i + size <= bounded.length; i++) grams.push(hashRange(bounded, i, i + size, size));
  return grams;
}
