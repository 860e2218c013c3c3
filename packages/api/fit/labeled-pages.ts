import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPacked } from './data-files.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface LabeledPage {
  readonly html: string;
  readonly url: string;
  readonly isArticle: boolean;
  readonly group: string;
}

/** An article with the lines that sites put above, between and below the paragraphs. */
export interface LinedArticle {
  readonly html: string;
  readonly url: string;
  readonly text: string;
  readonly others: readonly string[];
  readonly lookalikes: readonly string[];
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

export function pageFixtures(): PageFixture[] {
  const fixtures = folder('../test/pages/');
  return readdirSync(fixtures).map((name) => {
    const expected = JSON.parse(readFileSync(`${fixtures}${name}/expected.json`, 'utf8'));
    const html = readFileSync(`${fixtures}${name}/source.html`, 'utf8');
    return { refusal: '', expect: {}, ...expected, name, html };
  });
}

/** The kind and URL of a page. */
const FIRST_LINE = /^<!-- (article|other) (\S+) -->\n/;

/** No model is fitted to them. */
export function handPages(): LabeledPage[] {
  const pages = folder('data/hand-pages/');
  return readdirSync(pages).map((name) => {
    const text = readFileSync(`${pages}${name}`, 'utf8');
    const [line = '', kind, url = ''] = FIRST_LINE.exec(text) ?? [];
    return { html: text.slice(line.length), url, isArticle: kind === 'article', group: name };
  });
}
