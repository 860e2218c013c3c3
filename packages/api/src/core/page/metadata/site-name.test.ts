import { describe, expect, it } from 'vitest';
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

it('looks at the subdomain when the domain is too short to be a name', () => {
  expect(domainLabel('https://abcnews.go.com/')).toBe('abcnews');
  expect(domainLabel('https://www.go.com/')).toBe('go');
});
