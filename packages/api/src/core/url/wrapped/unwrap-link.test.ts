import { pastedUrl } from '@earshot/schema/pasted-address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { wrappers } from '../../../content/links/links.data.ts';
import {
  addressInLink,
  isClickTracker,
  isClosedGoogleNewsLink,
  looksLikeRedirect,
  unwrapLink,
} from './unwrap-link.ts';

const TARGET = 'https://news.example/story?id=7';
const encoded = encodeURIComponent(TARGET);
/** Rows whose links cannot leave their own site, and the destinations of their examples. */
const OWN_SITE: Readonly<Record<string, string>> = {
  'YouTube, shared from the app': 'https://www.youtube.com/watch?v=abcdefghijk',
  'Bitly, page of statistics': 'https://bit.ly/abc',
  'Amazon sponsored products': 'https://www.amazon.com/dp/B000000001',
};

/** Scheme and host that a wrapper link leads to. Undefined if it leads nowhere. */
function siteOf(link: string): string | undefined {
  const target = unwrapLink(link)?.url;
  return target && `${new URL(target).protocol}//${new URL(target).host}`;
}

describe('wrapper links', () => {
  it.each(wrappers.map((row) => [row.source, row.host, row] as const))('%s at %s', (source, _, row) => {
    expect(unwrapLink(row.example)?.url).toBe(OWN_SITE[source] ?? TARGET);
    // A field for one address accepts the link as one.
    expect(unwrapLink(pastedUrl(row.example) ?? '')?.url).toBe(OWN_SITE[source] ?? TARGET);
  });

  it('are each listed once', () => {
    const keys = wrappers.map((row) => `${row.host} ${row.path} ${row.decoder ?? row.parameters}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    [
      'Proofpoint v3 with replaced characters',
      `https://urldefense.com/v3/__https:/news.example/story*id=7__;Pw!!abc!def$`,
    ],
    ['encoded twice', `https://l.facebook.com/l.php?u=${encodeURIComponent(encoded)}`],
    [
      'encoded three times',
      `https://l.facebook.com/l.php?u=${encodeURIComponent(encodeURIComponent(encoded))}`,
    ],
    [
      'without a scheme',
      `https://www.shareasale.com/r.cfm?urllink=${encodeURIComponent('news.example/story?id=7')}`,
    ],
    [
      'relative to the scheme',
      `https://l.facebook.com/l.php?u=${encodeURIComponent('//news.example/story?id=7')}`,
    ],
    ['another country', `https://www.google.co.uk/url?q=${encoded}`],
    [
      'an old AMP address of the cache',
      'https://news-example.cdn.ampproject.org/v/s/news.example/story?id=7&amp_js_v=0.1&usqp=mq331AQ',
    ],
    ['AMP without https', 'https://www.google.com/amp/news.example/story'],
    [
      'a translated host with a hyphen',
      'https://my--news-example.translate.goog/story?_x_tr_sl=de&_x_tr_sch=http',
    ],
    [
      'a long Google News address',
      `https://news.google.com/rss/articles/${Buffer.concat([Buffer.from([8, 19, 34, 0xc8, 1]), Buffer.from(`https://news.example/${'a'.repeat(179)}`), Buffer.from([0xd2, 1, 0])]).toString('base64url')}?oc=5`,
    ],
    ['an app address', `https://l.facebook.com/l.php?u=${encodeURIComponent('fb://page/1')}`],
    ['a mail address', `https://l.facebook.com/l.php?u=${encodeURIComponent('mailto:press@news.example')}`],
  ])('%s', (name, link) => {
    const expected: Readonly<Record<string, string>> = {
      'AMP without https': 'http://news.example/story',
      'a translated host with a hyphen': 'http://my-news.example/story',
      'a long Google News address': `https://news.example/${'a'.repeat(179)}`,
      'an app address': 'fb://page/1',
      'a mail address': 'mailto:press@news.example',
    };
    expect(unwrapLink(link)?.url).toBe(expected[name] ?? TARGET);
  });

  it.each(examples<[string]>(import.meta.url, 'links left alone'))('leaves %s alone', (url) => {
    expect(unwrapLink(url)).toBeNull();
  });

  it.each(wrappers.map((row) => [row.source, row.host, row] as const))(
    '%s at %s without a destination, or with part of one, never leads anywhere else',
    (_, __, { example }) => {
      const { origin, pathname } = new URL(example);
      const folders = pathname.split('/').map((___, at, all) => all.slice(0, at + 1).join('/'));
      for (const path of folders)
        for (const rest of ['', '?', '?url', '?u=&p=&url=', '?https%3A%2F%2F', '?u=v2'])
          expect([undefined, siteOf(example)]).toContain(siteOf(`${origin}${path}${rest}`));
    },
  );

  it('gives a complete address or nothing, whatever the parameter holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const target = unwrapLink(`https://l.facebook.com/l.php?u=${encodeURIComponent(text)}`)?.url ?? null;
        return target === null || /^(?:https?:\/\/[^/]*\.|[a-z][a-z\d+.-]*:)/i.test(target);
      }),
    );
  });
});

