import { keywordSpellings, spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import type { PastedArticles } from '../../../lib/arrivals.ts';
import { oncePer } from '../../../lib/once-per.ts';
import type { CoverageList, CoverageRow, KeywordFigures, ListEntry } from './list-shape.ts';

export const MANUAL_TONES = ['Positive', 'Neutral', 'Negative', 'Mixed'] as const;
export type ManualLabel = (typeof MANUAL_TONES)[number];

/** Facts of an article that the user can correct. */
export const CORRECTABLE = ['outlet', 'headline', 'date'] as const;

export const APPENDIX_PARTS = ['method', 'sentences', 'corrections', 'left'] as const;

export type KnownFacts = CoverageRow['known'];
export type PastedArticle = NonNullable<CoverageRow['pasted']>;

export const NO_FACTS = { outlet: '', headline: '', date: '', reach: null, note: '', tier: '' } as const;
export const DEFAULT_SETTINGS = {
  copies: 'placements',
  color: '',
  logo: '',
  sentence: '',
  nextSteps: '',
  preparedBy: '',
  order: 'day',
  appendix: ['method'],
  tiers: '',
} as const;

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

export interface NewAddress {
  readonly address: string;
  readonly known?: KnownFacts;
}

/** Pages of networks, which are read as posts first. */
const NETWORK =
  /^https?:\/\/(?:[\w-]+\.)*(?:(?:x|twitter|facebook|instagram|linkedin|threads|tiktok|reddit|youtube)\.(?:com|net)|bsky\.app|mastodon\.[\w.-]+)\/(?!pulse\/)/i;

/** An analyzed row keeps its kind of report. */
export function isPost({ entry, pasted, address }: CoverageRow): boolean {
  if (pasted !== null) return false;
  return entry === null ? NETWORK.test(address) : entry.type === 'social';
}

export const paidWarning = (label: string) => `The page marks this as paid content: ${label}.`;

export function addAddresses(list: CoverageList, addresses: readonly NewAddress[]): CoverageList {
  const seen = new Set(list.rows.map((row) => row.address));
  let id = newId(list.rows) - 1;
  const fresh = addresses.flatMap(({ address, known = NO_FACTS }) => {
    if (seen.has(address)) return [];
    seen.add(address);
    id += 1;
    return [newRow({ id, address, status: 'waiting', entry: null, known })];
  });
  return fresh.length === 0 ? list : { ...list, rows: [...list.rows, ...fresh] };
}

export function addEntry(
  list: CoverageList,
  entry: ListEntry,
  pasted: PastedArticle | null = null,
): CoverageList {
  const names = new Set([...list.keywords, ...list.messages].map((keyword) => spellingKey(nameOf(keyword))));
  const added = entry.keywords.filter(({ keyword }) => !names.has(spellingKey(keyword)));
  const keywords = [...list.keywords, ...added.map(({ tracked }) => tracked)];
  const same = rowOf(list, entry);
  if (same) return { ...changeRow(list, same.id, { entry, status: 'done', failure: '' }), keywords };
  const id = newId(list.rows);
  const row = newRow({ id, address: entry.url, status: 'done', entry, pasted });
  return { ...list, keywords, rows: [...list.rows, row] };
}

/** The row of a report: the one with its URL or, if it has none, with the same outlet, date and text. */
export function rowOf({ rows }: CoverageList, entry: ListEntry): CoverageRow | undefined {
  if (entry.url !== '') return rows.find(({ address }) => address === entry.url);
  const identityOf = ({ outlet, date, headline, sketch, summary }: ListEntry) =>
    [outlet, date, headline, ...(sketch.length > 0 ? sketch : [summary])].join('\n');
  return rows.find((row) => row.entry?.url === '' && identityOf(row.entry) === identityOf(entry));
}

export function addPasted(list: CoverageList, articles: readonly PastedArticle[]): CoverageList {
  const first = newId(list.rows);
  return { ...list, rows: [...list.rows, ...articles.map((pasted, i) => pastedRow(first + i, pasted))] };
}

/** An empty list with the articles and keywords that its link or sample brings. Otherwise the same object, which is not written again. */
export function filledList(
  list: CoverageList,
  articles: PastedArticles | null,
  keywords: readonly string[],
): CoverageList {
  if (list.rows.length > 0) return list;
  if (articles === null) return list.keywords.length > 0 ? list : { ...list, keywords };
  const { name, keywords: tracked } = articles;
  return { ...addPasted(list, articles.articles), name, keywords: tracked.length > 0 ? tracked : keywords };
}

function pastedRow(id: number, pasted: PastedArticle): CoverageRow {
  const { headline, source: outlet, date } = pasted;
  const known = { ...NO_FACTS, headline, outlet, date };
  return newRow({ id, address: '', status: 'waiting', entry: null, known, pasted });
}

/** From the time, because another tab may have added rows to the same list, and rows are in the order of their IDs. */
function newId(rows: readonly CoverageRow[]): number {
  return Math.max(highestId(rows) + 1, Date.now());
}

export function highestId(rows: readonly CoverageRow[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0);
}

export function newRow(
  given: Partial<CoverageRow> & Pick<CoverageRow, 'id' | 'address' | 'status' | 'entry'>,
): CoverageRow {
  return {
    failure: '',
    known: NO_FACTS,
    pasted: null,
    edits: { tones: {} },
    excluded: null,
    starred: null,
    picture: '',
    ...given,
  };
}

export function changeRow(list: CoverageList, id: number, changes: Partial<CoverageRow>): CoverageList {
  return { ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) };
}

export function nameOf(keyword: string): string {
  return keywordSpellings(keyword)[0] ?? keyword;
}

const figuresByName = oncePer(
  ({ keywords }: ListEntry) => new Map(keywords.map((one) => [keywordKey(one.keyword), one])),
);

export function figuresOf({ entry }: CoverageRow, name: string): KeywordFigures | null {
  return (entry && figuresByName(entry).get(keywordKey(name))) ?? null;
}

const MAX_KEYS = 1_000;
const keys = new Map<string, string>();

/** Cached, because a list of 1,000 rows compares the same few keywords thousands of times. */
export function keywordKey(spelling: string): string {
  const before = keys.get(spelling);
  if (before !== undefined) return before;
  const key = spellingKey(spelling);
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(spelling, key);
  return key;
}
