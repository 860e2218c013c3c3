import { keywordSpellings, spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import type { SentimentLabel } from '@earshot/schema/sentiment';
import { knownSpellingKey } from '../../../lib/known-spelling-key.ts';
import type { KeywordFigures, ListEntry } from './list-entry.ts';

/** Tones that the user can set. */
export const MANUAL_TONES = ['Positive', 'Neutral', 'Negative', 'Mixed'] as const satisfies readonly (
  | SentimentLabel
  | 'Mixed'
)[];
export type ManualLabel = (typeof MANUAL_TONES)[number];

/** A tone set by the user, with the reason. */
export interface ManualTone {
  readonly label: ManualLabel;
  readonly note: string;
}

type RowStatus = 'waiting' | 'running' | 'done' | 'failed';

/** Corrections by the user, which are marked wherever they are shown. */
export interface RowEdits {
  readonly outlet?: string;
  readonly headline?: string;
  /** ISO date, or empty. */
  readonly date?: string;
  /** Tones set by the user, keyed by keyword. */
  readonly tones: Readonly<Record<string, ManualTone>>;
}

/**
 * Facts about an article that do not come from its report, but from an imported table, a feed, the user, or a page that
 * could not be read in full.
 */
export interface KnownFacts {
  readonly outlet: string;
  readonly headline: string;
  /** Date as written in the source. Empty if unknown. */
  readonly date: string;
  /** Reach imported from the user's own table. Null if there is none. */
  readonly reach: number | null;
  readonly note: string;
}

/** Text that the user pasted for an article. */
export interface PastedArticle {
  readonly headline: string;
  readonly source: string;
  readonly date: string;
  readonly content: string;
}

export interface CoverageRow {
  readonly id: number;
  /** URL as entered or imported. Empty for pasted text and for reports without a URL. */
  readonly address: string;
  /** Whether to analyze the URL as an article or as a social post. */
  readonly kind: 'article' | 'social';
  readonly status: RowStatus;
  /** Why the last attempt failed. Empty if there was no failure. */
  readonly failure: string;
  readonly entry: ListEntry | null;
  readonly known: KnownFacts;
  /** Text pasted by the user, stored so that the row can be analyzed again. Null for a page. */
  readonly pasted: PastedArticle | null;
  readonly edits: RowEdits;
  /** Why the row is excluded. Null if it is included in the figures. */
  readonly excluded: string | null;
  /** The user's line on why the article matters, which may be empty, for the first pages of the report. Null if not starred. */
  readonly starred: string | null;
}

/** A correction by the user: when it was made, which row it concerns, what changed, and why. */
export interface ListChange {
  /** ISO 8601 timestamp. */
  readonly at: string;
  /** ID of the row. Null for a change to the whole list. */
  readonly row: number | null;
  readonly what: string;
  /** The reason in the user's own words. May be empty. */
  readonly why: string;
}

/** How to count a text that several outlets published: once per placement, or only once. */
export type CopyCount = 'placements' | 'texts';

export interface ListSettings {
  readonly copies: CopyCount;
  /** Keyword whose tone is shown initially. Empty means the first keyword. */
  readonly towards: string;
  /** Color of headings and bars in the report, `#rrggbb`. Empty for the default. */
  readonly color: string;
  /** Image for the first page of the report, as a `data:` URL. Empty if there is none. */
  readonly logo: string;
  /** What the report says, in one sentence of the user. */
  readonly sentence: string;
  /** What follows from the report, one step per line. */
  readonly nextSteps: string;
  /** Name of the person or agency that prepared the report. */
  readonly preparedBy: string;
  /** Order of the articles in the report. */
  readonly order: 'day' | 'importance';
  /** Parts of the appendix that the report contains. */
  readonly appendix: readonly AppendixPart[];
}

export const APPENDIX_PARTS = ['method', 'sentences', 'corrections', 'left'] as const;
export type AppendixPart = (typeof APPENDIX_PARTS)[number];

/** A coverage list: a document that contains everything its figures are computed from. */
export interface CoverageList {
  readonly id: string;
  readonly name: string;
  /** Shown on the cover of a report. */
  readonly client: string;
  readonly period: string;
  /** Keywords with all their spellings, e.g. `Volkswagen = VW`. */
  readonly keywords: readonly string[];
  /** Key messages with all their wordings, in the same notation as `keywords`. */
  readonly messages: readonly string[];
  readonly rows: readonly CoverageRow[];
  readonly settings: ListSettings;
  readonly changes: readonly ListChange[];
}

export const NO_FACTS: KnownFacts = { outlet: '', headline: '', date: '', reach: null, note: '' };
const NO_EDITS: RowEdits = { tones: {} };
export const DEFAULT_SETTINGS: ListSettings = {
  copies: 'placements',
  towards: '',
  color: '',
  logo: '',
  sentence: '',
  nextSteps: '',
  preparedBy: '',
  order: 'day',
  appendix: ['method'],
};

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

/** A URL to add, with known facts about the article. */
export interface NewAddress {
  readonly address: string;
  readonly known?: KnownFacts;
}

/** Appends URLs as waiting rows. Skips URLs that are already in the list. */
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

/** Adds a finished report. The report replaces an earlier one for the same URL, and its keywords are added to the list. */
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

/** Fills an empty list with the given name, keywords and texts. The texts become waiting rows. */
export function addPasted(
  list: CoverageList,
  {
    name,
    keywords,
    articles,
  }: Pick<CoverageList, 'name' | 'keywords'> & { articles: readonly PastedArticle[] },
): CoverageList {
  return { ...list, name, keywords, rows: articles.map((pasted, index) => pastedRow(index + 1, pasted)) };
}

/** Appends a pasted text as a waiting row. */
export function addPastedArticle(list: CoverageList, pasted: PastedArticle): CoverageList {
  return { ...list, rows: [...list.rows, pastedRow(highestId(list.rows) + 1, pasted)] };
}

function pastedRow(id: number, pasted: PastedArticle): CoverageRow {
  const { headline, source: outlet, date } = pasted;
  const known = { ...NO_FACTS, headline, outlet, date };
  return newRow({ id, address: '', kind: 'article', status: 'waiting', entry: null, known, pasted });
}

/** Returns the highest row ID, or 0 if there are no rows. */
export function highestId(rows: readonly CoverageRow[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0);
}

/** Creates a row with empty values for everything that is not given. */
export function newRow(
  given: Partial<CoverageRow> & Pick<CoverageRow, 'id' | 'address' | 'kind' | 'status' | 'entry'>,
): CoverageRow {
  return {
    failure: '',
    known: NO_FACTS,
    pasted: null,
    edits: NO_EDITS,
    excluded: null,
    starred: null,
    ...given,
  };
}

export function changeRow(list: CoverageList, id: number, changes: Partial<CoverageRow>): CoverageList {
  return { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) };
}

/** Returns the name of a keyword or message, which is its first spelling. */
export function nameOf(keyword: string): string {
  return keywordSpellings(keyword)[0] ?? keyword;
}

/** Returns a row's figures for a keyword or message, looked up by name. Null if the row was not analyzed for it. */
export function figuresOf({ entry }: CoverageRow, name: string): KeywordFigures | null {
  const key = knownSpellingKey(name);
  return entry?.keywords.find((figures) => knownSpellingKey(figures.keyword) === key) ?? null;
}
