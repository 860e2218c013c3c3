import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { splitSentences } from './sentences.ts';

/** `|` marks boundaries. */
const marked = (text: string, language: string) => {
  const plain = text.replaceAll('|', '');
  let result = '';
  let last = 0;
  for (const { start, end } of splitSentences(plain, language)) {
    result += `${plain.slice(last, start)}${start > 0 ? '|' : ''}${plain.slice(start, end)}`;
    last = end;
  }
  return result + plain.slice(last);
};

describe('a period', () => {
  it.each(examples<[string, string]>(import.meta.url, 'periods'))('%s', (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  });

  it.each(examples<[string, string]>(import.meta.url, 'after a time of day'))(
    'after a time of day %s',
    (_, text) => {
      expect(marked(text, 'en')).toBe(text);
    },
  );

  it.each(examples<[string, string]>(import.meta.url, 'a period inside'))('inside %s', (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  });
});

it.each(examples<[string, string]>(import.meta.url, 'quotations, brackets and notes'))(
  'quotations, brackets and notes: %s',
  (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  },
);

it.each(examples<[string, string]>(import.meta.url, 'dots in a row'))('dots in a row: %s', (_, text) => {
  expect(marked(text, 'en')).toBe(text);
});

it.each(examples<[string, string]>(import.meta.url, 'other languages'))(
  'another language, %s: %s',
  (language, text) => {
    expect(marked(text, language)).toBe(text);
  },
);

it.each(examples<[string, string]>(import.meta.url, 'a mark that no space follows'))(
  'a mark that no space follows: %s',
  (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  },
);

it.each(examples<[string, string]>(import.meta.url, 'more examples'))('%s', (_, text) => {
  expect(marked(text, 'en')).toBe(text);
});
