import { examplesIn } from '@earshot/schema/testing/examples';
import { describe, expect, it } from 'vitest';
import { parseMarkup } from './marked-text.tsx';
import table from './parse-markup.examples.tsv?raw';

const marked = (html: string) => {
  const { text, marks } = parseMarkup(html);
  return { text, marks: marks.map((mark) => text.slice(mark.start, mark.end)) };
};

describe('parseMarkup', () => {
  it('keeps an unknown character reference as written', () => {
    expect(parseMarkup('a &constructor; &toString; &amp; b').text).toBe('a &constructor; &toString; & b');
  });

  it.each(examplesIn<[string, string, string[]]>(table, 'markup'))(
    '#161 %j reads as %j',
    (html, text, marks) => {
      expect(marked(html)).toEqual({ text, marks });
    },
  );

  it.each(examplesIn<[string]>(table, 'no code left'))('#162 %j leaves no code behind', (html) => {
    expect(parseMarkup(html).text).not.toMatch(/alert|hidden|\*\{|onerror|onload/);
  });
});
