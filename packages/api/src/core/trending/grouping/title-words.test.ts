import { describe, expect, it } from 'vitest';
import { wordKey } from './title-words.ts';

describe('the key of a word', () => {
  it.each([
    ['Nestlé’s', 'nestle'],
    ['U.S.', 'us'],
    ['shares', 'share'],
    ['1.2bn', '1.2bn'],
    ['3.25', '3.25'],
    ['40,000', '40,000'],
  ])('of %s is %s', (word, key) => {
    expect(wordKey(word)).toBe(key);
  });
});
