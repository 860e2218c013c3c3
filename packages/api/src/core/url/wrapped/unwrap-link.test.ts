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

  it.each(examples<[string, string, string]>(import.meta.url, 'unusual wrapper links'))(
    '%s',
    (_, link, destination) => {
      expect(unwrapLink(link)?.url).toBe(destination);
    },
  );

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

describe('the address inside a link', () => {
  it.each(examples<[string, string]>(import.meta.url, 'addresses inside a link'))(
    'is found in %s',
    (_, link) => {
      expect(addressInLink(link)?.url).toBe(TARGET);
    },
  );

  it.each(examples<[string, string]>(import.meta.url, 'no address inside a link'))(
    'is not found in a link with %s',
    (_, link) => {
      expect(addressInLink(link)).toBeNull();
    },
  );

  it.each(examples<[string, boolean, boolean]>(import.meta.url, 'links that count clicks'))(
    '%s counts clicks: %s, and redirects by its words: %s',
    (link, counts, redirects) => {
      expect([isClickTracker(link), looksLikeRedirect(link)]).toEqual([counts, redirects]);
    },
  );
});
