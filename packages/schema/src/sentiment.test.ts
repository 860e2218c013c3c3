import { describe, expect, it } from 'vitest';
import {
  isUnsureKeywordTone,
  isUnsureTone,
  sentimentLabel,
  supportingWords,
  toneWords,
  unsureKeywordReasons,
  unsureReasons,
} from './sentiment.ts';

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

describe('isUnsureTone', () => {
  it.each([
    [{ value: 0.12 }, true],
    [{ value: -0.19 }, true],
    [{ value: 0.2 }, false],
    [{ value: 0.6, leans: true as const }, true],
    [{ value: -0.6, oneWeakWord: true as const }, true],
    [{ value: 0.05, oneWeakWord: true as const }, false],
    [{ value: null }, false],
  ])('of %j is %s', (tone, expected) => {
    expect(isUnsureTone(tone)).toBe(expected);
  });
});

describe('isUnsureKeywordTone', () => {
  const sentence = (value: number | null, extra = {}) => ({ value, words: [], ...extra });
  it.each([
    ['a mean close to neutral', 0.12, [sentence(0.5), sentence(-0.26)], true],
    ['only sentences that lean', 0.4, [sentence(0.4, { leans: true }), sentence(null)], true],
    ['one clear sentence', 0.4, [sentence(0.4), sentence(0.4, { oneWeakWord: true })], false],
    ['a neutral tone', 0, [sentence(0)], false],
    ['no tone', null, [sentence(null)], false],
  ])('with %s', (_, value, sentences, expected) => {
    expect(isUnsureKeywordTone({ value, sentences })).toBe(expected);
  });
});

describe('the reasons of an unsure tone', () => {
  it.each([
    [{ value: 0.12 }, ['closeToNeutral']],
    [{ value: -0.84, leans: true as const }, ['lowProbability']],
    [
      { value: 0.15, leans: true as const, oneWeakWord: true as const },
      ['closeToNeutral', 'lowProbability', 'oneWeakWord'],
    ],
    [{ value: 0.05, leans: true as const }, []],
  ])('of %j are %j', (tone, expected) => {
    expect(unsureReasons(tone)).toEqual(expected);
  });

  it('toward a keyword are those of the sentences with its tone, each once', () => {
    const sentences = [
      { value: -0.84, words: [], leans: true as const },
      { value: -0.6, words: [], leans: true as const, oneWeakWord: true as const },
      { value: 0.15, words: [] },
    ];
    expect(unsureKeywordReasons({ value: -0.5, sentences })).toEqual(['lowProbability', 'oneWeakWord']);
    expect(unsureKeywordReasons({ value: 0.12, sentences })).toEqual(['closeToNeutral']);
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

describe('toneWords', () => {
  it('says that a tone leans', () => {
    expect(toneWords(0.12, true)).toBe('Leans positive');
    expect(toneWords(-0.5, false)).toBe('Negative');
  });
});
