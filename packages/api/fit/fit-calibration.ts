import { itemAt } from '@earshot/schema/item-at';
import type { Calibration } from '../src/core/model/linear-model.ts';
import { fitLinear } from './fit-linear.ts';

/** The prediction for an example that the model was not fitted on. */
export interface Judged {
  readonly logOdds: number;
  readonly isTrue: boolean;
}

/** A weak pull toward a slope of 0 prevents an infinite slope for a separable sample. */
const RIDGE = 1e-2;

/** Platt scaling. `judged` must not contain examples of the fit. */
export function fitCalibration(judged: readonly Judged[]): Calibration {
  const examples = judged.map(({ logOdds, isTrue }) => ({
    vector: { indices: [0], values: [logOdds] },
    outcome: isTrue ? 0 : 1,
  }));
  const { weights, bias } = fitLinear(examples, { outcomes: ['true'], size: 1, ridge: RIDGE });
  return { slope: itemAt(weights, 0), intercept: itemAt(bias, 0) };
}

export interface CalibrationBin {
  readonly stated: number;
  readonly right: number;
  readonly count: number;
}

/** Bins of equal width. Empty ones are left out. */
export function calibrationTable(
  stated: readonly { probability: number; isTrue: boolean }[],
  bins = 10,
): CalibrationBin[] {
  return Array.from({ length: bins }, (_, bin) => {
    const rows = stated.filter(
      ({ probability }) => Math.min(bins - 1, Math.floor(probability * bins)) === bin,
    );
    const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / rows.length;
    return {
      stated: mean(rows.map(({ probability }) => probability)),
      right: mean(rows.map(({ isTrue }) => Number(isTrue))),
      count: rows.length,
    };
  }).filter(({ count }) => count > 0);
}
