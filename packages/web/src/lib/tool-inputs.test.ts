import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefillAddress, readPrefill } from './tool-inputs.ts';

const ORIGIN = 'https://earshot.example';

describe('prefillAddress', () => {
  it('names the tool, the address and the keywords', () => {
    const address = prefillAddress(ORIGIN, 'article', {
      url: ' https://news.example/a?b=1&c ',
      keywords: ['one', 'two words'],
    });
    expect(address).toBe(
      `${ORIGIN}/?tab=article&url=https%3A%2F%2Fnews.example%2Fa%3Fb%3D1%26c&keywords=one%2Ctwo+words`,
    );
  });

  it('leaves out what is blank', () => {
    expect(prefillAddress(ORIGIN, 'url-expander', { url: '  ', keywords: [] })).toBe(
      `${ORIGIN}/?tab=url-expander`,
    );
  });

  it('takes the address from a shared text when there is no other', () => {
    const shared = new URLSearchParams({ title: 'Trains', text: 'Read https://news.example/a', url: '' });
    expect(readPrefill(shared)).toEqual({ url: 'Read https://news.example/a' });
  });

  it('is read back as it was', () => {
    const keyword = fc.stringMatching(/^[a-zà-ž0-9&+%#'-]{1,12}$/);
    fc.assert(
      fc.property(fc.webUrl(), fc.uniqueArray(keyword, { minLength: 1, maxLength: 6 }), (url, keywords) => {
        const { searchParams } = new URL(prefillAddress(ORIGIN, 'article', { url, keywords }));
        expect(readPrefill(searchParams)).toEqual({ url, keywords });
      }),
    );
  });
});
