import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';

const URL = 'https://harbor.example/news/feed.xml';
const read = (source: string) => readFeed({ source, url: URL });
const items = (source: string) => {
  const reading = read(source);
  return reading.kind === 'feed' ? reading.items : null;
};

it('RSS: titles without markup, relative addresses, times as ISO 8601, the outlet of the item or of the site', () => {
  const source = `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbor &amp; Sea</title>
      <link>https://www.harbor.example/</link>
      <item><title>A &lt;b&gt;ferry&lt;/b&gt; opens &amp;amp; grows</title><link>/a?id=1&amp;utm_source=rss</link>
        <pubDate>Wed, 04 Mar 2026 08:00:00 GMT</pubDate></item>
      <item><title>Elsewhere</title><guid>https://coast.example/b</guid><source url="https://coast.example">Coast Wire</source></item>
      <item><title>No address</title></item></channel></rss>`;
  expect(read(source)).toMatchObject({
    kind: 'feed',
    title: 'Harbor & Sea',
    left: 0,
    items: [
      {
        headline: 'A ferry opens & grows',
        url: 'https://harbor.example/a?id=1',
        outlet: 'Harbor & Sea',
        date: '2026-03-04T08:00:00Z',
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
      date: '2026-03-04T08:00:00Z',
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
    { headline: 'Two', url: 'https://harbor.example/2', date: '2026-03-04' },
  ]);
});

it('links are resolved against the base of their element, and entities and suffixes are undone', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://coast.example/a/"><title>Coast</title>
      <entry xml:base="2026/"><title>One</title><link href="one?x=1&amp;y=2"/></entry>
      <entry><title>Two</title><link href="/two"/></entry></feed>`;
  expect(items(atom)?.map(({ url }) => url)).toEqual([
    'https://coast.example/a/2026/one?x=1&y=2',
    'https://coast.example/two',
  ]);
  const rss = `<rss version="2.0"><channel xml:base="https://coast.example/b/"><title>News</title><item>
      <title>Ferry &amp;amp; quay - Coast Wire</title><link>three</link><source url="https://wire.example">Coast Wire</source>
      </item></channel></rss>`;
  expect(items(rss)).toMatchObject([
    { headline: 'Ferry & quay', url: 'https://coast.example/b/three', outlet: 'Coast Wire' },
  ]);
});

it.each([
  ['Mon, 22 Mar 2021 02:37:00 +0900', '2021-03-22T02:37:00+09:00'],
  ['Tue, 05 Mar 2024 21:30:00 EST', '2024-03-05T21:30:00-05:00'],
])('the day of %s is that of the newsroom', (pubDate, date) => {
  const rss = `<rss version="2.0"><channel><item><title>One</title><link>/a</link><pubDate>${pubDate}</pubDate></item></channel></rss>`;
  expect(items(rss)).toMatchObject([{ date }]);
});

it('a page: the feed that it names, or none', () => {
  const head = '<link rel="alternate" type="application/rss+xml" href="/feed">';
  expect(read(`<!doctype html><html><head>${head}</head><body>News</body></html>`)).toEqual({
    kind: 'page',
    feed: 'https://harbor.example/feed',
  });
  expect(read('<!doctype html><p>News</p>')).toEqual({ kind: 'page', feed: null });
});

it('items without a title or a link are left out', () => {
  const source = `<rss version="2.0"><channel><title>Harbor</title>
      <item><title>One</title><link>https://harbor.example/1</link></item>
      <item><title> </title><link>https://harbor.example/2</link></item>
      <item><title>Three</title><guid isPermaLink="false">https://harbor.example/3</guid></item></channel></rss>`;
  expect(read(source)).toMatchObject({
    kind: 'feed',
    title: 'Harbor',
    left: 0,
    items: [{ headline: 'One', url: 'https://harbor.example/1', outlet: 'Harbor', date: null }],
  });
});

it('the outlet is that of the feed if the page is at the site of the feed', () => {
  const feed = (link: string) => `<rss version="2.0"><channel><title>Harbor</title>${link}
      <item><title>One</title><link>https://www.harbor.example/1</link></item>
      <item><title>Two</title><link>https://coast.example/2</link></item></channel></rss>`;
  const outlets = (link: string) => items(feed(link))?.map(({ outlet }) => outlet);
  expect(outlets('')).toEqual(['Harbor', '']);
  expect(outlets('<link>mailto:desk</link>')).toEqual(['Harbor', '']);
  expect(outlets('<link>https://www.coast.example/</link>')).toEqual(['', 'Harbor']);
});

it.each([
  ['the alternate link', '<link rel="self" href="/self"/><link rel="alternate" href="/one"/>', '/one'],
  ['the link without a relation', '<link rel="self" href="/self"/><link href="/one"/>', '/one'],
  ['otherwise the first', '<link rel="enclosure" href="/a.mp3"/><link rel="self" href="/b"/>', '/a.mp3'],
])('Atom: %s leads to the page', (_, links, path) => {
  const source = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbor</title><entry><title>One</title>${links}
      <updated>2026-03-05T08:00:00Z</updated></entry></feed>`;
  expect(items(source)).toEqual([
    {
      headline: 'One',
      url: `https://harbor.example${path}`,
      outlet: 'Harbor',
      date: '2026-03-05T08:00:00Z',
    },
  ]);
});

