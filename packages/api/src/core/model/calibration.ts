/**
 * Turns log odds into a probability that means what it says: of everything that is called 90 % sure, 90 % should be right.
 * Fitted on data that the weights have not seen (Platt, "Probabilistic Outputs for Support Vector Machines", 1999).
 */
export interface Calibration {
  readonly slope: number;
  readonly intercept: number;
}

export const UNCALIBRATED: Calibration = { slope: 1, intercept: 0 };

/** Highest and lowest probability that is ever stated: no finite sample supports more. */
const MAX_PROBABILITY = 0.995;

/** @returns a probability in [1 - .995, .995]. */
export function calibratedProbability(calibration: Calibration, logOdds: number): number {
  const probability = 1 / (1 + Math.exp(-(calibration.slope * logOdds + calibration.intercept)));
  return Math.min(MAX_PROBABILITY, Math.max(1 - MAX_PROBABILITY, probability));
}
