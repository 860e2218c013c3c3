import { spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import type { SentimentLabel } from '@earshot/schema/sentiment';

/** What a report says about one keyword, in one article. */
export interface KeywordFigures {
  readonly keyword: string;
  readonly mentions: number;
  readonly inHeadline: boolean;
  /** Tone of the sentences that mention it, in [-1, 1]; null when none was scored. */
  readonly tone: number | null;
}

/** A report, as far as the list needs it. */
export interface CoverageEntry {
  readonly type: 'article' | 'social';
  readonly outlet: string;
  readonly scope: string;
  readonly headline: string;
  /** Address of the page or post; empty for pasted text. */
  readonly url: string;
  readonly date: string | null;
  readonly summary: string;
  readonly words: number;
  readonly keywords: readonly KeywordFigures[];
  /** ISO 8601 time. */
  readonly analyzedAt: string;
  readonly methodVersion: string;
}

/** A tone that a person set, with the reason. */
export interface ManualTone {
  readonly label: SentimentLabel;
  readonly note: string;
}

type RowStatus = 'waiting' | 'running' | 'done' | 'failed';

/** What a person changed by hand; it is marked wherever it is shown. */
export interface RowEdits {
  readonly outlet?: string;
  readonly headline?: string;
  /** ISO date; empty for none. */
  readonly date?: string;
  /** By keyword. */
  readonly tones: Readonly<Record<string, ManualTone>>;
}

export interface CoverageRow {
  readonly id: number;
  /** As entered; empty for pasted text and reports without an address. */
  readonly address: string;
  /** How an address is read. */
  readonly kind: 'article' | 'social';
  readonly status: RowStatus;
  /** Why the last try failed; empty when it did not. */
  readonly failure: string;
  readonly entry: CoverageEntry | null;
  readonly edits: RowEdits;
  /** Why the row does not count; null when it counts. */
  readonly excluded: string | null;
}

export interface CoverageList {
  /** For the cover line of a printed report. */
  readonly client: string;
  readonly period: string;
  readonly rows: readonly CoverageRow[];
}

export const EMPTY_LIST: CoverageList = { client: '', period: '', rows: [] };
const NO_EDITS: RowEdits = { tones: {} };

/** The list with these addresses waiting at its end; an address that is in it already is not added again. */
export function addAddresses(list: CoverageList, addresses: readonly string[]): CoverageList {
  const known = new Set(list.rows.map((row) => row.address));
  const fresh = [...new Set(addresses)].filter((address) => !known.has(address));
  return fresh.reduce(
    (longer, address) => withRow(longer, { address, kind: 'article', status: 'waiting', entry: null }),
    list,
  );
}

/** The list with a report that is there already; one of the same address takes the place of the one before. */
export function addEntry(list: CoverageList, entry: CoverageEntry): CoverageList {
  const same = entry.url === '' ? undefined : list.rows.find((row) => row.address === entry.url);
  if (same) return changeRow(list, same.id, { entry, status: 'done', failure: '' });
  return withRow(list, { address: entry.url, kind: entry.type, status: 'done', entry });
}

function withRow(
  list: CoverageList,
  row: Pick<CoverageRow, 'address' | 'kind' | 'status' | 'entry'>,
): CoverageList {
  const id = list.rows.reduce((highest, { id: other }) => Math.max(highest, other), 0) + 1;
  return {
    ...list,
    rows: [...list.rows, { id, ...row, failure: '', edits: NO_EDITS, excluded: null }],
  };
}

export function changeRow(list: CoverageList, id: number, changes: Partial<CoverageRow>): CoverageList {
  return { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) };
}

/** Every keyword that a row was analyzed for, in the order in which they came. */
export function keywordsOf(rows: readonly CoverageRow[]): string[] {
  const byKey = new Map<string, string>();
  for (const { entry } of rows) {
    for (const { keyword } of entry?.keywords ?? []) {
      if (!byKey.has(spellingKey(keyword))) byKey.set(spellingKey(keyword), keyword);
    }
  }
  return [...byKey.values()];
}

/** The figures of a keyword in a row; null when the row was not analyzed for it. */
export function figuresOf({ entry }: CoverageRow, keyword: string): KeywordFigures | null {
  const key = spellingKey(keyword);
  return entry?.keywords.find((figures) => spellingKey(figures.keyword) === key) ?? null;
}
