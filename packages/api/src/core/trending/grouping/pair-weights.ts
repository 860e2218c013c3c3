import { at } from '@earshot/schema/at';
import file from '../../../content/models/pairs.json' with { type: 'json' };
import { readNamedModel } from '../../model/model-file.ts';

/** Evidence for and against two titles reporting the same story. `PairEvidence` measures it. */
export const PAIR_FEATURES = [
  'greatestShared', // The greatest of them
  'tellingCosine', // Of the telling weights
  'subjectClash', // Both have names that many dissimilar titles share, but none in common
  'nameClash', // Both have names of one story, but none in common
  'subjectOnly', // The only names they share are such names or the client's
  'sharedNames', // Their sum for names other than the client's, at most 2
  'sameEvent', // An event in both heads: 0.3 plus its rarity in the list
  'eventClash', // Events in both heads, none shared
  'rivalSameEvent', // An event in both heads, of the client in one and of somebody else in the other
  'figuresClash', // Figures of one kind, none of which agree
  'undated', // 1 if a date is missing, or the share of titles with the date that both have
  'sameDay', // 1 minus the share of dated titles with this date
  'sameDaySpread', // For one day: natural logarithm of the days over which the list is spread
  'oneDayApart',
  'oneDayApartSpread', // For one day apart: like `sameDaySpread`
  'thirtyDaysApart', // 4 to 30 days
  'furtherApart', // More than 30 days
  'sharedFigures', // Number of figures in both, at most 2
  'lnTitles', // Natural logarithm of titles / 50, with 20 to 400 titles
] as const;
export type PairFeature = (typeof PAIR_FEATURES)[number];

const { model, space } = readNamedModel(file);
const WEIGHTS = PAIR_FEATURES.map((name) => {
  const index = space.indexOf.get(name);
  return index === undefined ? 0 : at(model.weights, index);
});

/** Returns the log odds that two titles report one story, by logistic regression. `features`: see `PAIR_FEATURES`. */
export function pairLogOdds(features: Float64Array): number {
  return WEIGHTS.reduce((sum, weight, i) => sum + weight * at(features, i), at(model.bias, 0));
}
