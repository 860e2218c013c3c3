import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

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

describe('a list of other stories below an article is removed, however long it is', () => {
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
  ])('%s', (_, stories) => {
    expect(textOf(bodyOf(ARTICLE + stories))).toBe(article);
    expect(
      textOf(`<article><div class="story-body">${ARTICLE}</div><section>${stories}</section></article>`),
    ).toBe(article);
  });
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
