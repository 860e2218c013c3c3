import { describe, expect, it } from 'vitest';
import { keywordToneLabel, sentimentLabel, supportingWords } from './sentiment.ts';

describe('sentimentLabel', () => {
  it.each([
    [0.11, 'Positive'],
    [0.1, 'Neutral'],
    [0, 'Neutral'],
    [-0.1, 'Neutral'],
    [-0.11, 'Negative'],
    [null, 'Neutral'],
  ])('#216 #217 sentiment %s is %s', (value, label) => {
    expect(sentimentLabel(value)).toBe(label);
  });
});

describe('keywordToneLabel', () => {
  it.each([
    ['one clear sentence', [0.9, null, null], 'Positive'],
    ['clear sentences that agree', [-0.7, -0.9], 'Negative'],
    ['clear sentences of both signs', [-0.7, null, 0.9], 'Mixed'],
    ['no clear sentence', [null, 0.05], null],
    ['no sentence', [], null],
  ])('of %s', (_, tones, label) => {
    expect(keywordToneLabel(tones)).toBe(label);
  });
});

describe('supportingWords', () => {
  const word = (text: string, weight: number) => ({ start: 0, end: text.length, text, weight });
  const words = [word('raises', -1.5), word('fares', 0.4), word('fares', 0.4)];

  it.each([
    [0.34, ['fares']],
    [-0.34, ['raises']],
    [0, ['raises', 'fares']],
    [null, ['raises', 'fares']],
  ])('of a tone of %s are those of its side, each once', (value, expected) => {
    expect(supportingWords({ value, words })).toEqual(expected);
  });
});
