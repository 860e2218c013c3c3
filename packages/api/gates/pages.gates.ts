/** A site's template must not affect whether an article is read, or its text. */

import { pageFixtures } from '../fit/labeled-pages.ts';
import { loose } from '../src/core/page/metadata/stated-values.ts';
import { readArticle } from '../src/core/page/read-article.ts';
import { type Article, DRESSINGS, dressed } from './dressings.ts';
import { type Gate, gate } from './gate.ts';

interface PageCase {
  readonly html: string;
  readonly url: string;
  readonly isArticle: boolean;
}

const NOW = new Date('2026-11-23T12:00:00Z');
const DATA = new Set(['feed', 'json-data', 'data-file', 'type-pdf']);

const CASES: readonly PageCase[] = pageFixtures().flatMap(({ html, url, kind, refusal }) =>
  DATA.has(refusal) ? [] : [{ html, url, isArticle: kind === 'article' }],
);
const ARTICLES = CASES.filter(({ isArticle }) => isArticle);
const OTHERS = CASES.filter(({ isArticle }) => !isArticle);

const isRead = ({ html, url }: PageCase) => readArticle(html, url, { now: NOW }).refusal === null;
const wordsOf = ({ html, url }: PageCase) => readArticle(html, url, { now: NOW }).page.signals.wordsInArticle;

const changed = (change: (html: string) => string) => (one: PageCase) => ({ ...one, html: change(one.html) });
const otherTags = (html: string) => html.replace(/<(\/?)p(?=[\s>])/gi, '<$1div');
const otherNames = (html: string) => html.replace(/\sclass="([^"]{1,200})"/gi, ' class="x7f $1 q2"');
const inFrame = (html: string) =>
  html.replace(
    /<body([^>]*)>/i,
    '<body$1><div class="app"><div class="layout"><ul><li><a href="/a">News</a></li><li><a href="/b">Sport</a></li></ul>',
  );

interface DressedCase {
  readonly html: string;
  readonly url: string;
  readonly article: Article;
  readonly template: string;
}

/** Null if a field is unknown or the outlet is also the author. */
function articleOf({ html, url }: PageCase): Article | null {
  const { headline, source, date, author, record, text } = readArticle(html, url, { now: NOW }).page;
  const isPerson = record.authors?.length === 1 && record.authors[0]?.kind === 'person';
  if (!headline || !source || !date || !author || !isPerson || loose(author) === loose(source)) return null;
  return { title: headline, outlet: source, author, day: date.slice(0, 10), paragraphs: text.split('\n\n') };
}

const DRESSED: readonly DressedCase[] = ARTICLES.flatMap((one) => {
  const article = articleOf(one);
  return article === null
    ? []
    : [...DRESSINGS.values()].map((template) => ({ html: one.html, url: one.url, article, template }));
});

function fieldsOf({ html, url }: DressedCase): readonly (string | null | undefined)[] {
  const { headline, source, date, author, text } = readArticle(html, url, { now: NOW }).page;
  const paragraphs = text.split('\n\n');
  return [headline, source, date?.slice(0, 10), author, paragraphs[0], paragraphs.at(-1)];
}

export const pageGates: readonly Gate[] = [
  gate({
    name: 'pages: an article is read with its paragraphs in other tags',
    cases: ARTICLES,
    change: changed(otherTags),
    answer: isRead,
    minShare: 0.98,
  }),
  gate({
    name: 'pages: an article is read inside another frame',
    cases: ARTICLES,
    change: changed(inFrame),
    answer: isRead,
    minShare: 0.99,
  }),
  gate({
    name: 'pages: the text keeps its length inside another frame and with more class names',
    cases: ARTICLES,
    change: changed((html) => otherNames(inFrame(html))),
    answer: wordsOf,
    holds: (before, after) => Math.abs(after - before) <= 0.02 * before,
    minShare: 0.9,
  }),
  gate({
    name: 'pages: headline, outlet, day, author and text stay in the templates of other content systems',
    cases: DRESSED,
    change: (one) => ({ ...one, html: dressed(one.template, one.article) }),
    answer: fieldsOf,
    minShare: 0.98,
  }),
  gate({
    name: 'pages: what is not an article stays refused with its paragraphs in other tags',
    cases: OTHERS,
    change: changed(otherTags),
    answer: isRead,
    minShare: 0.98,
  }),
  gate({
    name: 'pages: what is not an article stays refused at the address of a story',
    cases: OTHERS,
    change: (one) => ({ ...one, url: 'https://news.example/2026/11/20/a-ferry-for-the-northern-islands' }),
    answer: isRead,
    minShare: 0.9,
  }),
];
