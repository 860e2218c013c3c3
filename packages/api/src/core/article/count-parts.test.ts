import { ARTICLE_PARTS } from '@earshot/schema/article/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PageBlock } from '../page/read-page.ts';
import { countParts } from './analyze-article-page.ts';

const PAGE = {
  blocks: [
    { kind: 'standfirst', text: 'The ferry sails at night.' },
    { kind: 'paragraph', text: 'The council agreed.' },
    { kind: 'table-row', text: 'Pier\tFare' },
    { kind: 'table-row', text: 'North\t3' },
    { kind: 'paragraph', text: 'Nobody objected.' },
    { kind: 'table-row', text: 'Total\t9' },
  ] satisfies PageBlock[],
  captions: ['The ferry at the quay.'],
};

it('is standfirst, body and tables by default; captions are apart', () => {
  const { text, standfirstCharacters, uncountedCaptions, parts } = countParts(PAGE);
  expect(text).toBe(PAGE.blocks.map((block) => block.text).join('\n\n'));
  expect(text.slice(0, standfirstCharacters)).toBe('The ferry sails at night.');
  expect(uncountedCaptions).toEqual(PAGE.captions);
  expect(parts).toEqual({
    standfirst: 'The ferry sails at night.',
    tables: ['Pier\tFare\nNorth\t3', 'Total\t9'],
    captions: PAGE.captions,
    body: 'The council agreed.\n\nNobody objected.',
    counted: ['standfirst', 'tables'],
  });
});

it('is the body alone when nothing else is chosen', () => {
  const { text, standfirstCharacters, parts } = countParts(PAGE, []);
  expect(text).toBe('The council agreed.\n\nNobody objected.');
  expect(standfirstCharacters).toBe(0);
  expect(parts.body).toBeUndefined();
  expect(parts.standfirst).toBe('The ferry sails at night.');
  expect(parts.counted).toEqual([]);
});

it('has chosen captions as its last paragraphs', () => {
  const { text, captionsAt, uncountedCaptions } = countParts(PAGE, ['captions']);
  expect(text).toBe('The council agreed.\n\nNobody objected.\n\nThe ferry at the quay.');
  expect(text.slice(captionsAt).trim()).toBe('The ferry at the quay.');
  expect(uncountedCaptions).toEqual([]);
});

it('names no parts of an article that has none', () => {
  const { parts } = countParts({ blocks: [{ kind: 'paragraph', text: 'One.' }], captions: [] });
  expect(parts).toEqual({});
});

it('is never less than the body, whatever is chosen', () => {
  fc.assert(
    fc.property(fc.subarray([...ARTICLE_PARTS]), (chosen) => {
      const { text } = countParts(PAGE, chosen);
      expect(text).toContain('The council agreed.');
      expect(text.includes('North')).toBe(chosen.includes('tables'));
      expect(text.includes('at night')).toBe(chosen.includes('standfirst'));
      expect(text.includes('at the quay')).toBe(chosen.includes('captions'));
    }),
  );
});
