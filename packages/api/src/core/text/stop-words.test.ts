import { describe, expect, it } from 'vitest';
import { isStopWord, stopWordsOf } from './stop-words.ts';

describe('isStopWord', () => {
  it.each([
    ['en', 'the', 'budget'],
    ['en', 'Don’t', 'rates'],
    ['de', 'und', 'Haushalt'],
    ['fr', 'les', 'budget'],
    ['es', 'para', 'gobierno'],
    ['it', 'della', 'governo'],
    ['pt', 'para', 'governo'],
    ['nl', 'het', 'begroting'],
    ['sv', 'och', 'regering'],
    ['da', 'og', 'regering'],
    ['no', 'og', 'regjering'],
    ['fi', 'ja', 'hallitus'],
    ['pl', 'jest', 'rząd'],
    ['cs', 'je', 'vláda'],
    ['ru', 'как', 'бюджет'],
    ['tr', 've', 'hükümet'],
    ['ar', 'من', 'ميزانية'],
    ['ja', 'これ', '予算'],
    ['zh', '的', '预算'],
    ['hi', 'के', 'बजट'],
  ])('%s: %s is one, %s is none', (language, stopWord, contentWord) => {
    expect(isStopWord(stopWord, language)).toBe(true);
    expect(isStopWord(contentWord, language)).toBe(false);
  });

  it('accepts a region and legacy codes', () => {
    expect(isStopWord('The', 'en-GB')).toBe(true);
    expect(stopWordsOf('nb')).toBe(stopWordsOf('no'));
  });

  it('knows none for an unknown language, whatever its name', () => {
    for (const language of ['und', '', 'constructor', '__proto__'])
      expect(isStopWord('the', language)).toBe(false);
  });
});
