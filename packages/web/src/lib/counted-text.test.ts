import { expect, it } from 'vitest';
import { countedText } from './record-entries.ts';

const document = { text: 'x', language: 'en', words: 812 };

it('says which parts of an article count', () => {
  expect(countedText({ ...document, standfirst: 'A', captions: ['B'], counted: ['standfirst'] })).toBe(
    '812 words: body, standfirst; not counted: captions',
  );
  expect(countedText({ ...document, words: 1, tables: ['A'], counted: ['tables'] })).toBe(
    '1 word: body, tables',
  );
});

it('says nothing about a text without such parts', () => {
  expect(countedText(document)).toBeNull();
});
