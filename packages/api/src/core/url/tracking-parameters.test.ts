import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTracking } from './tracking-parameters.ts';

describe('tracking parameters', () => {
  it.each([
    [
      'https://n.example/a?utm_source=x&id=7&fbclid=abc',
      'https://n.example/a?id=7',
      ['utm_source', 'fbclid'],
    ],
    ['https://n.example/a?UTM_Medium=social', 'https://n.example/a', ['UTM_Medium']],
    ['https://n.example/a?gclid=1#part', 'https://n.example/a#part', ['gclid']],
    [
      'https://n.example/a#utm_source=rss&utm_medium=feed',
      'https://n.example/a',
      ['utm_source', 'utm_medium'],
    ],
    ['https://www.youtube.com/watch?v=1&si=2', 'https://www.youtube.com/watch?v=1', ['si']],
    ['https://x.com/a/status/1?s=20&t=x', 'https://x.com/a/status/1', ['s', 't']],
  ])('separates %s', (url, clean, names) => {
    const result = cleanTracking(url);
    expect(result.cleanUrl).toBe(clean);
    expect(result.parameters.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    'https://n.example/a?ref=home&source=list&id=3',
    'https://n.example/a?si=2&s=search&t=90',
    'https://n.example/a?q=utm_source',
    'https://n.example/a?b=%20c&&d=+e&f#:~:text=x',
    'https://n.example/a?',
    'https://n.example/%zz?x=%zz',
  ])('leaves %s as it is, byte for byte', (url) => {
    expect(cleanTracking(url)).toEqual({ cleanUrl: url, parameters: [] });
  });

  it('decodes the values that it lists', () => {
    expect(cleanTracking('https://n.example/?utm_campaign=Spring+2026%21').parameters).toEqual([
      { name: 'utm_campaign', value: 'Spring 2026!' },
    ]);
  });

  it('keeps every other parameter, in order, and is done after one pass', () => {
    const name = fc.constantFrom('utm_x', 'gclid', 'ref', 'id', 'page', 'fbclid', 'q');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.webQueryParameters())), (pairs) => {
        const query = pairs.map(([key, value]) => `${key}=${value.replaceAll('&', '')}`);
        const { cleanUrl } = cleanTracking(`https://n.example/p?${query.join('&')}`);
        const rest = query.filter((pair) => /^(?:ref|id|page|q)=/.test(pair));
        const expected = query.length === 0 ? '?' : rest.length === 0 ? '' : `?${rest.join('&')}`;
        expect(cleanUrl).toBe(`https://n.example/p${expected}`);
        expect(cleanTracking(cleanUrl).cleanUrl).toBe(cleanUrl);
      }),
    );
  });
});
