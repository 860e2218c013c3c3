import { keywordSpellings, spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import type { SentimentLabel } from '@earshot/schema/sentiment';
import type { KeywordFigures, ListEntry } from './list-entry.ts';

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

/** What is known of an article apart from its report: from an imported table, or from a page that could not be read in full. */
export interface KnownFacts {
  readonly outlet: string;
  readonly headline: string;
  /** As written; empty when it is not known. */
  readonly date: string;
  /** The user's own figure, as imported; null when there is none. */
  readonly reach: number | null;
  readonly note: string;
}

/** Text that a person pasted for an article. */
export interface PastedArticle {
  readonly headline: string;
  readonly source: string;
  readonly date: string;
  readonly content: string;
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
  readonly entry: ListEntry | null;
  readonly known: KnownFacts;
  /** The user's own text, so that the row can be analyzed again; null for a page. */
  readonly pasted: PastedArticle | null;
  readonly edits: RowEdits;
  /** Why the row does not count; null when it counts. */
  readonly excluded: string | null;
}

/** One correction: when, which row, what and why. */
export interface ListChange {
  /** ISO 8601 time. */
  readonly at: string;
  /** Id of the row; null for a change of the whole list. */
  readonly row: number | null;
  readonly what: string;
  /** In the words of the person who made it; may be empty. */
  readonly why: string;
}

/** How copies of one text under several outlets are counted: each placement, or the text once. */
export type CopyCount = 'placements' | 'texts';

export interface ListSettings {
  readonly copies: CopyCount;
  /** Keyword whose tone is shown first; empty for the first one. */
  readonly towards: string;
  /** Color of headings and bars in the report, `#rrggbb`; empty for the product's own. */
  readonly color: string;
  /** Picture for the first page of the report, as a `data:` address; empty for none. */
  readonly logo: string;
}

/** A coverage list: a document that holds everything its figures are made from. */
export interface CoverageList {
  readonly id: string;
  readonly name: string;
  /** For the cover line of a report. */
  readonly client: string;
  readonly period: string;
  /** Every keyword with all its spellings, e.g. `Volkswagen = VW`. */
  readonly keywords: readonly string[];
  /** Key messages with all their wordings, in the same notation. */
  readonly messages: readonly string[];
  readonly rows: readonly CoverageRow[];
  readonly settings: ListSettings;
  readonly changes: readonly ListChange[];
}

export const NO_FACTS: KnownFacts = { outlet: '', headline: '', date: '', reach: null, note: '' };
const NO_EDITS: RowEdits = { tones: {} };
export const DEFAULT_SETTINGS: ListSettings = { copies: 'placements', towards: '', color: '', logo: '' };

/** A list without content. */
export function emptyList(id: string): CoverageList {
  return {
    id,
    name: '',
    client: '',
    period: '',
    keywords: [],
    messages: [],
    rows: [],
    settings: DEFAULT_SETTINGS,
    changes: [],
  };
}

/** An address to add, with what is known of the article. */
export interface NewAddress {
  readonly address: string;
  readonly known?: KnownFacts;
}

/** The list with these addresses waiting at its end; an address that is in it already is not added again. */
export function addAddresses(list: CoverageList, addresses: readonly NewAddress[]): CoverageList {
  const seen = new Set(list.rows.map((row) => row.address));
  let id = highestId(list.rows);
  const fresh = addresses.flatMap(({ address, known = NO_FACTS }) => {
    if (seen.has(address)) return [];
    seen.add(address);
    id += 1;
    return [newRow({ id, address, kind: 'article', status: 'waiting', entry: null, known })];
  });
  return fresh.length === 0 ? list : { ...list, rows: [...list.rows, ...fresh] };
}

/**
 * The list with a report that is there already; one of the same address takes the place of the one before. The list then
 * also tracks the keywords of the report.
 */
export function addEntry(
  list: CoverageList,
  entry: ListEntry,
  pasted: PastedArticle | null = null,
): CoverageList {
  const names = new Set([...list.keywords, ...list.messages].map((keyword) => spellingKey(nameOf(keyword))));
  const added = entry.keywords.filter(({ keyword }) => !names.has(spellingKey(keyword)));
  const keywords = [...list.keywords, ...added.map(({ tracked }) => tracked)];
  const same = entry.url === '' ? undefined : list.rows.find((row) => row.address === entry.url);
  if (same) return { ...changeRow(list, same.id, { entry, status: 'done', failure: '' }), keywords };
  const id = highestId(list.rows) + 1;
  const row = newRow({ id, address: entry.url, kind: entry.type, status: 'done', entry, pasted });
  return { ...list, keywords, rows: [...list.rows, row] };
}

/** A list without rows, filled with texts that wait to be analyzed for keywords. */
export function addPasted(
  list: CoverageList,
  {
    name,
    keywords,
    articles,
  }: Pick<CoverageList, 'name' | 'keywords'> & { articles: readonly PastedArticle[] },
): CoverageList {
  const rows = articles.map((pasted, index) => {
    const { headline, source: outlet, date } = pasted;
    const known = { ...NO_FACTS, headline, outlet, date };
    return newRow({
      id: index + 1,
      address: '',
      kind: 'article',
      status: 'waiting',
      entry: null,
      known,
      pasted,
    });
  });
  return { ...list, name, keywords, rows };
}

/** The highest id of the rows; 0 when there are none. */
export function highestId(rows: readonly CoverageRow[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0);
}

/** A row with everything that is not given left empty. */
export function newRow(
  given: Partial<CoverageRow> & Pick<CoverageRow, 'id' | 'address' | 'kind' | 'status' | 'entry'>,
): CoverageRow {
  return { failure: '', known: NO_FACTS, pasted: null, edits: NO_EDITS, excluded: null, ...given };
}

export function changeRow(list: CoverageList, id: number, changes: Partial<CoverageRow>): CoverageList {
  return { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) };
}

/** The name of a keyword or message: its first spelling. */
export function nameOf(keyword: string): string {
  return keywordSpellings(keyword)[0] ?? keyword;
}

/** The figures of a keyword or message in a row, by its name; null when the row was not analyzed for it. */
export function figuresOf({ entry }: CoverageRow, name: string): KeywordFigures | null {
  const key = spellingKey(name);
  return entry?.keywords.find((figures) => spellingKey(figures.keyword) === key) ?? null;
}
