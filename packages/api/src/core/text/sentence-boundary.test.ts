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

describe.each([
  ...['periods', 'after a time of day', 'a period inside', 'quotations, brackets and notes', 'dots in a row'],
  ...['a mark that no space follows', 'more examples'],
])('%s', (title) => {
  it.each(examples<[string, string]>(import.meta.url, title))('%s', (_, text) => {
    expect(marked(text, 'en')).toBe(text);
  });
});

it.each(examples<[string, string]>(import.meta.url, 'other languages'))(
  'another language, %s: %s',
  (language, text) => {
    expect(marked(text, language)).toBe(text);
  },
);
