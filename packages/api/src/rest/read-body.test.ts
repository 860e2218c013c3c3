import { IMAGE_MAX_BYTES, MAX_ARTICLE_CHARACTERS, MAX_KEYWORDS } from '@earshot/schema/limits';
import { expect, it } from 'vitest';
import { isCostlyJson } from './read-body.ts';

const bytes = (text: string) => Buffer.from(text);
const keywords = Array.from({ length: MAX_KEYWORDS }, (_, index) => `keyword ${index}`);

it.each<[string, unknown]>([
  ['the longest text', { content: '“Fähre”\n船'.repeat(MAX_ARTICLE_CHARACTERS / 9) }],
  ['all keywords and terms, indented', { keywords, specialTerms: keywords }],
  ['the largest picture', { imageBase64: 'A'.repeat((IMAGE_MAX_BYTES / 3) * 4) }],
  ['a pasted table with quoted cells', { text: '"2026-05-10","Ferry opens","Courier"\n'.repeat(10_000) }],
])('%s is not too costly', (_, value) => {
  expect(isCostlyJson(bytes(JSON.stringify(value, null, 2)))).toBe(false);
});

it.each([
  ['empty objects', `[${'{},'.repeat(50_000)}{}]`],
  ['numbers', `[${'1,'.repeat(60_000)}1]`],
  ['keys', `{${'"a":1,'.repeat(40_000)}"a":1}`],
  ['empty strings', `[${'"",'.repeat(150_000)}""]`],
  ['deep nesting', `${'['.repeat(65)}${']'.repeat(65)}`],
  ['escaped quotation marks', `"${'\\"'.repeat(1_000_001)}"`],
])('%s are', (_, text) => {
  expect(isCostlyJson(bytes(text))).toBe(true);
});

it('what looks like structure inside a string is text, and an odd end is no end', () => {
  expect(isCostlyJson(bytes(JSON.stringify({ a: `\\"[{`.repeat(100_000) })))).toBe(false);
  expect(isCostlyJson(bytes('"\\'))).toBe(false);
});
