import { describe, expect, it } from 'vitest';
import { readBlocks } from '../html/blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { readArticle } from '../read-article.ts';
import { readPage } from '../read-page.ts';
import { joinTableRows } from './clean-blocks.ts';

const URL_OF_PAGE = 'https://courier.example/news/council-votes-on-the-ferry';
const HEADLINE = 'Council votes on the ferry again';
const PARAGRAPH =
  'In part of the meeting the members of the council spoke about the ferry, which cost the town a good deal last year, and several of them asked for a second vote in May.';
const ARTICLE = Array.from({ length: 6 }, (_, i) => `<p>${i + 1}. ${PARAGRAPH}</p>`).join('');
const STORIES = [
  'Bakery on Third closes after sixty years',
  'School board puts off the vote on a roof',
  'Volunteers clean nine miles of river bank',
  'Bridge inspectors find cracks again today',
  'New library opens its doors on Monday',
];
const TEASER =
  'The owners said on Tuesday that they could no longer find anybody to work at night, and customers queued around the corner for the last loaves of bread and a few words.';
const list = (one: (title: string, link: string, teaser: string) => string) =>
  STORIES.map((title, i) => one(title, `/news/${i}-story`, `${i}. ${TEASER}`)).join('');
const bodyOf = (inside: string) => `<article><div class="story-body">${inside}</div></article>`;
const textOf = (body: string) =>
  readPage(`<!doctype html><title>${HEADLINE}</title><h1>${HEADLINE}</h1>${body}`, URL_OF_PAGE).text;
const article = textOf(bodyOf(ARTICLE));

it.each([
  [
    'cards under a heading',
    `<h2>Related stories</h2>${list((title, link, text) => `<div><a href="${link}"><h3>${title}</h3></a><p>${text}</p></div>`)}`,
  ],
  [
    'list items under a heading',
    `<h3>More from Harbor</h3><ul>${list((title, link, text) => `<li><a href="${link}">${title}</a><p>${text}</p></li>`)}</ul>`,
  ],
  [
    'headings beside the paragraphs of the article',
    `<h2>Latest news</h2>${list((title, link, text) => `<h3><a href="${link}">${title}</a></h3><p>${text}</p>`)}`,
  ],
  [
    'links beside the paragraphs of the article',
    `<h2>Das könnte Sie auch interessieren</h2>${list((title, link, text) => `<a href="${link}">${title}</a><p>${text}</p>`)}`,
  ],
  [
    'headline and text in one paragraph',
    `<h2>Read next</h2>${list((title, link, text) => `<p><b><a href="${link}">${title}</a></b><br>${text}</p>`)}`,
  ],
  [
    'headlines that are not linked',
    `<h2>You may also like</h2>${list((title, link, text) => `<section><h3>${title}</h3><p>${text}</p><a href="${link}">Read more</a></section>`)}`,
  ],
  [
    'texts that end with a link',
    `<p><b>Also in the news</b></p>${list((_, link, text) => `<p>${text} <a href="${link}">Read more</a></p>`)}`,
  ],
])('a list of other stories below an article is removed, however long it is: %s', (_, stories) => {
  expect(textOf(bodyOf(ARTICLE + stories))).toBe(article);
  expect(
    textOf(`<article><div class="story-body">${ARTICLE}</div><section>${stories}</section></article>`),
  ).toBe(article);
});

describe('the article stays', () => {
  it('when it continues after links to other stories', () => {
    const box = `<p><b>Related</b></p><p><a href="/news/1-story">${STORIES[0]}</a></p><p><a href="/news/2-story">${STORIES[1]}</a></p>`;
    expect(textOf(bodyOf(ARTICLE + box + ARTICLE.replaceAll('. In', ' In')))).toContain('6 In part');
  });

  it('when links to other stories are between its paragraphs', () => {
    const mixed = list(
      (title, link, text) => `<p><a href="${link}">${title.toUpperCase()}</a></p><p>${text}</p>`,
    );
    expect(textOf(bodyOf(ARTICLE + mixed))).toContain('4. The owners said');
  });

  it('when it consists of linked stories with texts', () => {
    const roundup = list(
      (title, link, text) => `<h3><a href="${link}">${title}</a></h3><p>${text} ${PARAGRAPH}</p>`,
    );
    expect(textOf(bodyOf(`<p>${PARAGRAPH}</p>${roundup}`))).toContain('4. The owners said');
  });
});

const rows = (html: string) => joinTableRows(readBlocks(parseHtml(html))).map((block) => block.text);

it('joins the short cells of a row', () => {
  expect(
    rows('<table><tr><th>Pier</th><th>Depth</th></tr><tr><td>East</td><td>4 m</td></tr></table>'),
  ).toEqual(['Pier | Depth', 'East | 4 m']);
});

it('leaves long cells, as of tables for layout, alone', () => {
  const long = 'word '.repeat(30).trim();
  expect(rows(`<table><tr><td>Menu</td><td>${long}</td></tr></table>`)).toEqual(['Menu', long]);
});

it('keeps the lines of one cell apart', () => {
  expect(
    rows('<table><tr><td><p>Press contact: Ada Fenwick</p><a href="/p">Print</a></td></tr></table>'),
  ).toEqual(['Press contact: Ada Fenwick', 'Print']);
});

const PARAGRAPHS = Array.from(
  { length: 7 },
  (_, i) =>
    `In part ${i + 1} of the meeting the board spoke about the quay, whose repairs cost the town ${i + 3} million last year.`,
);
const read = (shown: readonly string[], body: readonly string[], rest = '') =>
  readArticle(
    `<html lang="en"><title>Quay</title><script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'Board speaks about the old quay', isAccessibleForFree: false, articleBody: body.join('\n') })}</script><main><h1>Board speaks about the old quay</h1>${shown.map((text) => `<p>${text}</p>`).join('')}${rest}</main></html>`,
    'https://courier.example/board-speaks-about-the-old-quay',
  );

it('articleBody wins if the page shows a part of it, without a warning', () => {
  const { page, warnings } = read(
    PARAGRAPHS.slice(0, 2),
    PARAGRAPHS,
    '<p>Subscribe to continue reading.</p>',
  );
  expect(page.text).toBe(PARAGRAPHS.join('\n\n'));
  expect(warnings).toEqual([]);
});

it('the page wins if articleBody is only its beginning', () => {
  expect(read(PARAGRAPHS, PARAGRAPHS.slice(0, 4)).page.text).toBe(PARAGRAPHS.join('\n\n'));
});
