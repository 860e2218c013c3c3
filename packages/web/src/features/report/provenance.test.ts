import { describe, expect, it } from 'vitest';
import { provenanceText } from './provenance.ts';

describe('the place where a value was found', () => {
  it.each([
    ['og:site_name', 'Page data for social media (og:site_name)'],
    ['twitter:title', 'Page data for social media (twitter:title)'],
    ['JSON-LD', 'Page data for search engines (JSON-LD)'],
    ['JSON-LD datePublished', 'Page data for search engines (JSON-LD datePublished)'],
    ['JSON-LD (modified)', 'Page data for search engines (JSON-LD modified)'],
    ['article:published_time', 'Page data (article:published_time)'],
    ['last-modified (modified)', 'Page data (last-modified modified)'],
    ['author', 'Page data (author)'],
    ['h1 element', 'Main heading on the page (h1)'],
    ['lang attribute', 'Language that the page states (lang)'],
    ['byline', 'Byline on the page'],
    ['dateline or byline', 'Dateline or byline'],
    ['the header of the pages', 'The header of the pages'],
  ])('%s is shown as %s', (place, text) => {
    expect(provenanceText(place)).toBe(text);
  });
});
