import { MAX_ARTICLE_CHARACTERS, MAX_KEYWORDS } from '@earshot/schema/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCostlyJson, isDeepJson } from './json-cost.ts';

const BYTES = 15 * 1024 * 1024;
const isCostly = (text: string) => isCostlyJson(new TextEncoder().encode(text));
const filled = (piece: string) => piece.repeat(Math.ceil(BYTES / piece.length));
const picture = 'A'.repeat(14_000_000);
const keywords = Array.from({ length: MAX_KEYWORDS }, (_, index) => `keyword ${index}`);

describe('the cost of parsing a JSON body', () => {
  it.each([
    ['a small request', { url: 'https://example.com/', keywords: ['ferry'] }],
    ['the largest picture', { imageBase64: picture, keywords: ['fähre', 'say "ferry"'] }],
    ['the longest text of wide characters', { text: '船'.repeat(MAX_ARTICLE_CHARACTERS) }],
    [
      'the longest text of line breaks and quotes',
      { text: '"Ferry!"\n\n'.repeat(MAX_ARTICLE_CHARACTERS / 10) },
    ],
  ])('%s is bearable', (_, value) => {
    expect(isCostly(JSON.stringify(value))).toBe(false);
  });

  it('everything that a request may contain at once is cheap enough, even with indentation', () => {
    const correctedText = 'é'.repeat(MAX_ARTICLE_CHARACTERS);
    expect(isCostly(JSON.stringify({ imageBase64: picture, correctedText, keywords }, null, 4))).toBe(false);
  });

  it.each([
    ['empty objects', `{"x":[${filled('{},')}{}]}`],
    ['empty arrays', `{"x":[${filled('[],')}[]]}`],
    ['numbers', `{"x":[${filled('1,')}1]}`],
    ['short strings', `{"x":[${filled('"ab",')}""]}`],
    ['keys', `{${filled('"k":1,')}"z":1}`],
    ['nesting', filled('[')],
    ['spaces', filled(' ')],
    ['one string of wide characters', `{"x":"${filled('船')}"}`],
    ['one string of escapes', `{"x":"${filled('\\u0041')}"}`],
    ['one string of escaped quotes', `{"x":"${filled('\\"')}"}`],
    ['one string of backslashes', `{"x":"${filled('\\\\')}"}`],
  ])('15 MB of %s are not', (_, text) => {
    expect(isCostly(text)).toBe(true);
  });

  it('counts an escaped quotation mark as part of its string, but not one after an escaped backslash', () => {
    expect(isCostly(`{"x":"\\"${picture}"}`)).toBe(true);
    expect(isCostly(`{"x":"\\\\","y":"${picture}"}`)).toBe(false);
  });

  it('64 levels are not too deep, 65 are, wherever they are', () => {
    const isDeep = (text: string) => isDeepJson(new TextEncoder().encode(text));
    const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`;
    expect(isDeep(nested(64))).toBe(false);
    expect(isDeep(`[${nested(64)}]`)).toBe(true);
    expect(isDeep(`{"a":"${'['.repeat(100)}","b":"\\"}`)).toBe(false);
    expect(isDeep(`["${'"'.repeat(700_000)}",${'['.repeat(65)}`)).toBe(true);
    expect(isDeep('['.repeat(100_000))).toBe(true);
  });

  it('any value of ordinary size is cheap enough, and so are up to 2,000 arbitrary bytes', () => {
    fc.assert(fc.property(fc.json(), (text) => !isCostly(text)));
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => !isCostlyJson(bytes)));
  });
});
