/** Turns the model's shares and the strength of the words into the displayed value. */
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';

/** Maximum absolute value of a neutral line, in hundredths. */
const NEUTRAL_MOST = Math.round(100 * SENTIMENT_THRESHOLD) - 1;
/**
 * Minimum nonzero absolute value of a neutral line, in hundredths. Smaller values become 0, so that all plain lines have the
 * same value.
 */
const NEUTRAL_LEAST = 5;
/** Minimum absolute value of a good or bad line, in hundredths. */
const TONED_LEAST = Math.round(100 * SENTIMENT_THRESHOLD) + 2;
/** Share of the value that depends on how many more readers say good than bad. The rest is the strength of the words. */
const BALANCE_SHARE = 1 / 3;

/** `BALANCE_SHARE` for a prose sentence, for which the headline model is less reliable. */
const PROSE_BALANCE_SHARE = 0.2;

export interface ToneShares {
  /** Shares of readers who call a text good or bad, in [0, 1]. The rest call it neutral. */
  readonly good: number;
  readonly bad: number;
}

/** Returns 1 for good news, -1 for bad news, and 0 if neutral is the most common answer. */
export function sideOf({ good, bad }: ToneShares): number {
  const neutral = 1 - good - bad;
  if (neutral >= Math.max(good, bad)) return 0;
  return good > bad ? 1 : -1;
}

/**
 * Returns a value in [-1, 1] with two decimals. Its label is the most common answer. Its magnitude depends on how many more
 * readers say good than bad, and on the strength of the words.
 * @param strength of the words, in [-1, 1].
 * @param side the sign of the value, 0 for neutral
 */
export function toneValue(shares: ToneShares, strength: number, side = sideOf(shares)): number {
  const value = Math.round(
    100 * (BALANCE_SHARE * (shares.good - shares.bad) + (1 - BALANCE_SHARE) * strength),
  );
  if (side === 0 && Math.abs(value) < NEUTRAL_LEAST) return 0;
  if (side === 0) return Math.max(-NEUTRAL_MOST, Math.min(NEUTRAL_MOST, value)) / 100;
  return (side * Math.min(100, Math.max(TONED_LEAST, side * value))) / 100;
}

/** Returns the value of a prose sentence: mainly the strength of its words, adjusted by the model. */
export function proseValue(shares: ToneShares, strength: number): number {
  const balance = shares.good - shares.bad;
  return Math.round(100 * (PROSE_BALANCE_SHARE * balance + (1 - PROSE_BALANCE_SHARE) * strength)) / 100 + 0;
}
