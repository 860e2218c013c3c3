/** Computes the probability that a page is an article, with the deciding evidence. */
import articleModel from '../../../content/models/article.json' with { type: 'json' };
import { calibratedProbability } from '../../model/calibration.ts';
import { vectorOf } from '../../model/feature-space.ts';
import { contributionsOf, logOddsOf } from '../../model/linear-model.ts';
import { readNamedModel } from '../../model/model-file.ts';
import type { ArticleSigns } from './article-signs.ts';

export interface ArticleProbability {
  /** Probability that the page is an article, 0 to 1. */
  readonly probability: number;
  /** The strongest pieces of evidence on each side, at most three, heaviest first. */
  readonly decidedBy: { readonly for: readonly string[]; readonly against: readonly string[] };
}

const { model, space } = readNamedModel(articleModel);
const SHOWN_SIGNS = 3;
/** Minimum contribution of a feature to the log odds, in either direction, for it to be named. */
const MIN_CONTRIBUTION = 0.2;

/** Weighs the features of a page with the fitted model. Card: fit/cards/article.md. */
export function articleProbability(signs: ArticleSigns): ArticleProbability {
  const vector = vectorOf(space, signs);
  const logOdds = logOddsOf(model, vector)[0] ?? 0;
  const contributions = contributionsOf(model, vector, 0);
  const named = Array.from(contributions, (amount, i) => ({
    amount,
    name: space.names[vector.indices[i] ?? -1] ?? '',
  }));
  const strongest = (direction: 1 | -1) =>
    named
      .filter(({ amount }) => direction * amount >= MIN_CONTRIBUTION)
      .sort((a, b) => direction * (b.amount - a.amount))
      .slice(0, SHOWN_SIGNS)
      .map(({ name }) => name);
  return {
    probability: calibratedProbability(articleModel.calibration, logOdds),
    decidedBy: { for: strongest(1), against: strongest(-1) },
  };
}
