import { expect, it } from 'vitest';
import { absentSummary, foundSummary } from './relevancy-summary.ts';

const form = (text: string, count: number) => ({ text, count });

it.each([
  [['Acme'], [], '“Acme” does not appear in this text. Nor does a similar word.'],
  [
    ['Acme', 'ACM', 'Acme Corp'],
    [],
    '“Acme” does not appear in this text, nor does “ACM” or “Acme Corp”. Nor does a similar word.',
  ],
  [
    ['Acme'],
    [form('Acmes', 1), form('Akme', 2), form('acne', 3)],
    '“Acme” does not appear in this text. Close forms that do appear, not counted as mentions: “Acmes” (once), “Akme” (twice), “acne” (3 times).',
  ],
])('a report without %j and with the forms %j says so', (spellings, forms, summary) => {
  expect(absentSummary(spellings, forms)).toBe(summary);
});

it('quotation marks inside the key sentence are single ones', () => {
  const text = '“Acme is ready”, she said.';
  const mark = { start: 1, end: 5, spelling: 'Acme' };
  const evidence = [{ text, section: 'body' as const, start: 0, marks: [mark], sentiment: null }];
  const tone = {
    value: null,
    label: null,
    counts: { positive: 0, negative: 0, unclear: 1 },
    sentences: [{ value: null, words: [] }],
  };
  expect(foundSummary('Acme', evidence, tone, undefined)).toMatch(/: “‘Acme is ready’, she said\.”$/);
});

it('a tone of one sentence among many is not said to be that of the article', () => {
  const marks = [{ start: 0, end: 4 }];
  const evidence = Array.from({ length: 3 }, () => ({
    text: 'Acme spoke.',
    section: 'headline' as const,
    start: 0,
    marks,
    sentiment: null,
  }));
  const sentences = [-0.7, null, null].map((value) => ({ value, words: [] }));
  const tone = { value: null, label: null, counts: { positive: 0, negative: 1, unclear: 2 }, sentences };
  expect(foundSummary('Acme', evidence, tone, undefined)).toContain(
    'No clear tone toward Acme: 1 negative, 2 without a clear tone.',
  );
});
