import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';
import { chooseSiteName, domainLabel, type SiteNameSources } from './site-name.ts';

const none: SiteNameSources = {
  url: 'https://www.elleryharbourcourier.com/x',
  ogSiteName: null,
  publisherName: null,
  websiteName: null,
  applicationName: null,
  titleText: null,
  ogTitle: null,
  logos: [],
  headers: [],
  above: [],
  hints: [],
  copyrights: [],
  notNames: [],
};
const choose = (sources: Partial<SiteNameSources>) => chooseSiteName({ ...none, ...sources });

describe('chooseSiteName', () => {
  it.each<[Partial<SiteNameSources>, string, string]>([
    [{ ogSiteName: 'The Courier', publisherName: 'Other' }, 'The Courier', 'og:site_name'],
    [{ publisherName: 'The Courier' }, 'The Courier', 'JSON-LD publisher'],
    [{ websiteName: 'The Courier' }, 'The Courier', 'JSON-LD WebSite'],
    [{ applicationName: 'The Courier' }, 'The Courier', 'application-name'],
    [{ titleText: 'Ferry | Ellery Harbour Courier' }, 'Ellery Harbour Courier', 'title element'],
    [
      { hints: ['Someone', 'Ellery Harbour Courier'] },
      'Ellery Harbour Courier',
      'name that spells the domain',
    ],
    [{}, 'Elleryharbourcourier', 'domain'],
    [{ url: 'https://news.ellery-courier.co.uk/' }, 'Ellery Courier', 'domain'],
  ])('%j gives %j', (sources, value, from) => {
    expect(choose(sources)).toEqual({ value, from });
  });

  it('is never the author, a section, an address or a template', () => {
    expect(
      choose({ ogSiteName: 'Ada Fenwick', websiteName: 'Courier', notNames: ['Ada Fenwick'] })?.value,
    ).toBe('Courier');
    expect(choose({ ogSiteName: 'https://x.example', websiteName: 'Courier' })?.value).toBe('Courier');
    expect(choose({ ogSiteName: '{$site.name}', websiteName: 'Courier' })?.value).toBe('Courier');
  });

  it('is null without any statement', () => {
    expect(choose({ url: 'not an address' })?.from).not.toBe('og:site_name');
    expect(choose({ url: '' })).toBeNull();
  });
});

it.each([
  ['https://abcnews.go.com/', 'abcnews'],
  ['https://m.abcnews.go.com/', 'abcnews'],
  ['https://abc.go.com/', 'abc'],
  ['https://ab.go.com/', 'go'],
  ['https://www.go.com/', 'go'],
  ['https://24.example/', '24'],
  ['https://ferry4/', 'ferry4'],
  ['http://192.0.2.7/', null],
  ['http://[2001:db8::1]/', null],
])('the label of %s is %s', (url, label) => {
  expect(domainLabel(url)).toBe(label);
});

it.each([
  ['a logo that leads home', '<a href="/"><h1>Ellery Courier</h1></a>', 'Ellery Courier'],
  [
    'the owner of the page',
    '<h1>Ellery Courier</h1><footer>© 2026 Ellery Courier</footer>',
    'Ellery Courier',
  ],
  ['a headline', '<h1>Ellery Courier</h1>', 'Quaynet'],
  ['a headline that leads elsewhere', '<a href="/other"><h1>Ellery Courier</h1></a>', 'Quaynet'],
])('the stated name of the site in an h1 is %s', (_, h1, source) => {
  const text = `<p>${'It rained on the coast all day long. '.repeat(20)}</p>`;
  const name = '<meta property="og:site_name" content="Ellery Courier">';
  const html = `<head>${name}</head><body>${h1}<h1>Ferry delayed by two years</h1>${text}</body>`;
  expect(readPage(html, 'https://quaynet.example/story').source).toBe(source);
});
