import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const dateOf = (head: string, body = '', url = 'https://courier.example/x', now?: Date) => {
  const html = `<html lang="en"><head>${head}</head><body><h1>Ferry terminal delayed</h1>${body}</body></html>`;
  const page = readPage(html, url, now ? { now } : {});
  return page.date === null ? null : `${page.date} ${page.provenance.date}`;
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

  it('reads seconds and milliseconds since 1970 and dates in script data', () => {
    expect(dateOf('<meta name="pubdate" content="1709632800">')).toBe('2024-03-05T10:00:00.000Z pubdate');
    expect(dateOf('<script>var page = {"publishedAt": "2024-03-05T10:00"}</script>')).toBe(
      '2024-03-05T10:00 script data',
    );
  });
});