it('Atom: an entry without links is left out', () => {
  const entry = '<entry><title>One</title></entry>';
  expect(items(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbor</title>${entry}</feed>`)).toEqual([]);
});

it('JSON Feed: a byte order mark, the address elsewhere, spaces, and a date that cannot be read', () => {
  const source = `\uFEFF${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Harbor\uFEFF and Sea',
    items: [
      { id: '1', external_url: '/one', title: 'One\n  word', date_published: 'soon' },
      { id: '2', url: '/two', external_url: 'https://coast.example/2', title: `a${'b'.repeat(600)}` },
    ],
  })}`;
  expect(read(source)).toMatchObject({
    title: 'Harbor and Sea',
    items: [
      { headline: 'One word', url: 'https://harbor.example/one', date: null },
      { headline: `a${'b'.repeat(499)}`, url: 'https://harbor.example/two' },
    ],
  });
});

it('links of a search engine within each other are followed to the article, without its tracking', () => {
  const inner = encodeURIComponent('https://coast.example/story?utm_source=alert');
  const outer = encodeURIComponent(`https://www.google.com/url?url=${inner}`);
  const source = `<rss version="2.0"><channel><title>Alert</title><item><title>Story</title>
      <link>https://www.google.com/url?url=${outer}</link></item></channel></rss>`;
  expect(items(source)).toMatchObject([{ url: 'https://coast.example/story', outlet: '' }]);
});

it('of the links in a page, only an alternate with the type of a feed and a web address leads to its feed', () => {
  const head = [
    '<link rel="stylesheet" type="application/rss+xml" href="/style">',
    '<link rel="alternate" type="text/html" href="/page">',
    '<link rel="alternate" type="application/rss+xml" href="javascript:0">',
    '<a rel="alternate" type="application/rss+xml" href="/anchor">x</a>',
    '<link rel="ALTERNATE home" type=" application/feed+json " href="/yes">',
    '<link rel="alternate" type="application/atom+xml" href="/later">',
  ];
  expect(read(`<!doctype html><html><head>${head.join('')}</head></html>`)).toEqual({
    kind: 'page',
    feed: 'https://harbor.example/yes',
  });
});

it('a long feed is cut, and says how much is left', () => {
  const item = '<item><title>x</title><link>https://harbor.example/x</link></item>';
  const reading = read(`<rss version="2.0"><channel><title>H</title>${item.repeat(620)}</channel></rss>`);
  expect(reading).toMatchObject({ kind: 'feed', left: 120 });
  expect(reading.kind === 'feed' && reading.items).toHaveLength(500);
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
