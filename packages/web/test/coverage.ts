import type { CoverageEntry, CoverageList, CoverageRow } from '../src/features/coverage/coverage-list.ts';

/** A fictional report in the coverage list; `changes` replace whole fields. */
export function coverageEntry(changes: Partial<CoverageEntry> = {}): CoverageEntry {
  return {
    type: 'article',
    outlet: 'The Harbor Ledger',
    scope: 'regional',
    headline: 'Ferries go electric',
    url: 'https://news.example/story',
    date: '2025-03-05',
    summary: 'A ferry company electrifies its fleet.',
    words: 80,
    keywords: [
      { keyword: 'alpha', mentions: 3, inHeadline: true, tone: 0.5 },
      { keyword: 'beta', mentions: 1, inHeadline: false, tone: null },
    ],
    analyzedAt: '2025-03-06T08:00:00.000Z',
    methodVersion: '1',
    ...changes,
  };
}

/** An analyzed row; `changes` replace whole fields. */
export function coverageRow(id: number, changes: Partial<CoverageRow> = {}): CoverageRow {
  const entry = 'entry' in changes ? (changes.entry ?? null) : coverageEntry();
  return {
    id,
    address: entry?.url ?? `https://news.example/${id}`,
    kind: 'article',
    status: entry === null ? 'waiting' : 'done',
    failure: '',
    edits: { tones: {} },
    excluded: null,
    ...changes,
    entry,
  };
}

export function coverageList(...rows: CoverageRow[]): CoverageList {
  return { client: '', period: '', rows };
}
