import { percentDecoded } from '../percent-decoded.ts';

/** Parts of the library whose entries have a URL but no separate page (#19-#21). */
const LIST_PARTS = ['glossary', 'playbooks', 'quizzes'] as const;
type ListPart = (typeof LIST_PARTS)[number];

export function termAnchor(term: string): string {
  return term
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function entryAddress(part: ListPart, anchor: string): string {
  return `/help/${part}#${encodeURIComponent(anchor)}`;
}

export const SHEETS = '/help/sheets';

export function sheetAddress(slug: string): string {
  return `${SHEETS}/${encodeURIComponent(slug)}`;
}

export function exerciseAddress(slug: string): string {
  return entryAddress('playbooks', slug);
}

export function libraryPlace(pathname: string) {
  const [, help, section, last, ...rest] = pathname.replace(/\/$/, '').split('/');
  // Terms had pages of their own in former versions.
  const part = section === 'terms' ? 'glossary' : LIST_PARTS.find((each) => each === section);
  if (help !== 'help' || part === undefined || last === undefined || last === '' || rest.length > 0) return;
  const name = percentDecoded(last) ?? last;
  const anchor = part === 'glossary' ? termAnchor(name) : name;
  return { part, name, address: entryAddress(part, anchor) };
}
