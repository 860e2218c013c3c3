/**
 * Parameters that convert log odds into a calibrated probability: of all decisions with 90% confidence, 90% should be
 * correct. Fitted on data not used to fit the weights (Platt, "Probabilistic Outputs for Support Vector Machines", 1999).
 */
export interface Calibration {
  readonly slope: number;
  readonly intercept: number;
}

/**
 * Highest probability that is ever reported. The lowest is 1 minus this. Our samples are too small to support more extreme
 * values.
 */
const MAX_PROBABILITY = 0.995;

/** @returns a probability in [0.005, 0.995]. */
export function calibratedProbability(calibration: Calibration, logOdds: number): number {
  const probability = 1 / (1 + Math.exp(-(calibration.slope * logOdds + calibration.intercept)));
  return Math.min(MAX_PROBABILITY, Math.max(1 - MAX_PROBABILITY, probability));
}
