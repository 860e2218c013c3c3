import { at } from '@earshot/schema/at';
import clientFile from '../../../content/models/pairs.json' with { type: 'json' };
import { readNamedModel } from '../../model/model-file.ts';

/** Evidence for and against two titles telling the same story. */
export const PAIR_FEATURES = [
  'bias',
  'cosine',
  'tellingCosine',
  'sharedWeight',
  'greatestShared',
  'sharedNames',
  'nameClash',
  'subjectClash',
  'subjectOnly',
  'subjectAlone',
  'onlyNames',
  'figuresAgree',
  'figuresClash',
  'sameEvent',
  'sameEventAndName',
  'eventClash',
  'eventClashOnlyNames',
  'backgroundEvent',
  'rivalSameEvent',
  'sameDay',
  'oneDayApart',
  'threeDaysApart',
  'thirtyDaysApart',
  'furtherApart',
  'length',
  'listLength',
  'listLengthCosine',
  'density',
  'densityCosine',
  'focus',
  'undated',
  'lnTitles',
  'soft',
  'exact',
  'softWords',
  'wordCosine',
  'means',
  'meansNothingShared',
  'sharedFigures',
  'clientInOneNothingShared',
] as const;
export type PairFeature = (typeof PAIR_FEATURES)[number];

/**
 * The features of the model for lists about a client or an industry. The remaining features are used only for general news.
 */
export const CLIENT_FEATURES = [
  'greatestShared',
  'tellingCosine',
  'subjectClash',
  'nameClash',
  'subjectOnly',
  'sharedNames',
  'sameEvent',
  'eventClash',
  'rivalSameEvent',
  'figuresClash',
  'undated',
  'sameDay',
  'oneDayApart',
  'thirtyDaysApart',
  'furtherApart',
  'exact',
  'soft',
  'softWords',
  'wordCosine',
  'means',
  'meansNothingShared',
  'clientInOneNothingShared',
  'sharedFigures',
  'lnTitles',
] as const satisfies readonly PairFeature[];

/** Logistic regression weights for long lists of general news. The features are described in docs/methods/grouping.md. */
const GENERAL_NEWS_WEIGHTS: Readonly<Partial<Record<PairFeature, number>>> = {
  bias: -5.75,
  cosine: 2.66,
  tellingCosine: 1.16,
  sharedWeight: 0.35,
  greatestShared: 3.44,
  sharedNames: -0.48,
  nameClash: -0.41,
  subjectClash: -2.73,
  subjectOnly: 0.01,
  subjectAlone: 0.93,
  onlyNames: -0.45,
  figuresAgree: 1.34,
  figuresClash: -0.91,
  sameEvent: 1.34,
  sameEventAndName: 0.35,
  eventClash: -0.34,
  eventClashOnlyNames: -0.87,
  backgroundEvent: 0.37,
  sameDay: 2.96,
  oneDayApart: 1.41,
  threeDaysApart: -2.09,
  thirtyDaysApart: -4.32,
  furtherApart: -2.36,
  length: 0.02,
  listLength: 0.02,
  listLengthCosine: 2.2,
  density: 2.68,
  densityCosine: 1.11,
  focus: -0.43,
};

const client = readNamedModel(clientFile);

/** Returns the weights for a list in the order of `PAIR_FEATURES`. `generality`: see `ListProfile`. */
export function pairWeights(generality: number): Float64Array {
  const { model, space } = client;
  return Float64Array.from(PAIR_FEATURES, (name) => {
    const index = space.indexOf.get(name);
    const own = name === 'bias' ? at(model.bias, 0) : index === undefined ? 0 : at(model.weights, index);
    return generality * (GENERAL_NEWS_WEIGHTS[name] ?? 0) + (1 - generality) * own;
  });
}
