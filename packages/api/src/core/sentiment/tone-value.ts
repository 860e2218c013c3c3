/** From what was found in a text to one value: events decide the sign, words the strength. */
import { RULES } from './sentiment-rules.ts';

/** Constants of the combination; chosen with `bench/train-sentiment.ts`, cross-validated. */
export const TONE = {
  /** Share of the events' sum beside the words'. */
  eventShare: 0.85,
  /** Sum of events from which they decide the sign. */
  decides: 0.9,
  /** Sum of events below which a text has none … */
  silent: 0.3,
  /** … and then no tone beyond the neutral band: s / √(s² + 15) = 0.0949, printed as 0.09. */
  neutralLimit: 0.369,
  /** The least sum of a text whose events decide: 0.115, printed as 0.12. */
  tonedLeast: 0.449,
} as const;

/** Weights add up in three sentences; in longer texts they count as in three average ones. */
export function shareOfSentences(sentences: number): number {
  return 1 / Math.max(1, sentences / RULES.fullSentences);
}

/**
 * The sum of a text, and by how much its words count after that. Where events are clear, words that speak against them
 * count only as far as the value keeps the events' sign; where there are none, words alone stay in the neutral band.
 * @param events sum of the events. @param helping, opposing sums of the words with and against the sign of the events.
 */
export function limitWords(events: number, helping: number, opposing: number): WordLimits {
  const own = TONE.eventShare * events;
  const sum = own + helping + opposing;
  const sign = Math.sign(events);
  if (Math.abs(events) >= TONE.decides) {
    if (sign * sum >= TONE.tonedLeast) return { sum, helping: 1, opposing: 1 };
    const room = Math.max(0, sign * (own + helping) - TONE.tonedLeast);
    const share = opposing === 0 ? 1 : room / Math.abs(opposing);
    return { sum: own + helping + opposing * share, helping: 1, opposing: share };
  }
  if (Math.abs(events) < TONE.silent && Math.abs(sum) > TONE.neutralLimit) {
    const share = Math.max(0, (Math.sign(sum) * TONE.neutralLimit - own) / (helping + opposing));
    return { sum: own + (helping + opposing) * share, helping: share, opposing: share };
  }
  return { sum, helping: 1, opposing: 1 };
}

export interface WordLimits {
  readonly sum: number;
  /** Factors for the words on either side. */
  readonly helping: number;
  readonly opposing: number;
}
