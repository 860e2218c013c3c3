/** Handwritten pages in the styles of many sites. No model is fitted on them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GeneratedPage } from './page-frame.ts';

const FOLDER = fileURLToPath(new URL('../data/hand-pages/', import.meta.url));
/** The first line of a file states the kind of page and its URL. */
const FIRST_LINE = /^<!-- (article|other) (\S+) -->\n/;

/** Returns the pages in the order of their file names. */
export function handPages(): GeneratedPage[] {
  return readdirSync(FOLDER).map((name) => {
    const text = readFileSync(`${FOLDER}${name}`, 'utf8');
    const [line = '', kind, url = ''] = FIRST_LINE.exec(text) ?? [];
    return { html: text.slice(line.length), url, isArticle: kind === 'article', group: name };
  });
}
