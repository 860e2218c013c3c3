import { describe, expect, it } from 'vitest';
import { splitSentences } from '../text/sentences.ts';
import { summarize } from './summarize.ts';

const summaryOf = (text: string) =>
  summarize({ headline: '', text, sentences: splitSentences(text, 'en'), language: 'en' });

describe('the length and order of a summary', () => {
  it('counts only sentences that may be in it, whatever else is on the page', () => {
    const text = `The port of Alba reopened on Monday after a week.

Read more

Ships had waited outside the harbor for days.

Read more

Nobody was hurt during the long storm.

Read more`;
    expect(splitSentences(summaryOf(text), 'en')).toHaveLength(2);
  });

  it('has at most 380 characters', () => {
    const long = (i: number) =>
      `Plan ${i} of the council ${`moves pier ${i} of the old harbor `.repeat(6)}to the east.`;
    expect(summaryOf([0, 1, 2, 3, 4, 5, 6, 7].map(long).join(' ')).length).toBeLessThanOrEqual(380);
  });

  it('leaves out the times of a live blog', () => {
    expect(
      summaryOf('11:00 A deal has been signed by both sides.\n\n10:00 Drivers are blocking three roads.'),
    ).toBe('A deal has been signed by both sides. Drivers are blocking three roads.');
  });

  it('cuts within a word only if the word is very long', () => {
    const address = (words: number) => `${'word '.repeat(words)}${'x'.repeat(2_000)}`;
    expect(summaryOf(address(20))).toBe(`${'word '.repeat(20)}${'x'.repeat(279)}…`);
    expect(summaryOf(address(60))).toBe(`${'word '.repeat(60).trim()}…`);
  });
});
