import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { isStopWord, stopWordsOf } from './stop-words.ts';

it.each(examples<[string, string, string]>(import.meta.url, 'stop words'))(
  '%s: %s is one, %s is none',
  (language, stopWord, contentWord) => {
    expect(isStopWord(stopWord, language)).toBe(true);
    expect(isStopWord(contentWord, language)).toBe(false);
  },
);

it('accepts a region and legacy codes', () => {
  expect(isStopWord('The', 'en-GB')).toBe(true);
  expect(stopWordsOf('nb')).toBe(stopWordsOf('no'));
});

it('knows none for an unknown language, whatever its name', () => {
  for (const language of ['und', '', 'constructor', '__proto__'])
    expect(isStopWord('the', language)).toBe(false);
});
