import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readBlocks } from '../html/blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { readPage } from '../read-page.ts';
import { headlineIndex } from './headline.ts';

interface Titles {
  readonly h1s?: readonly string[];
  readonly og?: string;
  readonly twitter?: string;
  readonly title?: string;
  readonly linked?: string;
}

const page = ({ h1s = [], og, twitter, title = '', linked }: Titles) =>
  readPage(
    `<html><head><title>${title}</title><meta property="og:site_name" content="Ellery Courier">${og ? `<meta property="og:title" content="${og}">` : ''}${twitter ? `<meta name="twitter:title" content="${twitter}">` : ''}${linked ? `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: linked })}</script>` : ''}</head><body>${h1s.map((h1) => `<h1>${h1}</h1>`).join('')}</body></html>`,
    'https://www.ellerycourier.example/a',
  );

describe('the headline', () => {
  it.each(examples<[string, Titles, string | null, string]>(import.meta.url, 'titles'))(
    '%s',
    (_, titles, headline, from) => {
      const { headline: value, provenance } = page(titles);
      expect([value, provenance.headline ?? '-']).toEqual([headline, from]);
    },
  );

  it('is the h1 above a byline and the text, whatever og:title says', () => {
    const h1 = 'Ferry to the old port is canceled';
    const text = `<p>By Ada Fenwick</p>${'<p>The harbor authority said on Monday that the terminal would open in the spring, two years late and far over budget.</p>'.repeat(2)}`;
    const html = `<head><meta property="og:title" content="Commuters look for other ways"></head><h1>${h1}</h1>${text}`;
    expect(readPage(html, 'https://courier.example/a').headline).toBe(h1);
  });
});

const at = (html: string, headline: string | null, titles: string[] = []) =>
  headlineIndex(readBlocks(parseHtml(html)), headline, titles);

it('prefers the h1, then headings, then any block with the headline', () => {
  expect(at('<h2>Ferry delayed</h2><h1>Ferry delayed</h1>', 'Ferry delayed')).toBe(1);
  expect(at('<p>Ferry delayed</p><h3>Ferry delayed</h3>', 'Ferry delayed')).toBe(1);
  expect(at('<p>x</p><p>Ferry delayed</p>', 'Ferry delayed')).toBe(1);
});

it('accepts other forms of the headline and an only h1', () => {
  expect(at('<p>x</p><h2>Ferry late</h2>', 'Ferry delayed', ['Ferry late'])).toBe(1);
  expect(at('<p>x</p><h1>Something</h1>', null)).toBe(1);
  expect(at('<h1>One</h1><h1>Two</h1>', null)).toBe(-1);
});

const URL = 'https://thelantern.example/2026/03/storm.html';
const TEXT =
  '<p>The harbor authority said on Monday that the terminal would open in the spring, two years late and over budget.</p>'.repeat(
    4,
  );
const read = (title: string, above: string) =>
  readPage(`<html><head><title>${title}</title></head><body>${above}${TEXT}</body></html>`, URL);

it.each(examples<[string, string]>(import.meta.url, 'headings marked as a title'))(
  'is the heading marked as a title: %s',
  (title, above) => {
    expect(read(title, above).headline).toBe('Storm closes bridge');
  },
);

it.each(examples<[string, string]>(import.meta.url, 'headline set off above the text'))(
  'is the line set off above the text where only the site is named: %s',
  (title, above) => {
    expect(read(title, above).headline).toBe('Storm closes the old bridge');
  },
);

it('is none of several bold lines, of which one may be a kicker', () => {
  const lines =
    '<p><b>The long harbor affair, part two</b></p><p><b>Storm closes the old bridge</b></p><p>By Ada Fenwick</p>';
  expect(read('The Lantern', lines).headline).toBeNull();
});

it('is no marked title when several headings are marked', () => {
  const teasers =
    '<h3 class="post-title">Storm closes bridge</h3><h3 class="post-title">Ferry sails again</h3>';
  expect(read('Monday at the quay', teasers).headline).toBe('Monday at the quay');
});

it.each(examples<[string, string]>(import.meta.url, 'kickers'))('has no kicker: %s', (h1, headline) => {
  expect(read('Harbor Storm closes bridge', h1).headline).toBe(headline);
});

it('does not belong to the name of a blog whose title begins with it', () => {
  expect(read('The Lantern: Storm closes bridge', '').source).toBe('The Lantern');
});

const stated = (head: string, body: string, url = 'https://www.ellerycourier.example/news/ferry') =>
  readPage(`<!doctype html><html><head>${head}</head><body>${body}${TEXT}</body></html>`, url);

it.each(examples<[string, string, string, string]>(import.meta.url, 'headlines'))(
  'reads the headline despite %s',
  (_, head, body, expected) => {
    expect(stated(head, body).headline).toBe(expected);
  },
);

it.each(examples<[string, string, string]>(import.meta.url, 'names of outlets'))(
  'reads the name of the outlet from %s',
  (head, body, source) => {
    expect(stated(head, body).source).toBe(source);
  },
);

it('states the language in small letters and keeps the region', () => {
  const html = `<html lang="EN-GB"><body>${TEXT}</body></html>`;
  expect(readPage(html, 'https://a.example/').language).toBe('en-GB');
});

const OTHER = {
  headline: '10 best beers without alcohol for Christmas',
  datePublished: '2026-11-12',
  author: 'Toby Marsh',
  publisher: { name: 'Quay & Tide' },
};
const withLinked = (linked: object, head: string) => {
  const script = JSON.stringify({ '@type': 'NewsArticle', ...linked });
  const html = `<html><head>${head}<script type="application/ld+json">${script}</script></head><body>`;
  return readPage(html, 'https://courier.example/a');
};

it('JSON-LD of another article of the site gives no headline, author or day', () => {
  const h1 =
    '<title>Harbor chief sorry for his memo</title><h1>Harbor chief says sorry for his memo – and stays</h1>';
  const { headline, author, date, source } = withLinked(OTHER, h1);
  expect({ headline, author, date, source }).toEqual({
    headline: 'Harbor chief says sorry for his memo – and stays',
    author: null,
    date: null,
    source: 'Quay & Tide',
  });
});

it("JSON-LD that states the page's own address describes it", () => {
  const head = '<h1>Harbor chief says sorry for his memo</h1>';
  const linked = { ...OTHER, mainEntityOfPage: 'http://www.courier.example/a/' };
  expect(withLinked(linked, head)).toMatchObject({ author: 'Toby Marsh', date: '2026-11-12' });
});

it.each([
  ['in capitals', '<h1>10 BEST BEERS WITHOUT ALCOHOL</h1>'],
  ['with entities', '<h1>Beers without alcohol &#8211; our ten</h1>'],
  ['in another form', '<title>Drinks for the alcoholfree days</title>'],
  ['in another script', '<h1>Лучшее безалкогольное пиво к празднику</h1>'],
  ['nowhere', ''],
  ['nowhere, below a title of the site', '<title>Coast Times | News, Weather and Sports</title>'],
])('JSON-LD describes the page if its headline is there %s', (_, head) => {
  expect(withLinked(OTHER, head)).toMatchObject({ author: 'Toby Marsh', date: '2026-11-12' });
});
