/** Chooses the sentences about a keyword that a report shows. */
import type { EvidenceSentence } from '@earshot/schema/analysis-result';

/** Mentions beyond this number do not make a sentence better. */
const MAX_MENTIONS = 5;

/** Returns the body sentence with most mentions, the first of several, or the headline if no body sentence has one. */
export function bestSentence(evidence: readonly EvidenceSentence[]): EvidenceSentence | undefined {
  const body = evidence.filter(({ section }) => section !== 'headline');
  const mentions = ({ marks }: EvidenceSentence) => Math.min(marks.length, MAX_MENTIONS);
  return (
    body.reduce(
      (best, one) => (best && mentions(best) >= mentions(one) ? best : one),
      undefined as EvidenceSentence | undefined,
    ) ?? evidence[0]
  );
}

/** Returns the first body sentence other than the best one, which the summary quotes, as plain text. Undefined if there is none. */
export function secondSentence(evidence: readonly EvidenceSentence[]): string | undefined {
  const best = bestSentence(evidence);
  const second = evidence.find((one) => one !== best && one.section !== 'headline');
  return second && plain(second.text);
}

/** Replaces runs of whitespace with single spaces. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
