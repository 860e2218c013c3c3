import type { AnalystRecord } from '@earshot/schema/analyst-record';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readPage } from '../read-page.ts';

const TEXT =
  '<p>The harbor authority said on Monday that the terminal would open in the spring, two years late.</p>'.repeat(
    3,
  );
const read = (head: string, above = '', below = '', url = 'https://courier.example/a') =>
  readPage(
    `<title>Ferry terminal opens late</title>${head}<body>${above}<h1>Ferry terminal opens late</h1>${below}${TEXT}`,
    url,
  );

/** What a page states, and the value that is read. A new field of the record needs a row. The probability is not read. */
const STATED: Readonly<
  Record<Exclude<keyof AnalystRecord, 'articleProbability'>, readonly [string, unknown]>
> = {
  authors: ['<meta name="author" content="Ada Fenwick">', [{ name: 'Ada Fenwick' }]],
  agency: [
    '<script type="application/ld+json">{"@type":"NewsArticle","headline":"x","provider":{"name":"Reuters"}}</script>',
    'Reuters',
  ],
  section: ['<meta property="article:section" content="Business">', 'Business'],
  language: ['<html lang="de-AT">', 'de-AT'],
  modified: [
    '<meta property="article:published_time" content="2026-05-04"><meta property="article:modified_time" content="2026-05-06">',
    '2026-05-06',
  ],
  access: ['<meta property="article:content_tier" content="metered">', 'metered'],
  sponsored: ['<p>Paid post</p>', 'Paid post'],
  imageUrl: ['<meta property="og:image" content="/a.jpg">', 'https://courier.example/a.jpg'],
};

describe('the analyst’s record', () => {
  it.each(Object.entries(STATED))('has the %s of a page that states it', (field, [html, value]) => {
    expect(read(html).record).toMatchObject({ [field]: value });
  });

  it('has section, access and image with the place of each', () => {
    const { record, provenance } =
      read(`<html lang="de-AT"><meta property="article:section" content="Business">
      <meta property="article:content_tier" content="metered"><meta property="og:image" content="/a.jpg">`);
    expect(record).toEqual({
      section: 'Business',
      access: 'metered',
      language: 'de-AT',
      imageUrl: 'https://courier.example/a.jpg',
    });
    expect(provenance).toMatchObject({
      section: 'article:section',
      access: 'article:content_tier',
    });
  });

  it('reads section and price from JSON-LD, and the section from breadcrumbs', () => {
    const linked = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
    const article = { '@type': 'NewsArticle', headline: 'x', articleSection: ['Local'] };
    const paid = { ...article, isAccessibleForFree: 'http://schema.org/False' };
    expect(read(linked(paid)).record).toMatchObject({ section: 'Local', access: 'paid' });
    const crumbs = ['Home', 'Economy', 'Ferry terminal opens late'].map((name) => ({
      '@type': 'ListItem',
      name,
    }));
    const list = { '@type': 'BreadcrumbList', itemListElement: crumbs };
    expect(read(linked(list)).record.section).toBe('Economy');
    expect(read(linked({ ...article, isAccessibleForFree: true })).record.access).toBe('free');
  });

  it.each([
    ['<p>Anzeige</p>', '', 'Anzeige'],
    ['', '<p>In Zusammenarbeit mit Velocel</p>', 'In Zusammenarbeit mit Velocel'],
    ['<p>Paid post</p>', '', 'Paid post'],
    ['', '<p>Anzeige</p>', undefined],
    ['', '', undefined],
  ])('marks paid content by its label, and not by the label of a banner: %s %s', (above, below, label) => {
    expect(read('', above, below).record.sponsored).toBe(label);
  });

  it('marks paid content by its address or its stated type', () => {
    expect(read('', '', '', 'https://courier.example/sponsored/ferry').record.sponsored).toBe('sponsored');
    const typed =
      '<script type="application/ld+json">{"@type":"AdvertiserContentArticle","headline":"x"}</script>';
    expect(read(typed).record.sponsored).toBe('AdvertiserContentArticle');
  });

  it('is empty where the page states nothing', () => {
    expect(read('').record).toEqual({});
  });
});

describe('the outlet', () => {
  const TITLE = '<title>Ferry terminal opens late</title>';
  const sourceOf = (html: string, url = 'http://127.0.0.1:8080/a') => {
    const { source, provenance } = readPage(`${html}<h1>Ferry terminal opens late</h1>${TEXT}`, url);
    return [source, provenance.source];
  };

  it.each([
    ['<title>港口晚点开放_青河晚报</title>', ['青河晚报', 'title element']],
    [`${TITLE}<img src="/logo.gif" alt="Stadtwerke Rosenau">`, ['Stadtwerke Rosenau', 'logo']],
  ])('is named by what readers see where the address says nothing: %s', (html, expected) => {
    expect(sourceOf(html)).toEqual(expected);
  });

  it('is not a domain in og:site_name when the logo and the copyright line name it', () => {
    const html = `<meta property="og:site_name" content="oberland.example">${TITLE}<a href="/"><img src="/l.svg" alt="Oberländer Tagblatt"></a>`;
    const page = readPage(
      `${html}<h1>Ferry terminal opens late</h1>${TEXT}<footer>© 2026 Oberländer Tagblatt</footer>`,
      'https://www.otb.example/a',
    );
    expect([page.source, page.provenance.source]).toEqual([
      'Oberländer Tagblatt',
      'copyright line and another line',
    ]);
  });

  const PAGE = 'https://www.tidalledger.example/a';
  const framed = (above: string, title: string, footer: string) =>
    `<title>Ferry terminal opens late${title}</title>${above}<h1>Ferry terminal opens late</h1>${TEXT}<footer>${footer}</footer>`;

  it.each(examples<[string, string, string, string]>(import.meta.url, 'names in two places'))(
    'is a name that two places show: %s',
    (name, above, title, footer) => {
      expect(readPage(framed(above, title, footer), PAGE).source).toBe(name);
    },
  );

  it.each([
    ['a section', '<nav><a href="/sport">Sport</a></nav>', ' | Sport', '© 2026'],
    ['a notice', '', '', '© 2026. All rights reserved.'],
    ['the home page', '<a href="/">Startseite</a>', '', '© 2026'],
  ])('is not %s', (_, above, title, footer) => {
    expect(readPage(framed(above, title, footer), PAGE).source).toBe('Tidalledger');
  });

  it.each(examples<[string, string]>(import.meta.url, 'lines above the text'))(
    'is not %s above the text',
    (_, html) => {
      const page = readPage(html + TEXT, 'https://www.kp24.example/a');
      expect(page.source).toBe('Kp24');
      expect(page.headline).not.toBe('Kestrel Post');
    },
  );

  it.each(examples<[string, string | null]>(import.meta.url, 'owner in a copyright line'))(
    'is the owner in a copyright line of a page without a domain: %s',
    (line, name) => {
      expect(readPage(`${TITLE}${TEXT}<footer>${line}</footer>`, 'http://192.0.2.7/a').source).toBe(name);
    },
  );

  it('is found without comparing it with long lines', () => {
    const line = `<div>${'q'.repeat(100_000)}</div>`;
    const html = `${line}<h1>Ferry terminal opens late</h1>${TEXT}<footer>© 2026 Qqq</footer>`;
    expect(readPage(html, 'https://www.kp24.example/a').source).toBe('Kp24');
  });
});
