import { hashRange, hashText, mix } from '../../model/linear-model.ts';
import { type LexicalTone, lexicalTone } from '../lexical-tone.ts';
import type { ToneLanguage } from '../line/line-language.ts';
import { NAME, NUMBER, type ToneLine } from '../line/read-line.ts';
import type { WordFacts } from '../words/word-facts.ts';
import { type Item, readItems } from './items.ts';

/** The order of the model's weights. The reference class is neutral. */
export const OUTCOMES = ['good', 'bad'] as const;

const KIND = {
  word: 1,
  stem: 2,
  gram: 3,
  pair: 4,
  tag: 6,
  start: 8,
  tagPair: 9,
  tagTriple: 10,
  tagSkip: 11,
  stemTag: 14,
  tagStem: 15,
} as const;
/** How much the fit trusts each kind. Halving or doubling them changes results by less than .01. */
const SIZE = {
  pair: 0.7,
  tag: 0.7,
  tagTriple: 0.5,
  tagSkip: 0.6,
  stemSkip: 0.5,
  /** Values for the whole line are few and dense. A larger size keeps their weights as small as those of words. */
  whole: 3,
} as const;
const TAG_REACH = 6;
const STEM_REACH = 4;
const EDGE = hashText('^');
const SIGNS: ReadonlyMap<string, number> = new Map([NAME, NUMBER].map((sign) => [sign, hashText(sign)]));
const LEXICAL = {
  value: hashText('lexical value'),
  good: hashText('lexical good'),
  bad: hashText('lexical bad'),
  only: hashText('lexical only'),
};
const QUESTION = hashText('question');

export function addFeatures(line: ToneLine, list: FeatureList): readonly Item[] {
  const share = shareOf(line);
  return addLineFeatures(line, share, list, (facts, i) => {
    addWordFeatures(facts, share * wordShare(facts, line.language), i, list);
  });
}

export function shareOf({ facts }: ToneLine): number {
  let content = 0;
  for (const one of facts) if (one !== undefined && !one.isSmall) content++;
  return 1 / Math.sqrt(Math.max(2, content));
}

export function addLineFeatures(
  line: ToneLine,
  share: number,
  list: FeatureList,
  visitWord: (facts: WordFacts, i: number) => void,
): readonly Item[] {
  addWordPairs(line, share, list, visitWord);
  const items = readItems(line);
  for (let index = 0; index < items.length; index++) {
    addTags(items, index, share, list);
    addPairs(items, index, share, list);
  }
  const end = line.words.length;
  const addWhole = (hash: number, value: number) => {
    if (value !== 0) list.add(hash, SIZE.whole * value, 0, end);
  };
  addLexical(lexicalTone(line), addWhole);
  if (line.questions.some((marks) => marks > 0)) addWhole(QUESTION, 1);
  return items;
}

function addWordPairs(
  { words, facts }: ToneLine,
  share: number,
  list: FeatureList,
  visitWord: (facts: WordFacts, i: number) => void,
): void {
  let before = EDGE;
  for (let index = 0; index < words.length; index++) {
    // A name of several words counts as one word.
    if (words[index] === NAME && words[index - 1] === NAME) continue;
    const wordFacts = facts[index];
    const word = wordFacts?.word ?? SIGNS.get(words[index] ?? '') ?? EDGE;
    if (wordFacts) visitWord(wordFacts, index);
    list.add(mix(mix(before, word), KIND.pair), SIZE.pair * share, Math.max(0, index - 1), index + 1);
    before = word;
  }
  list.add(mix(mix(before, EDGE), KIND.pair), SIZE.pair * share, Math.max(0, words.length - 1), words.length);
}

function addTags(items: readonly Item[], index: number, share: number, list: FeatureList): void {
  const item = items[index];
  const next = items[index + 1];
  const third = items[index + 2];
  if (!item) return;
  const { from, to } = item;
  const isContent = item.kind === 'content';
  for (const tag of item.tags) {
    if (isContent) list.add(mix(tag, KIND.tag), SIZE.tag * share, from, to);
    if (index === 0) list.add(mix(tag, KIND.start), SIZE.tag * share, from, to);
    for (const after of next?.tags ?? []) {
      const pair = mix(tag, after);
      list.add(mix(pair, KIND.tagPair), SIZE.tag * share, from, next?.to ?? to);
      for (const last of third?.tags ?? [])
        list.add(mix(mix(pair, last), KIND.tagTriple), SIZE.tagTriple * share, from, third?.to ?? to);
    }
  }
}

/** Adds pairs with the last preposition or clause opener between them: `shares fall on fears`. */
function addPairs(items: readonly Item[], index: number, share: number, list: FeatureList): void {
  const item = items[index];
  if (!item || item.kind === 'name' || item.kind === 'number') return;
  let joint = 0;
  for (let i = index + 1; i < items.length && i <= index + TAG_REACH; i++) {
    const other = items[i];
    if (!other) return;
    if (other.facts?.isPreposition || other.facts?.opensClause) joint = other.facts.word;
    if (other.kind !== 'content') continue;
    addPair(item, other, joint, share, list);
    if (i <= index + STEM_REACH) addStemPair(item, other, share, list);
  }
}

function addPair(item: Item, other: Item, joint: number, share: number, list: FeatureList): void {
  const kind = mix(joint, KIND.tagSkip);
  const size = SIZE.tagSkip * share;
  // Until it is optimized, a loop with `of` takes several times as long, and there are hundreds of pairs in a line.
  for (let i = 0; i < item.tags.length; i++)
    for (let j = 0; j < other.tags.length; j++)
      list.add(mix(mix(item.tags[i] ?? 0, other.tags[j] ?? 0), kind), size, item.from, other.to);
}

function addStemPair(item: Item, other: Item, share: number, list: FeatureList): void {
  const itemFacts = item.facts;
  const behind = other.facts;
  const size = SIZE.stemSkip * share;
  if (itemFacts)
    for (let i = 0; i < other.tags.length; i++)
      list.add(mix(mix(itemFacts.stem, other.tags[i] ?? 0), KIND.stemTag), size, item.from, other.to);
  if (behind)
    for (let i = 0; i < item.tags.length; i++)
      list.add(mix(mix(item.tags[i] ?? 0, behind.stem), KIND.tagStem), size, item.from, other.to);
}

const MOST_RATED = 5;
const RATED_SHARE = 1 / 3;

function addLexical({ value, good, bad }: LexicalTone, add: (hash: number, value: number) => void): void {
  add(LEXICAL.value, value);
  add(LEXICAL.good, Math.min(good, MOST_RATED) * RATED_SHARE);
  add(LEXICAL.bad, Math.min(bad, MOST_RATED) * RATED_SHARE);
  add(mix(LEXICAL.only, Number(good > 0) + 2 * Number(bad > 0)), 1);
}

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
