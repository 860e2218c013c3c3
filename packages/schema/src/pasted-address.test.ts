import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import table from './pasted-address.examples.tsv?raw';
import { pastedUrl, readPastedAddress } from './pasted-address.ts';
import { examplesIn } from './testing/examples.ts';

const STORY = 'https://news.example/2026/story?id=7';

describe('readPastedAddress', () => {
  it.each(examplesIn<[string, string]>(table, 'one address'))('%s', (_, text) => {
    expect(pastedUrl(text)).toBe(STORY);
  });

  it.each(examplesIn<[string, string]>(table, 'texts'))('%s is read as %s', (text, url) => {
    expect(pastedUrl(text)).toBe(url);
  });

  it.each(examplesIn<[string]>(table, 'no web address'))('%j holds no web address', (text) => {
    expect(readPastedAddress(text)).toEqual({ kind: 'none' });
  });

  it.each(examplesIn<[string]>(table, 'two addresses'))('%j holds two addresses', (text) => {
    expect(readPastedAddress(text)).toMatchObject({
      kind: 'several',
      urls: [expect.any(String), expect.any(String)],
    });
  });

  it.each(['did:plc:vjug55kidv6sye7ykr5faxxn', 'emilyliu.me'])(
    'a post in the notation of Bluesky’s protocol is the address of its page: %s',
    (actor) => {
      expect(readPastedAddress(`at://${actor}/app.bsky.feed.post/3jzn6g7ixgq2y`)).toMatchObject({
        kind: 'address',
        url: `https://bsky.app/profile/${actor}/post/3jzn6g7ixgq2y`,
      });
    },
  );

  it('says whether the scheme was assumed', () => {
    expect(readPastedAddress('news.example/a')).toMatchObject({ isSchemeAssumed: true });
    expect(readPastedAddress(STORY)).toMatchObject({ isSchemeAssumed: false });
  });

  it('leaves every plain address as it is, and never throws', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, size: 'small' }), (url) => {
        const kept = pastedUrl(url);
        expect(kept === null || url.startsWith(kept)).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => typeof readPastedAddress(text).kind === 'string'));
  });

  it('handles long hostile text', () => {
    for (const text of [
      '<a '.repeat(5_000),
      '['.repeat(10_000),
      'http://'.repeat(2_000),
      'a.'.repeat(10_000),
      `https://a.example/${')'.repeat(100_000)}`,
      '<http:'.repeat(5_000),
    ])
      expect(readPastedAddress(text).kind).toBeDefined();
  });
});

it.each([
  'https://web.archive.org/web/2020/https//foo.example/x',
  'https://a.example/share?u=http:/b.example/y',
  'https://a.example/r?model=3Dprinter&id=3',
])('an address inside another one stays as it is: %s', (url) => {
  expect(pastedUrl(url)).toBe(url);
});

it.each(examplesIn<[string, string]>(table, 'an address from the source of a message is decoded'))(
  'an address from the source of a message is decoded: %s',
  (text, url) => {
    expect(pastedUrl(text)).toBe(url);
  },
);
