/** Chooses the most important sentences about a keyword. */
import type { Evidence } from './collect-evidence.ts';

/** Added to a sentence's score for each mention beyond the first. */
const MENTION_BONUS = 0.25;
const MAX_BONUS_MENTIONS = 4;

/** Returns the score of an evidence sentence, as weighted for the summary. */
export type ScoreOf = (evidence: Evidence) => number;

function value(evidence: Evidence, scoreOf: ScoreOf): number {
  return scoreOf(evidence) + MENTION_BONUS * Math.min(evidence.marks.length - 1, MAX_BONUS_MENTIONS);
}

/** Returns the body sentence that says most about the keyword, or the headline if no body sentence contains it. */
export function bestSentence(evidence: readonly Evidence[], scoreOf: ScoreOf): Evidence | undefined {
  const body = evidence.filter(({ section }) => section !== 'headline');
  let best: Evidence | undefined;
  for (const candidate of body)
    if (!best || value(candidate, scoreOf) > value(best, scoreOf)) best = candidate;
  return best ?? evidence[0];
}

/**
 * Returns the most important passage as plain text: the first body sentence with the keyword and the best body sentence, in
 * reading order. Sentences that are not consecutive are joined by an ellipsis.
 */
export function keyPassage(evidence: readonly Evidence[], scoreOf: ScoreOf): string {
  const first = evidence.find(({ section }) => section !== 'headline') ?? evidence[0];
  const best = bestSentence(evidence, scoreOf);
  if (!first || !best) return '';
  if (first === best) return plain(first.text);
  const follows = first.last >= 0 && best.first === first.last + 1;
  return `${plain(first.text)}${follows ? ' ' : ' … '}${plain(best.text)}`;
}

/** Replaces runs of whitespace with single spaces. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
