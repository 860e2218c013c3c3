import { describe, expect, it, vi } from 'vitest';
import { parseHtml } from '../html/parse-html.ts';
import { PageScan } from '../html/scan-page.ts';
import { readPage } from '../read-page.ts';
import { readDate } from './read-date.ts';

const dateOf = (head: string, body = '', url = 'https://courier.example/x', now?: Date) => {
  const html = `<html lang="en"><head>${head}</head><body><h1>Ferry terminal delayed</h1>${body}</body></html>`;
  const page = readPage(html, url, now ? { now } : {});
  return page.date === null ? null : `${page.date} ${page.provenance.date?.replace(/ \(but .*/, '')}`;
};
const LD = (values: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'Ferry', ...values })}</script>`;
const META = '<meta property="article:published_time" content="2024-03-05T10:00:00+01:00">';

describe('date of a page', () => {
  it('is looked for in JSON-LD, metas, time elements, properties, the address and visible lines, in that order', () => {
    const time = '<time datetime="2024-03-06">x</time>';
    const visible = '<p>March 8, 2024</p>';
    expect(dateOf(LD({ datePublished: '2024-03-04' }) + META, time)).toBe('2024-03-04 JSON-LD');
    expect(dateOf(META, time)).toBe('2024-03-05T10:00:00+01:00 article:published_time');
    expect(dateOf('', visible + time)).toBe('2024-03-06 time element');
    expect(dateOf('', '<span itemprop="datePublished" content="2024-03-07">x</span>')).toBe(
      '2024-03-07 datePublished property',
    );
    expect(dateOf('', visible, 'https://courier.example/2024/03/09/x')).toBe('2024-03-09 address');
    expect(dateOf('', visible)).toBe('2024-03-08 visible text');
    expect(dateOf('')).toBeNull();
  });

  it('#373 says which signal gave it and which contradicted it by more than a day', () => {
    const head = `${META}<meta name="date" content="2024-06-01">`;
    const page = readPage(
      `<title>x</title>${head}<h1>Ferry terminal delayed</h1><p>March 4, 2024</p>`,
      'https://courier.example/x',
    );
    expect(page.provenance.date).toBe('article:published_time (but date says 2024-06-01)');
  });

  it('puts the bare date of a content system below what readers see, and a teaser’s time last', () => {
    const bare = '<meta name="date" content="2024-06-01"><meta name="dc.date" content="2024-06-02">';
    expect(dateOf(bare, '<time datetime="2024-03-06">x</time>')).toBe('2024-03-06 time element');
    expect(dateOf(bare, '<p>March 8, 2024</p>')).toBe('2024-03-08 visible text');
    expect(dateOf(bare)).toBe('2024-06-02 dc.date');
    const teaser =
      '<div><time datetime="2024-03-09"></time><a href="/other">Bridge closed for the winter</a></div>';
    expect(dateOf('', `${teaser}<p>March 8, 2024</p>`)).toBe('2024-03-08 visible text');
  });

  it('is the day in a meta element and the text rather than another one in JSON-LD alone', () => {
    const created = LD({ datePublished: '2024-03-02' });
    const meta = '2024-03-05T10:00:00+01:00 article:published_time';
    expect(dateOf(created + META, '<p>March 5, 2024</p>')).toBe(meta);
    expect(dateOf(created + META, '<p>March 2, 2024</p>')).toBe('2024-03-02 JSON-LD');
    expect(dateOf(created + META, '<p>Updated March 5, 2024</p>')).toBe('2024-03-02 JSON-LD');
    expect(dateOf(created, '<p>March 5, 2024</p>')).toBe('2024-03-02 JSON-LD');
  });

  it('reads a day in the address that is written day first', () => {
    expect(dateOf('', '', 'https://courier.example/news/29-10-2021/ferry.html')).toBe('2021-10-29 address');
  });

  it('is read from an abbreviation that has it as its title', () => {
    const updated = '<abbr class="updated" title="2024-06-01T09:00:00Z">June</abbr>';
    const published = '<abbr class="published" title="2024-03-06T10:00:00+01:00">Wednesday</abbr>';
    expect(dateOf('', `<p>${updated} ${published}</p>`)).toBe('2024-03-06T10:00:00+01:00 time element');
    const inWords =
      '<p>By Ada Fenwick <abbr title="Wednesday, March 6, 2024 at 10:12 AM">3 weeks ago</abbr></p>';
    expect(dateOf('', inWords, undefined, new Date('2024-04-01'))).toBe('2024-03-06 time element');
    const counter = '<ul><li>Without smoke: <abbr title="9 Apr 2003, 0:00:00">16 years</abbr></li></ul>';
    expect(dateOf('', counter)).toBeNull();
  });

  it.each([
    '<p><abbr title="Harbor Fair 2024">HF</abbr></p>',
    '<p><abbr title="North Atlantic Treaty Organization">NATO</abbr></p>',
    '<p>Published by the <abbr title="Office founded on 12 May 2014">ONS</abbr> on time.</p>',
    '<p class="byline">By Ada Fenwick, <abbr title="Union of 30 March 2007">NUJ</abbr></p>',
    '<p class="candidate">In the <abbr title="Treaty of 7 February 2012">Treaty</abbr> states agreed.</p>',
    '<p class="public-notice">In the <abbr title="Treaty of 7 February 2012">Treaty</abbr> states agreed.</p>',
    '<p class="candidate">Mayor, <abbr title="7 February 2012">2012</abbr></p>',
  ])('is not read from the abbreviation of a name: %s', (body) => {
    expect(dateOf('', body)).toBeNull();
  });

  it.each([
    'Lundi 4 mars 2024 à 10h30',
    'segunda-feira, 4 de março de 2024, 10:30',
    'Montag, 4. März 2024, 10:30 Uhr',
  ])('is read from the title %s', (title) => {
    expect(dateOf('', `<p class="entry-date"><abbr title="${title}">x</abbr></p>`)).toBe(
      '2024-03-04 time element',
    );
  });

  it('reads the text around hundreds of times once', () => {
    const times = '<abbr class="date" title="4 March 2024"></abbr><time datetime="2024-03-04"></time>';
    const root = parseHtml(`<p>${times.repeat(250)}</p>`);
    const scan = new PageScan(root);
    const paragraph = scan.times[0]?.parent;
    if (!paragraph) throw new Error('no paragraph');
    const { children } = paragraph;
    const read = vi.fn(() => children);
    Object.defineProperty(paragraph, 'children', { get: read });
    const statements = { dates: [], laterDates: [], authors: [], agency: null };
    const sources = { scan, article: null, nodes: [], url: 'https://courier.example/x', statements };
    expect(readDate({ ...sources, order: 'day-first', now: undefined })?.value).toBe('2024-03-04');
    expect(read.mock.calls.length).toBeLessThan(10 * children.length);
  });

  it('is never a modified date when a published one is stated', () => {
    const modified = '<meta property="article:modified_time" content="2024-06-01">';
    expect(dateOf(LD({ dateModified: '2024-06-01' }) + modified, '<p>8 March 2024</p>')).toBe(
      '2024-03-08 visible text',
    );
    expect(dateOf(modified)).toBe('2024-06-01 article:modified_time (modified)');
    expect(
      dateOf('', '<time class="updated" datetime="2024-06-01"></time><time datetime="2024-03-06"></time>'),
    ).toBe('2024-03-06 time element');
  });

  it('of an update in a line beside the byline comes after the day in words', () => {
    const update = '<p>Aggiornato: <time datetime="2024-06-01">1 giugno</time></p>';
    expect(dateOf('', `<p>di Carla Massi | 8 marzo 2024</p>${update}`)).toBe('2024-03-08 visible text');
    const both =
      '<p>Published <time datetime="2024-03-06">x</time> Updated <time datetime="2024-06-01">y</time></p>';
    expect(dateOf('', both)).toBe('2024-03-06 time element');
  });

  it('keeps the day of the outlet when a UTC stamp has passed midnight', () => {
    const stamp = LD({ datePublished: '2024-03-05T01:30:00Z' });
    expect(dateOf(stamp, '', 'https://courier.example/2024/03/04/x')).toBe('2024-03-04 address');
    expect(dateOf(stamp, '<p>March 4, 2024</p>')).toBe('2024-03-04 visible text');
    expect(dateOf(stamp, '<p>March 5, 2024</p><p>March 4, 2024</p>')).toBe('2024-03-05T01:30:00Z JSON-LD');
    expect(
      dateOf(LD({ datePublished: '2024-03-05T01:30:00+01:00' }), '', 'https://courier.example/2024/03/04/x'),
    ).toBe('2024-03-05T01:30:00+01:00 JSON-LD');
  });

  it('passes over impossible days, and future ones when the current time is known', () => {
    expect(dateOf(LD({ datePublished: '0001-01-01T00:00:00' }) + META)).toContain('2024-03-05');
    expect(
      dateOf(LD({ datePublished: '2031-01-01' }) + META, '', undefined, new Date('2024-07-01T00:00:00Z')),
    ).toContain('2024-03-05');
    expect(dateOf(LD({ datePublished: 'yesterday' }) + META)).toContain('2024-03-05');
  });

  it('reads seconds and milliseconds since 1970', () => {
    expect(dateOf('<meta name="pubdate" content="1709632800">')).toBe('2024-03-05T10:00:00Z pubdate');
  });
});
