/** Chooses the sentences about a keyword that a report shows. */
import type { Evidence } from './collect-evidence.ts';

/** Mentions beyond this number do not make a sentence better. */
const MAX_MENTIONS = 5;

/** Returns the body sentence with most mentions, the first of several, or the headline if no body sentence has one. */
export function bestSentence(evidence: readonly Evidence[]): Evidence | undefined {
  const body = evidence.filter(({ section }) => section !== 'headline');
  const mentions = ({ marks }: Evidence) => Math.min(marks.length, MAX_MENTIONS);
  return (
    body.reduce(
      (best, one) => (best && mentions(best) >= mentions(one) ? best : one),
      undefined as Evidence | undefined,
    ) ?? evidence[0]
  );
}

/** Returns the first body sentence other than the best one, which is shown already, or else that one, as plain text. */
export function breakoutOf(evidence: readonly Evidence[]): string {
  const best = bestSentence(evidence);
  const second = evidence.find((one) => one !== best && one.section !== 'headline');
  return plain((second ?? best)?.text ?? '');
}

/** Replaces runs of whitespace with single spaces. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
