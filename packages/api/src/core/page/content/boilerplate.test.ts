import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import boilerplateNames from '../../../content/pages/boilerplate-names.json' with { type: 'json' };
import { PageElement } from '../html/page-element.ts';
import { readPage } from '../read-page.ts';
import { boilerplateMark, hasBodyHint, isNeverArticle } from './boilerplate.ts';

const element = (tag: string, attributes: Record<string, string> = {}) =>
  new PageElement(tag, attributes, null);

describe('boilerplateMark', () => {
  it.each(examples<[string, Record<string, string>]>(import.meta.url, 'boilerplate by its kind'))(
    'knows <%s %j> by its kind',
    (tag, attributes) => {
      expect(boilerplateMark(element(tag, attributes))).toBe('kind');
    },
  );

  it.each(examples<[string, { class: string }]>(import.meta.url, 'boilerplate by a word'))(
    'knows <%s %j> only by a word',
    (tag, attributes) => {
      expect(boilerplateMark(element(tag, attributes))).toBe('name');
    },
  );

  it.each(examples<[string, { class?: string }]>(import.meta.url, 'no boilerplate'))(
    'has nothing against <%s %j>',
    (tag, attributes) => {
      expect(boilerplateMark(element(tag, attributes))).toBe('none');
    },
  );
});

it('knows the names of article bodies', () => {
  expect(hasBodyHint(element('div', { class: 'c-entry-content' }))).toBe(true);
  expect(hasBodyHint(element('div', { itemprop: 'articleBody' }))).toBe(true);
  expect(hasBodyHint(element('div', { class: 'content' }))).toBe(false);
});

it('never takes footers and comment sections for the article', () => {
  expect(isNeverArticle(element('footer'))).toBe(true);
  expect(isNeverArticle(element('ol', { class: 'comment-list comments' }))).toBe(true);
  expect(isNeverArticle(element('div', { class: 'sidebar' }))).toBe(false);
});

const TEXT = [
  'The harbor authority of Port Ellery said on Monday that the new ferry terminal would open in the spring, two years late.',
  'Engineers found soft ground under the eastern pier, according to a report that the council published last week.',
  'Passengers will use the old quay until then, and the council will refund every yearly ticket that was sold in March.',
  'The mayor, who had promised the terminal for last summer, declined to answer questions after the meeting on Monday.',
];
const [A, B, C, D] = TEXT.map((text) => `<p>${text}</p>`);

/** Returns the text of an article whose body has this markup between its paragraphs. */
function textWith(inside: string): string {
  const html = `<!doctype html><html lang="en"><head><title>Terminal opens late</title></head><body><article><h1>Terminal opens late</h1><div class="x">${A}${B}${inside}${C}${D}</div></article></body></html>`;
  return readPage(html, 'https://www.courier.example/news/terminal').text;
}

const BARE = TEXT.join('\n\n');
it.each(examples<[string, string]>(import.meta.url, 'boxes that do not belong'))(
  'a box between the paragraphs is not part of the text: %s',
  (_, inside) => {
    expect(textWith(inside)).toBe(BARE);
  },
);

it.each(examples<[string, string, string]>(import.meta.url, 'boxes that belong'))(
  'a list or box that belongs to the article stays in its text: %s',
  (_, inside, kept) => {
    const text = textWith(inside);
    expect(text).toContain(kept);
    for (const paragraph of TEXT) expect(text).toContain(paragraph);
  },
);

const PARAGRAPHS = [
  'The harbor board of Ellery voted on Tuesday evening to close the timber quay for repairs, after divers found rot in the piles.',
  'Around forty boats use the quay every week, and their owners say that the nearest berth is nine miles up the coast at Saltmarsh.',
  '“We were told in March that the quay was sound,” said Odile Brannock, who runs two crab boats with her brother.',
  'The engineer told the meeting that the survey in March had looked only at the parts of the piles above the water line.',
  'Repairs are expected to cost 1.4 million, of which the county will pay half.',
];
const plain = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const read = (body: string) =>
  readPage(
    `<html lang="en"><main><h1>Ellery closes quay</h1>${body}</main></html>`,
    'https://courier.example/a',
  ).text;
const lost = (body: string) => PARAGRAPHS.filter((text) => !read(body).includes(text));
const names = [...boilerplateNames.strong, ...boilerplateNames.weak].filter(
  (name) => name !== 'tooltip' && !boilerplateNames.readers.includes(name),
);

describe('sentences of the article in a box with a suspicious name', () => {
  it.each(names)('are kept: %s', (name) => {
    expect(lost(PARAGRAPHS.map((text) => `<p class="${name}-text">${text}</p>`).join(''))).toEqual([]);
    expect(
      lost(
        `${plain(PARAGRAPHS.slice(0, 2))}<p class="${name}">${PARAGRAPHS[2]}</p>${plain(PARAGRAPHS.slice(3))}`,
      ),
    ).toEqual([]);
    const opening = `<section class="${name}-content">${plain(PARAGRAPHS.slice(0, 2))}</section>`;
    expect(lost(`${opening}<div><div>${plain(PARAGRAPHS.slice(2))}</div></div>`)).toEqual([]);
  });

  it.each(boilerplateNames.readers)('are kept in paragraphs named %s', (name) => {
    expect(lost(PARAGRAPHS.map((text) => `<p class="${name}">${text}</p>`).join(''))).toEqual([]);
  });
});

it.each(examples<[string, string]>(import.meta.url, 'boxes that are not the article'))(
  'a box with %s is not the article',
  (_, box) => {
    const text = read(`${plain(PARAGRAPHS)}${box}`);
    expect(PARAGRAPHS.filter((each) => !text.includes(each))).toEqual([]);
    expect(text.endsWith(PARAGRAPHS.at(-1) ?? '')).toBe(true);
  },
);
