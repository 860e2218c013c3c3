import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readArticle, readNextPart } from '../read-article.ts';
import { namesNextPart } from './next-link.ts';

const TEXT = Array.from(
  { length: 8 },
  (_, i) =>
    `<p>In part ${i + 1} of the meeting the members spoke about the ferry, which cost the town ${i + 3} million last year.</p>`,
).join('');
const URL = 'https://courier.example/ferry-runs-again';
const nextOf = (url: string, link: string, text = TEXT, isFirst = true) =>
  readNextPart({
    html: `<title>Ferry</title><meta name="author" content="Ada Fenwick">${link}<h1>Ferry timetable agreed at last</h1>${text}`,
    url,
    isFirst,
    now: '2026-11-23T12:00:00Z',
  }).next;

describe('the next page of an article', () => {
  it.each(examples<[string, string]>(import.meta.url, 'the next page of an article'))(
    'of %s is %s',
    (url, next) => {
      expect(nextOf(url, `<link rel="next" href="${next}">`)).toBe(next);
      expect(nextOf(url, `<p><a rel="nofollow next" href="${next}">More</a></p>`)).toBe(next);
    },
  );

  it.each([
    ['another story', 'https://courier.example/storm-takes-the-roof'],
    ['another site', 'https://other.example/ferry-runs-again?page=2'],
    ['a later page', `${URL}?page=3`],
    ['the page itself', `${URL}?page=1`],
    ['not an address', 'javascript:next()'],
  ])('is not %s', (_, next) => {
    expect(nextOf(URL, `<link rel="next" href="${next}">`)).toBeNull();
  });

  it.each(examples<[string, string, string]>(import.meta.url, 'of is which is linked'))(
    'of %s is %s, which is linked as %s',
    (url, next, label) => {
      const row = `<p class="pages">1 <a href="${next}">${label}</a> <a href="${next}0">20</a></p>`;
      expect(nextOf(url, row)).toBe(next);
      expect(namesNextPart(row, url)).toBe(true);
    },
  );

  it.each([
    ['the next page of the comments', `<div id="comments"><a href="${URL}?page=2">2</a></div>`],
    ['comments by their address', `<a href="${URL}/comment-page-2">2</a>`],
    ['a number that leads elsewhere', '<a href="https://courier.example/storm?page=2">2</a>'],
    ['a longer label', `<a href="${URL}?page=2">2 ferries lost</a>`],
    ['a later page', `<a href="${URL}?page=3">3</a>`],
  ])('is not %s', (_, link) => {
    expect(nextOf(URL, link)).toBeNull();
  });

  it('is not asked for when the first page is a list of stories', () => {
    const cards = Array.from(
      { length: 9 },
      (_, i) => `<h2><a href="/story-${i}">Storm takes roof ${i}</a></h2><p>A sentence.</p>`,
    );
    const url = 'https://courier.example/category/weather';
    const link = `<link rel="next" href="${url}?page=2">`;
    expect(
      readNextPart({
        html: `<title>Weather</title>${link}<h1>Weather</h1>${cards.join('')}`,
        url,
        isFirst: true,
        now: '2026-11-23T12:00:00Z',
      }).next,
    ).toBeNull();
  });
});

it.each(['<link rel="next" href="/2">', "<a class=x rel='nofollow next' href=2>", '<a rel=next href=/2>'])(
  'is looked for in a page with %s',
  (markup) => expect(namesNextPart(markup, URL)).toBe(true),
);

it.each([
  '<a rel="nofollow" href="/next">next</a><div data-rel="x">next</div>',
  '<a href="/storm-takes-the-roof/2">2</a>',
  `<a href="${URL}?page=3">3</a>`,
])('is not looked for in %s', (markup) => {
  expect(namesNextPart(markup, URL)).toBe(false);
});

const warningsOf = (head: string, below: string) =>
  readArticle(
    `<title>Ferry</title><meta name="author" content="Ada Fenwick">${head}<h1>Ferry timetable agreed at last</h1>${TEXT}${below}`,
    URL,
  ).warnings;

it.each([
  `<link rel="next" href="${URL}?page=2">`,
  ...['<div>Page 1 of 3</div>', '<div>Seite 1 von 2</div>', '<div>Página 2 de 4</div>'],
])('an article with further pages has a warning: %s', (sign) => {
  expect(warningsOf('', sign)).toEqual(['more-pages']);
});

it('an article at its last page, or whose next address is another story, has none', () => {
  const next = '<link rel="next" href="https://courier.example/storm-takes-the-roof">';
  expect(warningsOf(next, '<div>Page 3 of 3</div>')).toEqual([]);
});
