/** Reading pages: changes to a site's template must not affect whether an article is read, or its text. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArticle } from '../src/core/page/read-article.ts';
import { type Gate, gate } from './gate.ts';

interface PageCase {
  readonly html: string;
  readonly url: string;
  readonly isArticle: boolean;
}

const FOLDER = fileURLToPath(new URL('../test/pages/', import.meta.url));
const NOW = new Date('2026-11-23T12:00:00Z');
const DATA = new Set(['feed', 'json-data', 'data-file', 'type-pdf']);

const CASES: readonly PageCase[] = readdirSync(FOLDER).flatMap((name) => {
  const { url, kind, refusal = '' } = JSON.parse(readFileSync(`${FOLDER}${name}/expected.json`, 'utf8'));
  const html = readFileSync(`${FOLDER}${name}/source.html`, 'utf8');
  return DATA.has(refusal) ? [] : [{ html, url, isArticle: kind === 'article' }];
});
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
