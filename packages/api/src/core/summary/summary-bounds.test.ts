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

  it('ends after two sentences if they are long', () => {
    const long = (i: number) =>
      `Plan ${i} of the council ${`moves pier ${i} of the old harbor `.repeat(6)}to the east.`;
    const summary = summaryOf([0, 1, 2, 3, 4, 5, 6, 7].map(long).join(' '));
    expect(splitSentences(summary, 'en')).toHaveLength(2);
  });

  it('keeps the order of the text where the newest entry of a live blog is the last', () => {
    const entries = [
      '09:00 Talks begin in the harbor office this morning.',
      '10:00 Drivers are blocking three roads near town.',
      '11:00 A deal has been signed by both sides now.',
    ];
    expect(summaryOf(entries.join('\n\n'))).toBe(
      'Drivers are blocking three roads near town. A deal has been signed by both sides now.',
    );
  });

  it('cuts within a word only if the word is very long', () => {
    const address = (words: number) => `${'word '.repeat(words)}${'x'.repeat(2_000)}`;
    expect(summaryOf(address(20))).toBe(`${'word '.repeat(20)}${'x'.repeat(600)}…`);
    expect(summaryOf(address(100))).toBe(`${'word '.repeat(100).trim()}…`);
  });
});
