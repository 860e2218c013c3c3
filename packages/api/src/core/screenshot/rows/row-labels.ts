/** Labels each row of a picture with a linear chain over all rows from top to bottom (`fit/tasks/screenshot-rows.ts`). */
import { at } from '@earshot/schema/at';
import MODEL from '../../../content/models/screenshot-rows.json' with { type: 'json' };
import { vectorOf } from '../../model/feature-space.ts';
import { sumOverLabels } from '../../model/linear-chain.ts';
import { logOddsOf } from '../../model/linear-model.ts';
import { readChainModel } from '../../model/model-file.ts';
import type { Segment } from '../words/segments.ts';
import { type LabelPage, labelFeatures } from './label-features.ts';

/** The labels of the rows of a picture, in the order used by the model. */
export const ROW_LABELS = [
  'author',
  'handle',
  'time',
  'title',
  'text',
  'quote',
  'note',
  'label',
  'tags',
  'count',
  'button',
  'other',
] as const;

export type RowLabel = (typeof ROW_LABELS)[number];

const { chain, model, space } = readChainModel(MODEL);

/** Probability of each label, 0 to 1. */
export type LabelShares = Readonly<Record<RowLabel, number>>;

/** Returns the probability of each label for all rows of a page. */
export function labelRows(page: LabelPage): ReadonlyMap<Segment, LabelShares> {
  if (page.segments.length === 0) return new Map();
  const scores = labelFeatures(page).flatMap((features) => [...logOddsOf(model, vectorOf(space, features))]);
  const { marginals } = sumOverLabels(chain, scores);
  return new Map(
    page.segments.map((segment, i): [Segment, LabelShares] => [segment, sharesAt(marginals, i)]),
  );
}

function sharesAt(marginals: Float64Array, row: number): LabelShares {
  const shares = ROW_LABELS.map((label, k) => [label, at(marginals, row * ROW_LABELS.length + k)]);
  return Object.fromEntries(shares);
}
