/** Where entries of the library are shown: each opens in its list, at a fragment of the list's address. */

/** Parts of the library whose entries have an address, but no separate page (#19-#21). */
export const LIST_PARTS = ['glossary', 'playbooks', 'quizzes'] as const;
export type ListPart = (typeof LIST_PARTS)[number];

/** The fragment under which a glossary term opens: lower case, with hyphens, e.g. `share-of-voice`. */
export function termAnchor(term: string): string {
  return term
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Address of an entry in its list, e.g. `/help/playbooks#media-pitching`. */
export function entryAddress(part: ListPart, anchor: string): string {
  return `/help/${part}#${encodeURIComponent(anchor)}`;
}

/** Folder of the pages that are made for printing. */
export const SHEETS = '/help/sheets';

/** Address of a framework on one sheet of paper, or of a quiz with its key. */
export function sheetAddress(slug: string): string {
  return `${SHEETS}/${encodeURIComponent(slug)}`;
}

export interface LibraryPlace {
  readonly part: ListPart;
  /** The entry's name in the address, decoded where possible, such as `Share of Voice`. */
  readonly name: string;
  /** Where it opens, e.g. `/help/glossary#share-of-voice`. */
  readonly address: string;
}

/** The library entry that an address without a page asks for. Undefined for any other address. */
export function libraryPlace(pathname: string): LibraryPlace | undefined {
  const [, help, section, last, ...rest] = pathname.replace(/\/$/, '').split('/');
  const part = LIST_PARTS.find((each) => each === section);
  if (help !== 'help' || part === undefined || last === undefined || last === '' || rest.length > 0) return;
  const name = decoded(last);
  const anchor = part === 'glossary' ? termAnchor(name) : name;
  return { part, name, address: entryAddress(part, anchor) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
