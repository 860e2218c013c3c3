import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { titleWords, withoutBoilerplate, wordKey } from './title-words.ts';

describe('the key of a word', () => {
  it.each(examples<[string, string]>(import.meta.url, 'the key of a word'))('of %s is %s', (word, key) => {
    expect(wordKey(word)).toBe(key);
  });
});

it.each(examples<[string, string]>(import.meta.url, 'the title without labels'))(
  'the title %j without labels is %j',
  (title, rest) => expect(withoutBoilerplate(title)).toBe(rest),
);

it.each(examples<[string, string[]]>(import.meta.url, 'the words of'))(
  'the words of %j are %j',
  (title, keys) => expect(titleWords(title).map(({ key }) => key)).toEqual(keys),
);
