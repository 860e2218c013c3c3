/** Platt scaling (Platt 1999, "Probabilistic Outputs for Support Vector Machines"). */
export interface Calibration {
  readonly slope: number;
  readonly intercept: number;
}

/** Our samples are too small for more extreme values. The lowest probability is 1 minus this. */
const MAX_PROBABILITY = 0.995;

export function calibratedProbability(calibration: Calibration, logOdds: number): number {
  const probability = 1 / (1 + Math.exp(-(calibration.slope * logOdds + calibration.intercept)));
  return Math.min(MAX_PROBABILITY, Math.max(1 - MAX_PROBABILITY, probability));
}
