import type { DecidingWord } from '@earshot/schema/analysis-result';
import { itemAt } from '@earshot/schema/item-at';
import english from '../../../content/models/tone-en.json' with { type: 'json' };
import foreign from '../../../content/models/tone-foreign.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { type LinearModel, probabilitiesOf, readHashedModel } from '../../model/linear-model.ts';
import { memoize, memoizeObjects } from '../../text/memoize.ts';
import type { ToneLanguage } from '../line/line-language.ts';
import type { ToneLine } from '../line/read-line.ts';
import { onWord, type Word } from '../words/read-word.ts';
import { wordFactsOf } from '../words/word-facts.ts';
import { addLineFeatures, addWordFeatures, FeatureList, OUTCOMES, shareOf, wordShare } from './features.ts';
import { type Item, isTelling } from './items.ts';

interface HeadlineEvidence {
  readonly good: number;
  readonly bad: number;
  /** How much each token adds to "good" and subtracts from "bad", in log odds. */
  readonly byToken: ArrayLike<number>;
  readonly items: readonly Item[];
}

interface FittedModel {
  readonly model: LinearModel;
  readonly wordOdds: (word: Word) => WordOdds;
}

const englishModel = lazily(() => readHashedModel(english));
const foreignModel = lazily(() => readHashedModel(foreign));

const modelOf = memoize((language: ToneLanguage): FittedModel => {
  const model = language === 'en' ? englishModel() : foreignModel();
  return { model, wordOdds: wordOddsOf(model, language) };
});

const features = new FeatureList();

interface WordOdds {
  readonly good: number;
  readonly bad: number;
}

const wordFeatures = new FeatureList();

function wordOddsOf(model: LinearModel, language: ToneLanguage): (word: Word) => WordOdds {
  const factsOf = wordFactsOf(language);
  return onWord((word) => {
    const facts = factsOf(word);
    wordFeatures.clear();
    addWordFeatures(facts, wordShare(facts, language), 0, wordFeatures);
    const { good, bad } = addOdds(wordFeatures, model, new Odds(0, 0, 1));
    return { good, bad };
  });
}

class Odds {
  good: number;
  bad: number;
  readonly byToken: number[];

  constructor(good: number, bad: number, tokens: number) {
    this.good = good;
    this.bad = bad;
    this.byToken = new Array<number>(tokens).fill(0);
  }

  add(good: number, bad: number, from: number, to: number): void {
    this.good += good;
    this.bad += bad;
    this.share(good - bad, from, to);
  }

  share(value: number, from: number, to: number): void {
    const part = value / (to - from);
    for (let token = from; token < to; token++) this.byToken[token] = (this.byToken[token] ?? 0) + part;
  }
}

export const headlineEvidence = memoizeObjects((line: ToneLine): HeadlineEvidence => {
  const { model, wordOdds } = modelOf(line.language);
  const odds = new Odds(itemAt(model.bias, 0), itemAt(model.bias, 1), line.tokens.length);
  const share = shareOf(line);
  features.clear();
  const items = addLineFeatures(line, share, features, (_, token) => {
    const { good, bad } = wordOdds(itemAt(line.tokens, token).word);
    odds.add(good * share, bad * share, token, token + 1);
  });
  addOdds(features, model, odds);
  const [good = 0, bad = 0] = probabilitiesOf([odds.good, odds.bad]);
  return { good, bad, byToken: odds.byToken, items };
});

function addOdds(
  { hashes, sizes, froms, tos, length }: FeatureList,
  { weights, scale }: LinearModel,
  odds: Odds,
): Odds {
  const mask = weights.length / OUTCOMES.length - 1;
  for (let i = 0; i < length; i++) {
    const row = ((hashes[i] ?? 0) & mask) * OUTCOMES.length;
    const value = (sizes[i] ?? 0) * scale;
    const good = (weights[row] ?? 0) * value;
    const bad = (weights[row + 1] ?? 0) * value;
    if (good !== 0 || bad !== 0) odds.add(good, bad, froms[i] ?? 0, tos[i] ?? 0);
  }
  return odds;
}

/** Log odds. The strongest word for the tone is always shown. */
const SHOWN_LEAST = 0.3;
/** A word against the tone is shown only if it has at least this share of the strongest word's weight. */
const AGAINST_LEAST = 0.4;
const MOST_WORDS = 5;

export interface Reason {
  readonly word: DecidingWord;
  /** A topic (`boat`) is shown only if no word with a tone is strong enough. */
  readonly isTopic: boolean;
}

/** Forms of one word are counted together, so that none is both good and bad. `side` is 1 for good news, -1 for bad. */
export function decidingWords(line: ToneLine, evidence: HeadlineEvidence, side: number): Reason[] {
  if (side === 0) return [];
  const found = withSums(readableWords(line, evidence));
  const telling = found.filter((word) => word.isTelling);
  const most = supportOf(telling, side);
  const topics = most < SHOWN_LEAST ? found.filter((word) => !word.isTelling) : [];
  const mostTopic = supportOf(topics, side);
  const shown = telling
    .filter(({ weight }) => {
      const isStrongest = side * weight === most && most > 0;
      return (
        isStrongest ||
        side * weight >= SHOWN_LEAST ||
        side * weight <= -Math.max(SHOWN_LEAST, AGAINST_LEAST * Math.max(most, mostTopic))
      );
    })
    .concat(topics.filter(({ weight }) => side * weight === mostTopic && mostTopic > Math.max(0, most)))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST_WORDS);
  return shown
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, weight, isTelling }) => {
      return { word: decidingWord(line.text, start, end, weight), isTopic: !isTelling };
    });
}

export function decidingWord(text: string, start: number, end: number, weight: number): DecidingWord {
  return { start, end, text: text.slice(start, end), weight: Math.round(weight * 1000) / 1000 };
}

interface ReadableWord {
  readonly start: number;
  readonly end: number;
  readonly stem: number;
  readonly isTelling: boolean;
  readonly weight: number;
}

function readableWords(line: ToneLine, { byToken, items }: HeadlineEvidence): ReadableWord[] {
  const telling: boolean[] = [];
  for (const item of items)
    if (isTelling(item)) for (let token = item.from; token < item.to; token++) telling[token] = true;
  const readable: ReadableWord[] = [];
  line.tokens.forEach(({ start, end, initial }, i) => {
    const facts = line.facts[i];
    if (!facts || (facts.isSmall && !facts.isNegation)) return;
    if (initial && facts.isUnknown) return;
    readable.push({
      start,
      end,
      stem: facts.stem,
      isTelling: telling[i] === true,
      weight: itemAt(byToken, i),
    });
  });
  return readable;
}

function withSums(words: readonly ReadableWord[]): ReadableWord[] {
  const sums = new Map<number, number>();
  for (const { stem, weight } of words) sums.set(stem, (sums.get(stem) ?? 0) + weight);
  return words.map((word) => ({ ...word, weight: sums.get(word.stem) ?? 0 }));
}

function supportOf(words: readonly ReadableWord[], side: number): number {
  return words.reduce((most, { weight }) => Math.max(most, side * weight), 0);
}
