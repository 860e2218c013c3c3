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
    ['title element and copyright line', 'Title of the browser tab (title) and copyright line of the page'],
    [
      'article:published_time (but date says 2024-06-01)',
      'Page data (article:published_time), but page data (date) says 2024-06-01',
    ],
    [
      'JSON-LD (but time element says 2026-03-04, address says 2026-03-05)',
      'Page data for search engines (JSON-LD), but marked date on the page (time) says 2026-03-04, and address of the page says 2026-03-05',
    ],
  ])('%s is shown as %s', (place, text) => {
    expect(provenanceText(place)).toBe(text);
  });
});
