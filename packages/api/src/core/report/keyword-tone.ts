/** Tone toward a keyword, based on each sentence that names it. */
import type { KeywordTone, Sentiment, Span } from '@earshot/schema/analysis-result';
import { sentimentLabel } from '@earshot/schema/sentiment';
import { type PartyReader, scoreParty } from '../tone/score-party.ts';

interface NamingSentence {
  readonly text: string;
  readonly marks: readonly Span[];
}

/**
 * Returns the tone toward a keyword, with one entry per evidence sentence in the same order. The value is the mean of the
 * sentences that express a tone toward the keyword, with two decimals, or null if none does.
 * @param readerOf returns the party reader for a sentence, which may treat additional names as having no tone.
 */
export function keywordTone(
  evidence: readonly NamingSentence[],
  readerOf: (sentence: string) => PartyReader = (sentence) => (marks) => scoreParty(sentence, marks),
): KeywordTone {
  const sentences = evidence.map(({ text, marks }) => readerOf(text)(marks));
  const values = sentences.flatMap(({ value }) => (value === null ? [] : [value]));
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const value = values.length === 0 ? null : Math.round(mean * 100) / 100 + 0;
  return {
    value,
    label: value === null ? null : sentimentLabel(value),
    counts: countTones(sentences),
    sentences,
  };
}

function countTones(sentences: readonly Sentiment[]): KeywordTone['counts'] {
  const count = (label: string) =>
    sentences.filter(({ value }) => value !== null && sentimentLabel(value) === label).length;
  return {
    positive: count('Positive'),
    neutral: count('Neutral'),
    negative: count('Negative'),
    unscored: sentences.filter(({ value }) => value === null).length,
  };
}
