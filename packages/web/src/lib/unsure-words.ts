import type { UnsureReason } from '@earshot/schema/sentiment';

/** Wording of each reason why a single tone only leans. */
const REASONS: Readonly<Record<UnsureReason, string>> = {
  closeToNeutral: 'is close to neutral',
  lowProbability: 'is less than 60% sure',
  oneWeakWord: 'rests on one weak word',
};

/** Returns the end of a sentence that says why a tone leans, e.g. `is close to neutral and rests on one weak word`. */
export function unsureWords(reasons: readonly UnsureReason[]): string {
  return reasons.map((reason) => REASONS[reason]).join(' and ');
}

/**
 * Returns the same reasons in parentheses, to follow a tone, e.g. ` (it is close to neutral)`. Empty if there are none.
 */
export function unsureNote(reasons: readonly UnsureReason[]): string {
  return reasons.length === 0 ? '' : ` (it ${unsureWords(reasons)})`;
}
