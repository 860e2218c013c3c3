/** The fitted model that tells the article's lines from others. */

import { at } from '@earshot/schema/at';
import lineModel from '../../../content/models/article-lines.json' with { type: 'json' };
import { vectorOf } from '../../model/feature-space.ts';
import { sumOverLabels } from '../../model/linear-chain.ts';
import { logOddsOf } from '../../model/linear-model.ts';
import { readChainModel } from '../../model/model-file.ts';
import type { PhrasedLine } from './line-classes.ts';
import { lineFeatures } from './line-features.ts';

/** Labels that the line model predicts, in the order of its outputs. */
export const LINE_LABELS = ['text', 'other'] as const;

const { chain, model, space } = readChainModel(lineModel);
/** Pages with more lines are read without the model. This limits hostile pages. */
const MAX_LINES = 3_000;

/**
 * Returns the probability that each line does not belong to the article, 0 to 1, in order. Null if there are too many lines.
 */
export function otherProbabilities(lines: readonly PhrasedLine[]): ArrayLike<number> | null {
  if (lines.length > MAX_LINES) return null;
  if (lines.length === 0) return [];
  const scores = lineFeatures(lines).flatMap((features) =>
    Array.from(logOddsOf(model, vectorOf(space, features))),
  );
  const { marginals } = sumOverLabels(chain, scores);
  return Float64Array.from(lines, (_, i) => at(marginals, i * LINE_LABELS.length + 1));
}
