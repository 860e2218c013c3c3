/** The files in `dressings/`, with places such as `{{title}}`. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Article {
  readonly title: string;
  readonly outlet: string;
  readonly author: string;
  readonly day: string;
  readonly paragraphs: readonly string[];
}

const FOLDER = new URL('./dressings/', import.meta.url);
const LINKED_DATA = /<script type="application\/ld\+json">.*?<\/script>/g;
const PLACE = /\{\{(\w+)(?: ([^}]*))?\}\}/g;

const inHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replace(/</g, '\\u003c');

/** Each template states the title, the outlet, the day and the author once or twice, as real ones do. */
export const DRESSINGS: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]),
);

/** `{{title}}`, `{{outlet}}`, `{{author}}`, `{{day}}`, `{{day en-GB}}` and `{{p class}}`, where `p` is any tag. */
export function dressed(template: string, article: Article): string {
  const fill = (text: string, escaped: (value: string) => string) =>
    text.replace(PLACE, (_, name: string, detail?: string) => {
      if (name === 'title' || name === 'outlet' || name === 'author') return escaped(article[name]);
      if (name !== 'day') return paragraphs(article, name, detail ?? '');
      return detail === undefined ? article.day : writtenDay(article.day, detail);
    });
  return fill(
    template.replace(LINKED_DATA, (script) => fill(script, inJson)),
    inHtml,
  );
}

function paragraphs({ paragraphs: texts }: Article, tag: string, name: string): string {
  return texts.map((text) => `<${tag} class="${name}">${inHtml(text)}</${tag}>`).join('');
}

function writtenDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
