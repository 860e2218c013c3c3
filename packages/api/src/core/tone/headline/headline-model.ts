import { itemAt } from '@earshot/schema/item-at';
import english from '../../../content/models/tone-en.json' with { type: 'json' };
import foreign from '../../../content/models/tone-foreign.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { type LinearModel, probabilitiesOf, readHashedModel } from '../../model/linear-model.ts';
import { memoize } from '../../text/memoize.ts';
import type { ToneLanguage } from '../language/line-language.ts';
import type { LexicalTone } from '../lexicon/lexical-tone.ts';
import type { ToneLine } from '../line/read-line.ts';
import { onWord, type Word } from '../words/word.ts';
import { addWordFeatures, FeatureList, wordShare } from './feature-list.ts';
import { addLineFeatures, OUTCOMES, shareOf } from './features.ts';
import { wordFactsOf } from './foreign-facts.ts';
import type { Item } from './items.ts';
import { readWindows } from './windows.ts';

export interface HeadlineEvidence {
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

export function headlineEvidence(line: ToneLine, lexical: LexicalTone): HeadlineEvidence {
  const { model, wordOdds } = modelOf(line.language);
  const odds = new Odds(itemAt(model.bias, 0), itemAt(model.bias, 1), line.tokens.length);
  const share = shareOf(line);
  features.clear();
  const items = addLineFeatures(line, lexical, share, features, (_, token) => {
    const { good, bad } = wordOdds(itemAt(line.tokens, token).word);
    odds.add(good * share, bad * share, token, token + 1);
  });
  addOdds(features, model, odds);
  const windows = readWindows(line, items, lexical);
  odds.good += windows.good;
  odds.bad += windows.bad;
  items.forEach(({ from, to }, item) => {
    odds.share(itemAt(windows.byItem, item), from, to);
  });
  const [good = 0, bad = 0] = probabilitiesOf([odds.good, odds.bad]);
  return { good, bad, byToken: odds.byToken, items };
}

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
