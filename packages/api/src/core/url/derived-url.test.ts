import { MAX_URL_CHARACTERS } from '@earshot/schema/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deriveTarget, deriveUrl, isLocalAddress } from './derived-url.ts';

const BASE = 'https://go.example/a/b';

it.each([
  ['/next', 'https://go.example/next'],
  ['next?x=1#y', 'https://go.example/a/next?x=1#y'],
  [' https://news.example/a ', 'https://news.example/a'],
  ['//news.example/a', 'https://news.example/a'],
  ['https:/www.news.com/story', 'https://www.news.com/story'],
  ['https:/index.html', 'https://go.example/index.html'],
  ['https:/stories/today', 'https://go.example/stories/today'],
  ['http:/news.co.uk', 'http://news.co.uk/'],
])('%j is %s', (text, url) => {
  expect(deriveUrl(text, BASE)).toEqual({ url });
});

it('loses its user name and password, and says so', () => {
  expect(deriveUrl('https://user:secret@news.example/a')).toEqual({
    url: 'https://news.example/a',
    hadCredentials: true,
  });
  expect(deriveTarget('https://www.bank.com@evil.example/')).toEqual({
    url: 'https://evil.example/',
    hadCredentials: true,
  });
});

it.each(['http://[', ''])('is not %j', (text) => {
  expect(deriveTarget(text)).toBeNull();
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'ms-msdt:/id', 'search-ms:q=x'])(
  'is not a destination when it opens something on the machine: %s',
  (text) => {
    expect(isLocalAddress(deriveTarget(text)?.url ?? '')).toBe(true);
  },
);

it.each(['mailto:press@news.example', 'fb://page/1', 'tel:+15550100'])('may open an app: %s', (text) => {
  expect(deriveUrl(text)).toBeNull();
  expect(deriveTarget(text)).toEqual({ url: text });
});

it('has at most MAX_URL_CHARACTERS, also after it is encoded', () => {
  const room = MAX_URL_CHARACTERS - 'https://a.example/'.length;
  expect(deriveUrl(`https://a.example/${'a'.repeat(room)}`)).not.toBeNull();
  expect(deriveUrl(`https://a.example/${'a'.repeat(room + 1)}`)).toBeNull();
  expect(deriveUrl(`https://a.example/${'<'.repeat(room / 2)}`)).toBeNull();
  expect(deriveTarget(`app://${'a'.repeat(MAX_URL_CHARACTERS)}`)).toBeNull();
});

it('is valid, short and without credentials, whatever the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withFragments: true }), fc.string()), fc.boolean(), (text, withBase) => {
      const url = deriveUrl(text, withBase ? BASE : undefined)?.url;
      if (url === undefined) return;
      const { href, protocol, username, password } = new URL(url);
      expect([href, username, password]).toEqual([url, '', '']);
      expect(protocol).toMatch(/^https?:$/);
      expect(url.length).toBeLessThanOrEqual(MAX_URL_CHARACTERS);
    }),
  );
});
