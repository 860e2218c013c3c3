import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const PARAGRAPHS = [
  'The harbour authority of Port Ellery said on Monday that the new ferry terminal would open in the spring, two years late.',
  'Engineers found soft ground under the eastern pier, according to a report that the council published last week.',
  'Passengers will use the old quay until then. “We ask for patience,” said a spokesperson for the authority.',
];

const PAGE = `<!DOCTYPE html><html lang="en-GB"><head><title>Ferry terminal to open two years late | The Ellery Courier</title>
<meta property="og:title" content="Ferry terminal to open two years late">
<meta property="og:site_name" content="The Ellery Courier"><meta property="og:image" content="/img/ferry.jpg">
<meta name="description" content="Soft ground delays the terminal.">
<meta property="article:published_time" content="2024-03-04T08:30:00+00:00"><link rel="canonical" href="/news/ferry">
</head><body><nav><ul><li><a href="/">Home</a></li><li><a href="/sport">Sport</a></li></ul></nav>
<article><h1>Ferry terminal to open two years late</h1><p class="byline">By Ada Fenwick</p>
<figure><img src="a.jpg"><figcaption>The old quay in winter. Photo: harbour authority.</figcaption></figure>
${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('\n')}
<div class="related"><h3>Related</h3><a href="/x">Another story about ships.</a></div></article>
<footer>© The Ellery Courier. All rights reserved.</footer></body></html>`;

describe('readPage', () => {
  const page = readPage(PAGE, 'https://www.ellerycourier.example/news/2024/03/04/ferry');

  it('gives the paragraphs of the article in order and nothing else', () => {
    expect(page.text).toBe(PARAGRAPHS.join('\n\n'));
  });

  it('gives what the page states about itself, each value with where it was stated', () => {
    expect(page).toMatchObject({
      headline: 'Ferry terminal to open two years late',
      source: 'The Ellery Courier',
      date: '2024-03-04T08:30:00+00:00',
      author: 'Ada Fenwick',
      description: 'Soft ground delays the terminal.',
      image: 'https://www.ellerycourier.example/img/ferry.jpg',
      language: 'en-GB',
      canonicalUrl: 'https://www.ellerycourier.example/news/ferry',
      titles: {
        h1Text: 'Ferry terminal to open two years late',
        ogTitle: 'Ferry terminal to open two years late',
        twitterTitle: null,
        titleText: 'Ferry terminal to open two years late | The Ellery Courier',
      },
    });
    expect(page.provenance).toMatchObject({
      date: 'article:published_time',
      source: 'og:site_name',
      author: 'byline',
    });
  });

  it.each(['', '<', 'plain text', '<html>', '<p>', '\u0000', '<!doctype html><title></title>'])(
    'reads %j without text',
    (html) => {
      expect(readPage(html, 'https://example.com/').signals.wordsInPage).toBeLessThan(3);
    },
  );
});

describe('article among other text', () => {
  const read = (body: string) =>
    readPage(
      `<title>Ferry terminal to open late</title><h1>Ferry terminal to open late</h1>${body}`,
      'https://a.example/',
    ).text;
  const article = PARAGRAPHS.map((text) => `<p>${text}</p>`).join('');
  const comments =
    `<p>${'I have lived by the harbour for twenty years and never seen the like. '.repeat(8)}</p>`.repeat(4);

  it('begins with a subheadline of a whole sentence, but not with a shorter one', () => {
    const first = (h2: string) => read(`<h2>${h2}</h2><p>3 May 2026</p><div>${article}</div>`).split('\n')[0];
    expect(first('The terminal will cost four million more than planned.')).toBe(
      'The terminal will cost four million more than planned.',
    );
    expect(first('News from the harbor of Ellery')).toBe(PARAGRAPHS[0]);
  });

  it('is found by a date in a post about comments', () => {
    const post = `<div class="post category-der-kommentar"><p>3 May 2026</p>${article}</div>`;
    const html = `<title>Ferry terminal to open late</title><h1>Ferry terminal to open late</h1>${post}`;
    expect(readPage(html, 'https://a.example/').date).toBe('2026-05-03');
  });

  it('is not the longer comment section', () => {
    expect(read(`<div>${article}</div><section id="comments">${comments}</section>`)).toBe(
      PARAGRAPHS.join('\n\n'),
    );
  });

  it('is found in a wrapper whose name suggests something else', () => {
    expect(read(`<div class="body-share-wrapper">${article}</div>`)).toBe(PARAGRAPHS.join('\n\n'));
  });

  it('continues in the next part of a series of sections', () => {
    const [first, ...rest] = PARAGRAPHS.map(
      (text) => `<div class="row"><div class="cell"><p>${text}</p></div></div>`,
    );
    expect(
      read(`<main>${first}<div class="promo-ad"><p>Buy now, pay later.</p></div>${rest.join('')}</main>`),
    ).toBe(PARAGRAPHS.join('\n\n'));
  });

  it('ends before related stories and without lines that lead elsewhere', () => {
    const more = '<p><a href="/a">Harbour dues rise by a tenth in spring</a></p>';
    expect(read(`<article>${article}${more}<h3>Related</h3>${more}${more}</article>`)).toBe(
      PARAGRAPHS.join('\n\n'),
    );
  });

  it('is the stated JSON-LD body when the markup does not contain it', () => {
    const body = PARAGRAPHS.concat(PARAGRAPHS.map((text) => text.toUpperCase())).join('\n');
    const script = `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'Ferry', articleBody: body })}</script>`;
    expect(read(`${script}<div id="root"></div>`)).toBe(body.replaceAll('\n', '\n\n'));
  });
});

it('reads the worked example of docs/methods/page.md as it says', () => {
  const document = readFileSync(new URL('../../../../../docs/methods/page.md', import.meta.url), 'utf8');
  const html = /```html\n([\s\S]*?)```/.exec(document)?.[1] ?? '';
  const page = readPage(
    `${html}<meta property="og:site_name" content="The Ellery Courier">`,
    'https://www.tec24.example/a',
  );
  expect(page.blocks.map(({ text }) => text.slice(0, 12))).toEqual(['The harbor a']);
  expect([page.headline, page.source, page.date]).toEqual([
    'Ferry terminal to open two years late',
    'The Ellery Courier',
    '2024-03-04',
  ]);
});
