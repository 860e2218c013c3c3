import { describe, expect, it } from 'vitest';
import { keywordsOfQuote } from './quotes-about.ts';

const sentence = (section: 'body' | 'headline', start: number, text: string) => ({
  section,
  start,
  text,
  marks: [],
  sentiment: null,
});
const match = (keyword: string, ...evidence: ReturnType<typeof sentence>[]) => ({
  keyword,
  found: true,
  mentions: evidence.length,
  relevancySummary: '',
  evidence,
  tone: {
    value: null,
    label: null,
    counts: { positive: 0, negative: 0, unclear: 0 },
    sentences: [],
  },
  nearForms: [],
});
const quote = {
  text: 'We are sorry',
  start: 20,
  end: 32,
  speaker: 'Mara Lind',
  attribution: 'said Mara Lind',
};

describe('the keywords of a quotation', () => {
  it('are those of the sentences that it is in', () => {
    const matches = [
      match('Acme', sentence('body', 19, '“We are sorry,” said Mara Lind of Acme.')),
      match('Ferry', sentence('body', 60, 'The ferry is late.')),
      match('Pier', sentence('headline', 0, 'A new pier for everyone in the whole harbor')),
      match('Dock', sentence('body', 0, 'The dock is open. ')),
    ];
    expect(keywordsOfQuote(quote, matches)).toEqual(['Acme']);
  });
});
