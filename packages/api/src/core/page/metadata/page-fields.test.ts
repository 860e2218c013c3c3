/** Values of a page's record by their place and form. */
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readArticle } from '../read-article.ts';
import type { PageAddress } from './read-metadata.ts';

const TEXT = Array.from(
  { length: 5 },
  (_, i) =>
    `<p>In part ${i + 1} of the meeting the board spoke about the quay, whose repairs cost the town ${i + 3} million.</p>`,
).join('');
const page = (head: string, above: string, below: string, rest = '') =>
  readArticle(
    `<html lang="en"><head><title>Board speaks about the quay | The Ellery Courier</title>${head}</head><body><main><article>${above}<h1>Board speaks about the quay</h1>${below}${TEXT}</article></main>${rest}</body></html>`,
    'https://courier.example/a',
    { now: new Date('2026-11-22T12:00:00Z') },
  ).page;
const authors = (below: string, head = '') =>
  (page(head, '', below).record.authors ?? []).map(({ name }) => name);

describe('authors', () => {
  it.each(examples<[string]>(import.meta.url, 'authors without a job title'))(
    'have no job title: %s',
    (byline) => {
      expect(authors(`<p class="byline">${byline}</p>`)).toEqual(['Ada Fenwick']);
      expect(authors(`<p>${byline}</p>`)).toEqual(['Ada Fenwick']);
    },
  );

  it.each(examples<[Record<string, string>, string[]]>(import.meta.url, 'authors in JSON-LD'))(
    'in JSON-LD %j are %j',
    (author, names) => {
      const json = JSON.stringify({
        '@type': 'NewsArticle',
        headline: 'Board speaks about the quay',
        author,
      });
      expect(authors('', `<script type="application/ld+json">${json}</script>`)).toEqual(names);
    },
  );

  it('beside each other are all read, and an agency beside a person is no author', () => {
    const byline = (name: string) => `<span class="author-name">${name}</span>`;
    expect(authors(`<div>${byline('Ada Fenwick')}${byline('Jo Pell')}</div>`)).toEqual([
      'Ada Fenwick',
      'Jo Pell',
    ]);
    expect(authors('', '<meta name="author" content="Ada Fenwick, Reuters">')).toEqual(['Ada Fenwick']);
  });
});

it.each(examples<[string, object[], string | null, PageAddress | null]>(import.meta.url, 'addresses'))(
  'the address is that of %s',
  (_, nodes, from, expected) => {
    const { address, provenance } = page(
      `<script type="application/ld+json">${JSON.stringify(nodes)}</script>`,
      '',
      '',
    );
    expect([address, provenance.address ?? null]).toEqual([expected, from]);
  },
);

describe('the section', () => {
  it.each([
    '<p class="cat"><a href="/harbor">Harbor</a></p>',
    '<div class="breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/harbor">Harbor</a></li><li>Story</li></ol></div>',
    '<nav aria-label="Breadcrumb"><a href="/">Home</a> <ul><li><a href="/harbor">Harbor ›</a></li></ul></nav>',
  ])('is read above the headline: %s', (above) => {
    expect(page('', above, '').record.section).toBe('Harbor');
  });

  it.each([
    '<p><a href="/">The Ellery Courier</a></p>',
    '<p><a href="/author/ada">Ada Fenwick</a></p>',
    '<p><a href="/2026/5">May 2026</a></p>',
  ])('is not any link above it: %s', (above) => {
    expect(page('', above, '').record.section).toBeUndefined();
  });
});

describe('dates', () => {
  it.each(examples<[string, string]>(import.meta.url, 'time elements'))(
    'in a time element of %s come after the line under the headline',
    (_, rest) => {
      expect(page('', '', '<p>13 March 2026</p>', rest).date).toBe('2026-03-13');
    },
  );

  it.each([
    ['2026-03-13T10:00:00Z', '2026-03-13T14:30:00Z', '2026-03-13T14:30:00Z'],
    ['2026-03-13T10:00:00+01:00', '2026-03-13T09:30:00Z', '2026-03-13T09:30:00Z'],
    ['2026-03-13T10:00:00Z', '2026-03-13T10:00:09Z', undefined],
    ['2026-03-13T10:00:00Z', '2026-03-13', undefined],
    ['2026-03-13T10:00:00Z', '2026-03-12T10:00:00Z', undefined],
  ])('published %s and changed %s: %s', (published, changed, modified) => {
    const head = `<meta property="article:published_time" content="${published}"><meta property="article:modified_time" content="${changed}">`;
    expect(page(head, '', '').record.modified).toBe(modified);
  });
});

it.each(examples<[string, string]>(import.meta.url, 'titles with several parts'))(
  'the title %s has the headline %s',
  (title, headline) => {
    const html = `<html lang="en"><title>${title}</title><header><a href="/">The Ellery Courier</a></header><article>${TEXT}</article></html>`;
    expect(readArticle(html, 'https://courier.example/a').page.headline).toBe(headline);
  },
);

it('a Thai stamp that ends with the sign for hours is not the only text', () => {
  const thai =
    'คณะกรรมการท่าเรือลงมติเมื่อเย็นวันอังคารให้ปิดท่าเรือไม้เก่าเพื่อซ่อมแซมจนถึงฤดูใบไม้ผลิหน้า หลังนักดำน้ำพบว่าเสาเข็มหนึ่งในสามผุพัง';
  const html = `<html lang="th"><title>ท่าเรือเก่าปิดซ่อม</title><main><h1>ท่าเรือเก่าปิดซ่อม</h1><p>5 มีนาคม 2567 เวลา 09:12 น.</p><p>${thai}</p><p>${thai} ${thai}</p></main></html>`;
  expect(readArticle(html, 'https://courier.example/a').page.text).toContain(thai);
});
