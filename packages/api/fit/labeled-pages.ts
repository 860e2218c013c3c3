/**
 * Pages that the models of articles are fitted to. The files in `data/pages` hold one page per line, as JSON packed with
 * Brotli: they were generated once, from texts in fifteen languages, in the frames of many kinds of sites.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPacked } from './packed-data.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface LabeledPage {
  readonly html: string;
  readonly url: string;
  readonly isArticle: boolean;
  /** Pages of one kind, which are never split between folds. */
  readonly group: string;
}

/** An article with the lines that sites put above, between and below the paragraphs. */
export interface LinedArticle {
  readonly html: string;
  readonly url: string;
  /** The text of the article, with the other lines. */
  readonly text: string;
  /** The lines that do not belong to the text. */
  readonly others: readonly string[];
  /** Lines of the text that begin like one of the others. */
  readonly lookalikes: readonly string[];
  /** How the other lines are marked up. */
  readonly group: string;
}

export interface PageFixture {
  readonly name: string;
  readonly html: string;
  readonly url: string;
  readonly kind: string;
  readonly refusal: string;
  readonly expect: {
    readonly textStart?: string;
    readonly textEnd?: string;
    readonly mustNotInclude?: readonly string[];
  };
}

export const generatedPages = (): LabeledPage[] => readPacked<LabeledPage>('pages/pages');
export const linedArticles = (): LinedArticle[] => readPacked<LinedArticle>('pages/lined-articles');

/** The fixtures of the product's own tests, in the order of their names. */
export function pageFixtures(): PageFixture[] {
  const fixtures = folder('../test/pages/');
  return readdirSync(fixtures).map((name) => {
    const expected = JSON.parse(readFileSync(`${fixtures}${name}/expected.json`, 'utf8'));
    const html = readFileSync(`${fixtures}${name}/source.html`, 'utf8');
    return { refusal: '', expect: {}, ...expected, name, html };
  });
}

/** The first line of a handwritten page states its kind and URL. */
const FIRST_LINE = /^<!-- (article|other) (\S+) -->\n/;

/** Handwritten pages in the styles of many sites, in the order of their names. No model is fitted to them. */
export function handPages(): LabeledPage[] {
  const pages = folder('data/hand-pages/');
  return readdirSync(pages).map((name) => {
    const text = readFileSync(`${pages}${name}`, 'utf8');
    const [line = '', kind, url = ''] = FIRST_LINE.exec(text) ?? [];
    return { html: text.slice(line.length), url, isArticle: kind === 'article', group: name };
  });
}
