import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';

const NEUTRAL_MOST = Math.round(100 * SENTIMENT_THRESHOLD) - 1;
/** In hundredths. Smaller values become 0, so that all plain lines have the same value. */
const NEUTRAL_LEAST = 5;
const TONED_LEAST = Math.round(100 * SENTIMENT_THRESHOLD) + 2;
/** Weight of the balance between good and bad. The rest is the strength of the words. */
const BALANCE_SHARE = 1 / 3;

/** The same for a prose sentence, on which the headline model is less reliable. */
const PROSE_BALANCE_SHARE = 0.2;

export interface ToneShares {
  /** In [0, 1]. The rest call it neutral. */
  readonly good: number;
  readonly bad: number;
}

/** 1 for good news, -1 for bad, 0 if neutral is the most common answer. */
export function sideOf({ good, bad }: ToneShares): number {
  const neutral = 1 - good - bad;
  if (neutral >= Math.max(good, bad)) return 0;
  return good > bad ? 1 : -1;
}

/** The label is that of the most common answer. In [-1, 1] with two decimals. */
export function toneValue(shares: ToneShares, strength: number, side = sideOf(shares)): number {
  const value = Math.round(
    100 * (BALANCE_SHARE * (shares.good - shares.bad) + (1 - BALANCE_SHARE) * strength),
  );
  if (side === 0 && Math.abs(value) < NEUTRAL_LEAST) return 0;
  if (side === 0) return Math.max(-NEUTRAL_MOST, Math.min(NEUTRAL_MOST, value)) / 100;
  return (side * Math.min(100, Math.max(TONED_LEAST, side * value))) / 100;
}

export function proseValue(shares: ToneShares, strength: number): number {
  const balance = shares.good - shares.bad;
  return Math.round(100 * (PROSE_BALANCE_SHARE * balance + (1 - PROSE_BALANCE_SHARE) * strength)) / 100 + 0;
}
