/** From the model's shares and the strength of the words to the value that is shown. */
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';

/** The most that a neutral line has, in hundredths, as values are shown. */
const NEUTRAL_MOST = Math.round(100 * SENTIMENT_THRESHOLD) - 1;
/** Less is nothing, in hundredths: two plain lines have the same value. */
const NEUTRAL_LEAST = 5;
/** The least that a good or bad line has, in hundredths. */
const TONED_LEAST = Math.round(100 * SENTIMENT_THRESHOLD) + 2;
/** How much the balance of good and bad readers counts beside the strength of the words. */
const BALANCE_SHARE = 1 / 3;

/** The same in a sentence of prose, which the model of headlines knows less well. */
const PROSE_BALANCE_SHARE = 0.2;

export interface ToneShares {
  /** Shares of readers to whom it is good and bad, in [0, 1]; the rest call it neutral. */
  readonly good: number;
  readonly bad: number;
}

/** 1 for good news, -1 for bad news, 0 where most would call it neutral. */
export function sideOf({ good, bad }: ToneShares): number {
  const neutral = 1 - good - bad;
  if (neutral >= Math.max(good, bad)) return 0;
  return good > bad ? 1 : -1;
}

/**
 * A value in [-1, 1] with two decimals. Its label is what most readers would say; its size comes from how many more call it good than
 * bad, and from how strong the words are.
 * @param strength of the words, in [-1, 1].
 */
export function toneValue(shares: ToneShares, strength: number): number {
  const side = sideOf(shares);
  const value = Math.round(
    100 * (BALANCE_SHARE * (shares.good - shares.bad) + (1 - BALANCE_SHARE) * strength),
  );
  if (side === 0 && Math.abs(value) < NEUTRAL_LEAST) return 0;
  if (side === 0) return Math.max(-NEUTRAL_MOST, Math.min(NEUTRAL_MOST, value)) / 100;
  return (side * Math.min(100, Math.max(TONED_LEAST, side * value))) / 100;
}

/** The value of a sentence of prose: mostly the strength of its words, the model adds to it or takes from it. */
export function proseValue(shares: ToneShares, strength: number): number {
  const balance = shares.good - shares.bad;
  return Math.round(100 * (PROSE_BALANCE_SHARE * balance + (1 - PROSE_BALANCE_SHARE) * strength)) / 100 + 0;
}
