import { type NewAddress, NO_FACTS } from '../book/coverage-list.ts';

/** What a column of a table can hold. */
export const COLUMN_KINDS = ['address', 'headline', 'outlet', 'date', 'reach', 'note'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** Which column holds what; null for none. */
export type ColumnMapping = Readonly<Record<ColumnKind, number | null>>;

/** A table as it was read: the names of its columns, and its rows as text. */
export interface ReadTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Names of columns in the exports of monitoring tools, in several languages. */
const NAMES: Readonly<Record<ColumnKind, RegExp>> = {
  address:
    /^(?:(?:article |page |source )?(?:url|link|web ?address|address|permalink)s?|adresse|lien|enlace)$/i,
  headline: /^(?:head ?line|title|titel|titre|t[ií]tulo|titolo|(?:h[ie]t )?hit sentence|subject)$/i,
  outlet:
    /^(?:outlet|publication|publisher|source(?: name)?|media(?: outlet)?|medium|quelle|m[eé]dia|medio|site)$/i,
  date: /^(?:date|published(?: (?:at|on|date))?|publication date|datum|fecha|data|day|time)$/i,
  reach:
    /^(?:reach|audience|circulation|impressions|reichweite|port[eé]e|alcance|uvm|unique visitors.*|readership)$/i,
  note: /^(?:notes?|comments?|remarks?|notiz|kommentar|remarque|nota|tags?)$/i,
};

/** The columns by their names; the one with the most addresses holds the addresses when no name says so. */
export function guessColumns({ heads, rows }: ReadTable): ColumnMapping {
  const byName = (kind: ColumnKind) => {
    const at = heads.findIndex((head) => NAMES[kind].test(head.trim()));
    return at < 0 ? null : at;
  };
  const links = heads.map((_, at) => rows.filter((row) => isAddress(row[at] ?? '')).length);
  const most = Math.max(0, ...links);
  return {
    address: most === 0 ? byName('address') : links.indexOf(most),
    headline: byName('headline'),
    outlet: byName('outlet'),
    date: byName('date'),
    reach: byName('reach'),
    note: byName('note'),
  };
}

/** The articles of a table, and how many of its rows have no address. */
export function addressesOf({ rows }: ReadTable, columns: ColumnMapping) {
  const cell = (row: readonly string[], kind: ColumnKind) => {
    const at = columns[kind];
    return at === null ? '' : (row[at] ?? '').trim();
  };
  const filled = rows.filter((row) => row.some((value) => value.trim() !== ''));
  const addresses = filled.flatMap((row): NewAddress[] => {
    const address = cell(row, 'address');
    if (!isAddress(address)) return [];
    return [
      {
        address,
        known: {
          ...NO_FACTS,
          headline: cell(row, 'headline'),
          outlet: cell(row, 'outlet'),
          date: dayOf(cell(row, 'date')),
          reach: numberOf(cell(row, 'reach')),
          note: cell(row, 'note'),
        },
      },
    ];
  });
  return { addresses, left: filled.length - addresses.length };
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim());
}

/** A day as ISO 8601 where its parts can only mean one day; else the text as it is. */
function dayOf(text: string): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return isoDay(iso[1], iso[2], iso[3]) ?? text;
  const [, first, mark, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/.exec(text) ?? [];
  if (year === undefined) return text;
  // With dots the day comes first; with slashes it depends on the country, unless one part is above twelve.
  if (mark === '.' || Number(first) > 12) return isoDay(year, second, first) ?? text;
  return Number(second) > 12 ? (isoDay(year, first, second) ?? text) : text;
}

function isoDay(year = '', month = '', day = ''): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** A whole number with or without separators of thousands; null for anything else, so that no reach is made up. */
function numberOf(text: string): number | null {
  if (!/^(?:\d+|\d{1,3}(?:[.,'’\s]\d{3})+)$/.test(text)) return null;
  return Number(text.replace(/\D/g, ''));
}
