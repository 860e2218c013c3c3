import { keywordToneLabel } from '@earshot/schema/sentiment';
import { emptyList, newRow } from '../src/features/coverage/book/coverage-list.ts';
import type {
  CoverageList,
  CoverageRow,
  KeywordFigures,
  ListEntry,
} from '../src/features/coverage/book/list-shape.ts';

export function keywordFigures(
  keyword: string,
  mentions: number,
  changes: Partial<KeywordFigures> = {},
): KeywordFigures {
  return {
    keyword,
    tracked: keyword,
    mentions,
    inHeadline: false,
    tone: null,
    label: keywordToneLabel([changes.tone ?? null]),
    evidence: [],
    sentences: mentions,
    notCounted: { mentions: 0, lines: [] },
    near: [],
    ...changes,
  };
}

/** A fictional report in the coverage list. `changes` replace whole fields. */
export function coverageEntry(changes: Partial<ListEntry> = {}): ListEntry {
  return {
    type: 'article',
    outlet: 'The Harbor Ledger',
    scope: 'regional',
    headline: 'Ferries go electric',
    url: 'https://news.example/story',
    addresses: [],
    date: '2025-03-05',
    author: '',
    summary: 'A ferry company electrifies its fleet.',
    warnings: [],
    words: 80,
    keywords: [keywordFigures('alpha', 3, { inHeadline: true, tone: 0.5 }), keywordFigures('beta', 1)],
    quotes: [],
    counts: {},
    sketch: [],
    analyzedAt: '2025-03-06T08:00:00.000Z',
    methodVersion: '1',
    ...changes,
  };
}

export function coverageRow(id: number, changes: Partial<CoverageRow> = {}): CoverageRow {
  const entry = 'entry' in changes ? (changes.entry ?? null) : coverageEntry();
  return newRow({
    id,
    address: `https://news.example/${id}`,
    status: entry === null ? 'waiting' : 'done',
    ...changes,
    entry,
  });
}

export function coverageList(...rows: CoverageRow[]): CoverageList {
  return { ...emptyList('list-1'), keywords: ['alpha', 'beta'], rows };
}
