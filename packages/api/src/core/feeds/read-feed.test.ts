import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';

const URL = 'https://harbor.example/news/feed.xml';
const read = (source: string) => readFeed({ source, url: URL });
const items = (source: string) => {
  const reading = read(source);
  return reading.kind === 'feed' ? reading.items : null;
};

describe('reading a feed', () => {
  it('RSS: titles without markup, relative addresses, times as ISO 8601, the outlet of the item or of the site', () => {
    const source = `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbor &amp; Sea</title>
      <link>https://www.harbor.example/</link>
      <item><title>A &lt;b&gt;ferry&lt;/b&gt; opens &amp;amp; grows</title><link>/a?id=1&amp;utm_source=rss</link>
        <pubDate>Wed, 04 Mar 2026 08:00:00 GMT</pubDate></item>
      <item><title>Elsewhere</title><guid>https://coast.example/b</guid><source url="https://coast.example">Coast Wire</source></item>
      <item><title>No address</title></item></channel></rss>`;
    expect(read(source)).toEqual({
      kind: 'feed',
      title: 'Harbor & Sea',
      left: 0,
      items: [
        {
          headline: 'A ferry opens & grows',
          url: 'https://harbor.example/a?id=1',
          outlet: 'Harbor & Sea',
          date: '2026-03-04T08:00:00.000Z',
        },
        { headline: 'Elsewhere', url: 'https://coast.example/b', outlet: 'Coast Wire', date: null },
      ],
    });
  });

  it('Google Alerts: the article in place of the link of the search engine, and no outlet is made up', () => {
    const source = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Google Alert - Tidewell</title><entry>
      <title type="html">Tidewell wins &lt;b&gt;praise&lt;/b&gt;</title>
      <link href="https://www.google.com/url?rct=j&amp;sa=t&amp;url=https://coast.example/story&amp;ct=ga"/>
      <published>2026-03-04T08:00:00Z</published></entry></feed>`;
    expect(items(source)).toEqual([
      {
        headline: 'Tidewell wins praise',
        url: 'https://coast.example/story',
        outlet: '',
        date: '2026-03-04T08:00:00.000Z',
      },
    ]);
  });

  it('JSON Feed and RDF', () => {
    const json = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Harbor',
      home_page_url: 'https://harbor.example/',
      items: [
        { id: '1', url: 'https://harbor.example/1', title: 'One', date_published: '2026-03-04T08:00:00Z' },
      ],
    };
    expect(items(JSON.stringify(json))).toMatchObject([{ headline: 'One', outlet: 'Harbor' }]);
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Harbor</title><link>https://harbor.example/</link></channel>
      <item><title>Two</title><link>https://harbor.example/2</link><dc:date>2026-03-04</dc:date></item></rdf:RDF>`;
    expect(items(rdf)).toMatchObject([
      { headline: 'Two', url: 'https://harbor.example/2', date: '2026-03-04T00:00:00.000Z' },
    ]);
  });

  it('a page: the feed that it names, or none', () => {
    const head = '<link rel="alternate" type="application/rss+xml" href="/feed">';
    expect(read(`<!doctype html><html><head>${head}</head><body>News</body></html>`)).toEqual({
      kind: 'page',
      feed: 'https://harbor.example/feed',
    });
    expect(read('<!doctype html><p>News</p>')).toEqual({ kind: 'page', feed: null });
  });

  it('a long feed is cut, and says how much is left', () => {
    const item = '<item><title>x</title><link>https://harbor.example/x</link></item>';
    const reading = read(`<rss version="2.0"><channel><title>H</title>${item.repeat(620)}</channel></rss>`);
    expect(reading).toMatchObject({ kind: 'feed', left: 120 });
  });

  it('entities that refer to each other do not grow', () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const inner = `&lol${level || ''};`.repeat(10);
      return `<!ENTITY lol${level + 1} "${inner}">`;
    });
    const source = `<!DOCTYPE l [<!ENTITY lol "lol">${levels.join('')}]><rss version="2.0"><channel><title>&lol9;</title></channel></rss>`;
    expect(JSON.stringify(read(source)).length).toBeLessThan(1_000);
  });

  it('any text gives an answer', () => {
    fc.assert(fc.property(fc.string(), (text) => ['feed', 'page'].includes(read(text).kind)));
    fc.assert(fc.property(fc.string(), (text) => read(`<rss><channel><item>${text}`).kind !== undefined));
  });
});
