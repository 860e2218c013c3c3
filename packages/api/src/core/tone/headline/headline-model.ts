/** The headline model: how many readers would call the news good, bad or neutral, and which words affect that. */
import { at } from '@earshot/schema/at';
import german from '../../../content/models/tone-de.json' with { type: 'json' };
import english from '../../../content/models/tone-en.json' with { type: 'json' };
import spanish from '../../../content/models/tone-es.json' with { type: 'json' };
import french from '../../../content/models/tone-fr.json' with { type: 'json' };
import { type Calibration, calibratedProbability, UNCALIBRATED } from '../../model/calibration.ts';
import { type LinearModel, probabilitiesOf } from '../../model/linear-model.ts';
import { type HashedModelFile, readHashedModel } from '../../model/model-file.ts';
import type { ToneLanguage } from '../language/line-language.ts';
import type { LexicalTone } from '../lexicon/lexical-tone.ts';
import type { ToneLine } from '../line/read-line.ts';
import { FeatureList } from './feature-list.ts';
import { addFeatures, OUTCOMES } from './features.ts';
import type { Item } from './items.ts';
import { readWindows } from './windows.ts';

export interface HeadlineEvidence {
  /** Estimated shares of readers who call the news good or bad. The rest call it neutral. */
  readonly good: number;
  readonly bad: number;
  /** Probability that the most likely of good, bad and neutral is correct. */
  readonly probability: number;
  /** How much each token adds to "good" and subtracts from "bad", in log odds. */
  readonly byToken: Float64Array;
  readonly items: readonly Item[];
}

interface FittedModel {
  readonly model: LinearModel;
  readonly calibration: Calibration;
}

const FILES: Readonly<Record<ToneLanguage, HashedModelFile>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
const read = new Map<ToneLanguage, FittedModel>();

/** Returns the model of a language, unpacking it on first use. */
function modelOf(language: ToneLanguage): FittedModel {
  const file = FILES[language];
  const found = read.get(language) ?? {
    model: readHashedModel(file),
    calibration: file.calibration ?? UNCALIBRATED,
  };
  read.set(language, found);
  return found;
}

/** The features of the line that is being read. */
const features = new FeatureList();

export function headlineEvidence(line: ToneLine, lexical: LexicalTone): HeadlineEvidence {
  const { model, calibration } = modelOf(line.language);
  const { weights } = model;
  const mask = weights.length / OUTCOMES.length - 1;
  let [goodOdds, badOdds] = [at(model.bias, 0), at(model.bias, 1)];
  const byToken = new Float64Array(line.tokens.length);
  features.clear();
  const items = addFeatures(line, lexical, features);
  const { hashes, sizes, froms, tos, length } = features;
  for (let i = 0; i < length; i++) {
    const row = (at(hashes, i) & mask) * OUTCOMES.length;
    const value = at(sizes, i) * model.scale;
    const good = (weights[row] ?? 0) * value;
    const bad = (weights[row + 1] ?? 0) * value;
    if (good === 0 && bad === 0) continue;
    goodOdds += good;
    badOdds += bad;
    const [from, to] = [at(froms, i), at(tos, i)];
    const part = (good - bad) / (to - from);
    for (let token = from; token < to; token++) byToken[token] = (byToken[token] ?? 0) + part;
  }
  if (line.language === 'en') {
    const windows = readWindows(line, items, lexical);
    goodOdds += windows.good;
    badOdds += windows.bad;
    items.forEach(({ from, to }, item) => {
      const part = at(windows.byItem, item) / (to - from);
      for (let token = from; token < to; token++) byToken[token] = (byToken[token] ?? 0) + part;
    });
  }
  const [good = 0, bad = 0, neutral = 0] = probabilitiesOf([goodOdds, badOdds]);
  const most = Math.max(good, bad, neutral);
  const probability = calibratedProbability(calibration, Math.log(most / Math.max(1e-9, 1 - most)));
  return { good, bad, probability, byToken, items };
}
