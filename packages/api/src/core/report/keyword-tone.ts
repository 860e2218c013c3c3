/** Tone toward a keyword, based on each sentence that names it. */
import type { KeywordTone, Span } from '@earshot/schema/analysis-result';
import { keywordToneLabel, sentimentLabel } from '@earshot/schema/sentiment';
import { type PartyReader, scoreParty } from '../tone/score-party.ts';

interface NamingSentence {
  readonly text: string;
  readonly marks: readonly Span[];
}

/**
 * Returns the tone toward a keyword, with one entry per evidence sentence in the same order. The value is the mean of the
 * sentences with a clear tone, with two decimals, or null if there is none.
 * @param readerOf returns the party reader for a sentence, which may treat additional names as having no tone.
 */
export function keywordTone(
  evidence: readonly NamingSentence[],
  readerOf: (sentence: string) => PartyReader = (sentence) => (marks) => scoreParty(sentence, marks),
): KeywordTone {
  const sentences = evidence.map(({ text, marks }) => readerOf(text)(marks));
  const clear = sentences.flatMap(({ value }) => (value === null ? [] : [value]));
  const mean = clear.reduce((sum, value) => sum + value, 0) / Math.max(1, clear.length);
  const positive = clear.filter((value) => sentimentLabel(value) === 'Positive').length;
  return {
    value: clear.length === 0 ? null : Math.round(mean * 100) / 100 + 0,
    label: keywordToneLabel(clear),
    counts: { positive, negative: clear.length - positive, unclear: sentences.length - clear.length },
    sentences,
  };
}
