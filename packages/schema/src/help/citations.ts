import { longDay } from '../trending/phrasing.ts';
import type { Source } from './model.ts';

export interface CitedEntry {
  readonly title: string;
  readonly url: string;
  readonly updated: string | undefined;
  readonly accessed: string;
}

const AUTHOR = 'Earshot contributors';
export const LIBRARY = 'Earshot Learning Library';
export function apaCitation({ title, url, updated, accessed }: CitedEntry): string {
  return `${AUTHOR}. (${yearOf(updated) ?? 'n.d.'}). ${title}. In ${LIBRARY}. Retrieved ${longDay(accessed)}, from ${url}`;
}

/** A backslash becomes a slash. Other special TeX characters are escaped. */
export function bibtexCitation({ title, url, updated, accessed }: CitedEntry): string {
  const year = yearOf(updated);
  const fields = [
    `author = {{${AUTHOR}}}`,
    `title = {{${escapeTex(title)}}}`,
    ...(year ? [`year = {${year}}`] : []),
    `howpublished = {${LIBRARY}}`,
    `url = {${url}}`,
    `urldate = {${accessed}}`,
  ];
  return `@misc{${bibtexKey(title)},\n${fields.map((field) => `  ${field},`).join('\n')}\n}`;
}

export function risCitation({ title, url, updated, accessed }: CitedEntry): string {
  const year = yearOf(updated);
  const lines = [
    'TY  - ELEC',
    `AU  - ${AUTHOR}`,
    `TI  - ${title.replace(/\s+/g, ' ')}`,
    `T2  - ${LIBRARY}`,
    ...(year ? [`PY  - ${year}`] : []),
    `UR  - ${url}`,
    `Y2  - ${accessed.replaceAll('-', '/')}`,
    'ER  - ',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function yearOf(updated: string | undefined): string | undefined {
  return updated?.slice(0, 'YYYY'.length);
}

function bibtexKey(title: string): string {
  return `earshot-${title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

function escapeTex(text: string): string {
  return text
    .replaceAll('\\', '/')
    .replace(/[&%$#_{}]/g, (character) => `\\${character}`)
    .replace(/[~^]/g, (character) => `\\${character}{}`);
}

type Located = Pick<Source, 'doi' | 'url'>;

export function sourceAddress({ doi, url }: Located): string | undefined {
  return doi === undefined ? url : `https://doi.org/${doi}`;
}

interface SourcePlace {
  readonly href: string;
  readonly site: string | undefined;
}

export function sourcePlace(source: Located): SourcePlace | undefined {
  const href = sourceAddress(source);
  if (href === undefined) return undefined;
  const { pathname, search, host } = new URL(href);
  return { href, site: pathname === '/' && search === '' ? host.replace(/^www\./, '') : undefined };
}
