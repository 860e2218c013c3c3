/**
 * Probability that the chosen text and author are right: a logistic regression over the share of the choice and signs
 * that none of the candidates is right. The share alone says which candidate is the best, not whether it is any good.
 * Fitted on 212 pictures that the weights of the choice were not fitted on (docs/methods/screenshots.md).
 */
import WEIGHTS from '../../content/screenshot/choice-calibration.json' with { type: 'json' };
import { flag } from './feature-values.ts';
import type { ScreenshotPost } from './read-screenshot-post.ts';

const SURE_LETTERS_CONFIDENCE = 92;
const FEW_WORDS = 4;
/** Shares beyond these say no more. */
const [LEAST, MOST] = [0.01, 0.995];

type Read = Pick<ScreenshotPost, 'share' | 'author' | 'handle' | 'time' | 'platform' | 'confidence' | 'text'>;

/** A probability, 0 to 1. */
export function calibratedShare(read: Read): number {
  const share = Math.min(MOST, Math.max(LEAST, read.share));
  const values: Readonly<Record<keyof typeof WEIGHTS, number>> = {
    start: 1,
    'log odds of the share': Math.log(share / (1 - share)),
    'neither time nor handle': flag(read.time === null && read.handle === null),
    'no author': flag(read.author === null),
    'confidence below 92 (tens)': Math.max(0, SURE_LETTERS_CONFIDENCE - read.confidence) / 10,
    'fewer than four words': flag(read.text.split(/\s+/).length < FEW_WORDS),
    'no network': flag(read.platform === null),
  };
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const logOdds = names.reduce((sum, name) => sum + WEIGHTS[name] * values[name], 0);
  return 1 / (1 + Math.exp(-logOdds));
}
