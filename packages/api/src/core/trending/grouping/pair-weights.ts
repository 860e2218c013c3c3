import { at } from '@earshot/schema/at';
import clientFile from '../../../content/models/pairs.json' with { type: 'json' };
import { readNamedModel } from '../../model/model-file.ts';

/** Evidence for and against two titles reporting the same story. `PairEvidence` measures it. */
export const PAIR_FEATURES = [
  'bias',
  'cosine', // Of the weighted terms
  'tellingCosine', // Of the telling weights
  'sharedWeight', // Sum of the telling weights of the terms in both, at most 4
  'greatestShared', // The greatest of them
  'sharedNames', // Their sum for names other than the client's, at most 2
  'nameClash', // Both have names of one story, but none in common
  'subjectClash', // Both have names that many dissimilar titles share, but none in common
  'subjectOnly', // The only names they share are such names or the client's
  'subjectAlone', // They share such a name and hardly anything that is not a name
  'onlyNames', // They share hardly anything that is not a name
  'figuresClash', // Figures of one kind, none of which agree
  'sameEvent', // An event in both heads: 0.3 plus its rarity in the list
  'sameEventAndName', // 1 if they also share a name other than the client's
  'eventClash', // Events in both heads, none shared
  'eventClashOnlyNames', // Different events in the heads and hardly anything that is not a name in common
  'rivalSameEvent', // An event in both heads, of the client in one and of somebody else in the other
  'sameDay', // 1 minus the share of dated titles with this date
  'sameDaySpread', // For one day: natural logarithm of the days over which the list is spread
  'oneDayApart',
  'oneDayApartSpread', // For one day apart: like `sameDaySpread`
  'threeDaysApart', // 2 or 3 days
  'thirtyDaysApart', // 4 to 30 days
  'furtherApart', // More than 30 days
  'listLengthCosine', // Cosine times (log10 of the related titles - 2)
  'density', // Mean cosine of the related titles with their nearest title
  'densityCosine', // Density times the cosine
  'focus', // 0 to 1 as the most frequent name appears in 10% to 30% of the titles
  'undated', // 1 if a date is missing, or the share of titles with the date that both have
  'lnTitles', // Natural logarithm of titles / 50, with 20 to 400 titles
  'soft', // How well the words match by their vectors
  'exact', // Like `soft`, for equal words only
  'softWords', // Like `soft`, for words that are not names
  'wordCosine', // Of the words, weighted by rarity
  'means', // Cosine of the mean word vectors, without what the list has in common
  'meansNothingShared', // Like `means`, but 0 if they share a word
  'sharedFigures', // Equal words with a digit, at most 2
  'clientInOneNothingShared', // They share no word, and only one names the client
] as const;
export type PairFeature = (typeof PAIR_FEATURES)[number];

/**
 * The features of the model for lists about a client or an industry. The remaining features, apart from the bias, are used
 * only for general news.
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
  'sameDaySpread',
  'oneDayApart',
  'oneDayApartSpread',
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

/**
 * Logistic regression weights for long lists of general news, fitted to stories of the UCI News Aggregator data set (2014)
 * with and without days.
 */
const GENERAL_NEWS_WEIGHTS: Readonly<Partial<Record<PairFeature, number>>> = {
  bias: -5.61,
  cosine: 2.61,
  tellingCosine: 1.45,
  sharedWeight: 0.57,
  greatestShared: 2.84,
  sharedNames: -0.47,
  nameClash: -0.37,
  subjectClash: -2.05,
  subjectOnly: 0.17,
  subjectAlone: 0.96,
  onlyNames: -0.13,
  figuresClash: -0.94,
  sameEvent: 1.2,
  sameEventAndName: 0.47,
  eventClash: -0.21,
  eventClashOnlyNames: -0.96,
  sameDay: 2.94,
  oneDayApart: 0.03,
  threeDaysApart: -3.91,
  thirtyDaysApart: -4.32,
  furtherApart: -2.36,
  listLengthCosine: 3.12,
  density: 2.87,
  densityCosine: 1.55,
  focus: -0.63,
};

const client = readNamedModel(clientFile);
const [ONLY_NAMES, SHARED_NAMES] = [PAIR_FEATURES.indexOf('onlyNames'), PAIR_FEATURES.indexOf('sharedNames')];

/** Whether two titles with these features share names and hardly anything else. */
export function sharesOnlyNames(features: Float64Array): boolean {
  return at(features, ONLY_NAMES) > 0 && at(features, SHARED_NAMES) > 0;
}

/** Returns the weights in the order of `PAIR_FEATURES`. `generality`: see `ListProfile`. */
export function pairWeights(generality: number): Float64Array {
  const { model, space } = client;
  return Float64Array.from(PAIR_FEATURES, (name) => {
    const index = space.indexOf.get(name);
    const own = name === 'bias' ? at(model.bias, 0) : index === undefined ? 0 : at(model.weights, index);
    return generality * (GENERAL_NEWS_WEIGHTS[name] ?? 0) + (1 - generality) * own;
  });
}