const CLOSED_ID = 'CBMiXkFVX3lxTE9hYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ejAxMjM0NTY3ODlBQkNERUZHSElKS0w';

describe('links of Google News', () => {
  it.each([
    `https://news.google.com/rss/articles/${CLOSED_ID}?oc=5`,
    `https://news.google.com/articles/${CLOSED_ID}?hl=en-US&gl=US&ceid=US%3Aen`,
    `https://news.google.com/read/${CLOSED_ID}`,
    `https://news.google.com/__i/rss/rd/articles/${CLOSED_ID}?oc=5`,
  ])('are closed since 2024: %s', (url) => {
    expect(isClosedGoogleNewsLink(url)).toBe(true);
  });

  it.each(examples<[string]>(import.meta.url, 'links of Google News'))('or not: %s', (url) => {
    expect(isClosedGoogleNewsLink(url)).toBe(false);
  });
});

const STORY = 'https://news.example/story?id=7';
const ENCODED = encodeURIComponent(STORY);
const base64 = (text: string) => Buffer.from(text).toString('base64url');
const inJson = base64(JSON.stringify({ id: 3, href: STORY }));
const inEscapedJson = base64(`{"href":"${STORY.replaceAll('/', '\\/')}"}`);

describe('the address inside a link', () => {
  it.each([
    ['a parameter', `https://go.example/?to=${ENCODED}`, STORY],
    ['a parameter encoded twice', `https://go.example/?to=${encodeURIComponent(ENCODED)}`, STORY],
    ['the query', `https://go.example/r?${ENCODED}`, STORY],
    ['a segment of the path', `https://go.example/r/${ENCODED}/9`, STORY],
    ['the rest of the path', `https://go.example/r/${STORY}`, STORY],
    ['the rest of the path, with one slash', `https://go.example/r/${STORY.replace('//', '/')}`, STORY],
    ['base64', `https://go.example/r/${base64(STORY)}`, STORY],
    ['JSON in base64', `https://go.example/r/${inJson}`, STORY],
    ['JSON with escaped slashes in base64', `https://go.example/r/${inEscapedJson}`, STORY],
    ['JSON in base64 between dots', `https://go.example/r/x.${inJson}.y`, STORY],
    ['two places, the same address', `https://go.example/r/${ENCODED}?to=${ENCODED}`, STORY],
    ['two parameters, one of them for a source', `https://go.example/?src=${ENCODED}a&to=${ENCODED}`, STORY],
  ])('is found in %s', (_, link, target) => {
    expect(addressInLink(link)?.url).toBe(target);
  });

  it.each([
    ['no address', 'https://go.example/r/story'],
    ['something else than a link', 'go to the story'],
    ['part of an address', 'https://go.example/?to=news.example%2Fstory'],
    [
      'two addresses',
      `https://go.example/?to=${ENCODED}&also=${encodeURIComponent('https://other.example/')}`,
    ],
    ['an address to share', `https://go.example/sharer?to=${ENCODED}`],
    ['an address to sign in for', `https://go.example/ServiceLogin?to=${ENCODED}`],
    ['the page to return to', `https://go.example/?returnUrl=${ENCODED}`],
    ['a campaign', `https://go.example/?utm_source=${ENCODED}`],
    ['an address of its own site', 'https://www.go.example/?to=https%3A%2F%2Fgo.example%2Fhelp'],
    ['a host of the local network', 'https://go.example/?to=http%3A%2F%2Fintranet%2F'],
    ['an IPv4 address', 'https://go.example/?to=http%3A%2F%2F192.0.2.7%2F'],
    ['an IPv6 address', 'https://go.example/?to=http%3A%2F%2F%5B%3A%3Affff%3A192.0.2.7%5D%2F'],
    ['bytes that are no address', `https://go.example/r/${base64('http but nothing else')}`],
    ['JSON without an address', `https://go.example/r/${base64('{"id":3}')}`],
    ['a broken encoding', 'https://go.example/?to=https%25zz'],
  ])('is not found in a link with %s', (_, link) => {
    expect(addressInLink(link)).toBeNull();
  });

  it.each(examples<[string, boolean, boolean]>(import.meta.url, 'links that count clicks'))(
    '%s counts clicks: %s, and redirects by its words: %s',
    (link, counts, redirects) => {
      expect([isClickTracker(link), looksLikeRedirect(link)]).toEqual([counts, redirects]);
    },
  );
});
