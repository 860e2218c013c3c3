import { complete, isRecord } from '../../transport/complete.ts';
import {
  type CoverageEntry,
  type CoverageList,
  type CoverageRow,
  EMPTY_LIST,
  type KeywordFigures,
  type ManualTone,
  type RowEdits,
} from './coverage-list.ts';

/** Marks a file as a coverage list. */
const FILE_TYPE = 'Coverage List';

const EMPTY_ROW: CoverageRow = {
  id: 0,
  address: '',
  kind: 'article',
  status: 'waiting',
  failure: '',
  entry: null,
  edits: { tones: {} },
  excluded: null,
};
const EMPTY_ENTRY: CoverageEntry = {
  type: 'article',
  outlet: '',
  scope: '',
  headline: '',
  url: '',
  date: null,
  summary: '',
  words: 0,
  keywords: [],
  analyzedAt: '',
  methodVersion: '',
};
const EMPTY_FIGURES: KeywordFigures = { keyword: '', mentions: 0, inHeadline: false, tone: null };
const LABELS = ['Positive', 'Neutral', 'Negative'] as const;

/** The list as a file that opens again. */
export function coverageJson(list: CoverageList, now: Date): string {
  return `${JSON.stringify({ type: FILE_TYPE, generatedAt: now.toISOString(), ...list }, null, 2)}\n`;
}

/** A list from a file. Throws when the text is not a list. */
export function parseCoverageJson(text: string): CoverageList {
  const file: unknown = JSON.parse(text);
  if (!isRecord(file) || file.type !== FILE_TYPE) throw new Error('This is not a coverage list.');
  return parseCoverage(file);
}

/**
 * A list as it was kept, perhaps by an older version, completed field by field. What was being analyzed waits again.
 * Throws when it is not one.
 */
export function parseCoverage(kept: unknown): CoverageList {
  if (!isRecord(kept) || !Array.isArray(kept.rows)) throw new Error('This is not a coverage list.');
  const { client, period } = complete(EMPTY_LIST, kept);
  return { client, period, rows: kept.rows.map((row: unknown, position) => toRow(row, position + 1)) };
}

function toRow(kept: unknown, id: number): CoverageRow {
  const { address, kind, status, failure, excluded } = complete(EMPTY_ROW, kept);
  const given = isRecord(kept) ? kept : {};
  const entry = isRecord(given.entry) ? toEntry(given.entry) : null;
  return {
    id,
    address,
    kind: kind === 'social' ? 'social' : 'article',
    status: entry === null ? (status === 'failed' ? 'failed' : 'waiting') : 'done',
    failure,
    entry,
    edits: toEdits(given.edits),
    excluded: typeof excluded === 'string' ? excluded : null,
  };
}

function toEntry(kept: unknown): CoverageEntry {
  const entry = complete(EMPTY_ENTRY, kept);
  return {
    ...entry,
    date: typeof entry.date === 'string' ? entry.date : null,
    url: /^https?:\/\//i.test(entry.url) ? entry.url : '',
    keywords: entry.keywords.map((figures) => {
      const { tone, ...others } = complete(EMPTY_FIGURES, figures);
      return { ...others, tone: typeof tone === 'number' ? tone : null };
    }),
  };
}

function toEdits(kept: unknown): RowEdits {
  const given = isRecord(kept) ? kept : {};
  const texts = Object.fromEntries(
    ['outlet', 'headline', 'date'].flatMap((field) =>
      typeof given[field] === 'string' ? [[field, given[field]]] : [],
    ),
  );
  const tones = Object.entries(isRecord(given.tones) ? given.tones : {}).flatMap(([keyword, tone]) => {
    const parsed = toManualTone(tone);
    return parsed ? [[keyword, parsed] as const] : [];
  });
  return { ...texts, tones: Object.fromEntries(tones) };
}

function toManualTone(kept: unknown): ManualTone | null {
  const { label, note } = complete({ label: '', note: '' }, kept);
  const known = LABELS.find((one) => one === label);
  return known ? { label: known, note } : null;
}
