import { type NewAddress, NO_FACTS } from '../book/coverage-list.ts';

/** Kinds of columns in an imported table. */
export const COLUMN_KINDS = ['address', 'headline', 'outlet', 'date', 'reach', 'note'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** Column index for each kind. Null if there is no such column. */
export type ColumnMapping = Readonly<Record<ColumnKind, number | null>>;

/** An imported table: its column names, and its rows as text. */
export interface ReadTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Column names used in the exports of monitoring tools, in several languages. */
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

/**
 * Guesses the columns from their names. The address column is the one with the most URLs. It is guessed from the names only
 * if there are no URLs.
 */
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

/** Returns a table's articles, and the number of rows without a valid URL. */
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

/** Converts a date to ISO 8601 if it is unambiguous. Otherwise returns the text unchanged. */
function dayOf(text: string): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return isoDay(iso[1], iso[2], iso[3]) ?? text;
  const [, first, mark, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/.exec(text) ?? [];
  if (year === undefined) return text;
  // With dots, the day comes first. With slashes or hyphens, the order depends on the country, unless one number is above
  // 12.
  if (mark === '.' || Number(first) > 12) return isoDay(year, second, first) ?? text;
  return Number(second) > 12 ? (isoDay(year, first, second) ?? text) : text;
}

function isoDay(year = '', month = '', day = ''): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : null;
}

/**
 * Parses a whole number with or without thousands separators. Null for anything else, because a guessed reach would be
 * misleading.
 */
function numberOf(text: string): number | null {
  if (!/^(?:\d+|\d{1,3}(?:[.,'’\s]\d{3})+)$/.test(text)) return null;
  return Number(text.replace(/\D/g, ''));
}
