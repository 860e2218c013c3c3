import { keywordToneLabel } from '@earshot/schema/sentiment';
import { complete, isRecord } from '../../../transport/complete.ts';
import {
  APPENDIX_PARTS,
  type CoverageList,
  type CoverageRow,
  DEFAULT_SETTINGS,
  emptyList,
  type KnownFacts,
  type ListChange,
  MANUAL_TONES,
  type ManualTone,
  NO_FACTS,
  newRow,
  type PastedArticle,
  type RowEdits,
} from './coverage-list.ts';
import type {
  EvidenceLine,
  ExcludedLine,
  KeywordFigures,
  ListEntry,
  QuoteLine,
  RecordLine,
} from './list-entry.ts';

/** Identifies a file as a coverage list. */
const FILE_TYPE = 'Coverage List';

const EMPTY_ROW = newRow({ id: 0, address: '', kind: 'article', status: 'waiting', entry: null });
const EMPTY_ENTRY: ListEntry = {
  type: 'article',
  outlet: '',
  scope: '',
  headline: '',
  url: '',
  addresses: [],
  date: null,
  author: '',
  summary: '',
  language: 'und',
  words: 0,
  keywords: [],
  quotes: [],
  record: [],
  counts: {},
  sketch: [],
  analyzedAt: '',
  methodVersion: '',
};
const EMPTY_FIGURES: KeywordFigures = {
  keyword: '',
  tracked: '',
  mentions: 0,
  inHeadline: false,
  tone: null,
  label: null,
  clear: 0,
  evidence: [],
  sentences: 0,
  notCounted: { mentions: 0, lines: [] },
};
const EMPTY_QUOTE: QuoteLine = { text: '', speaker: null, attribution: '', keywords: [] };
const EMPTY_RECORD: RecordLine = { field: '', label: '', value: '' };
const EMPTY_LINE: EvidenceLine = { section: 'body', text: '', marks: [], tone: null, words: [] };
const EMPTY_EXCLUDED: ExcludedLine = { section: 'body', text: '', marks: [], reason: '' };
const EMPTY_CHANGE: ListChange = { at: '', row: null, what: '', why: '' };
const EMPTY_PASTED: PastedArticle = { headline: '', source: '', date: '', content: '' };

/** Returns the list as JSON that can be reopened later. */
export function coverageJson(list: CoverageList, now: Date): string {
  return `${JSON.stringify({ type: FILE_TYPE, generatedAt: now.toISOString(), ...list }, null, 2)}\n`;
}

/** Reads a list from a file. Throws if the text is not a list. */
export function parseCoverageJson(text: string, id: string): CoverageList {
  const file: unknown = JSON.parse(text);
  if (!isRecord(file) || file.type !== FILE_TYPE) throw new Error('This is not a coverage list.');
  return parseCoverage(file, id);
}

/**
 * Reads a stored list, possibly written by an older version, and fills in missing fields. Rows that were being analyzed are
 * reset to `waiting`. Throws if `kept` is not a list.
 */
export function parseCoverage(kept: unknown, id: string): CoverageList {
  if (!isRecord(kept) || !Array.isArray(kept.rows)) throw new Error('This is not a coverage list.');
  const { name, client, period, keywords, messages, settings, changes } = complete(emptyList(id), kept);
  const rows = kept.rows.map((row: unknown, position) => parseRow(row, position + 1));
  return {
    id,
    name,
    client,
    period,
    keywords: Array.isArray(kept.keywords) ? texts(keywords) : trackedIn(rows),
    messages: texts(messages),
    rows,
    settings: parseSettings(settings),
    changes: changes.map((change) => {
      const { row, ...others } = complete(EMPTY_CHANGE, change);
      return { ...others, row: typeof row === 'number' ? row : null };
    }),
  };
}

/** Lists saved by older versions have no keywords, so they are collected from the rows. */
function trackedIn(rows: readonly CoverageRow[]): string[] {
  return [...new Set(rows.flatMap(({ entry }) => entry?.keywords.map(({ tracked }) => tracked) ?? []))];
}

function parseSettings(kept: CoverageList['settings']): CoverageList['settings'] {
  const { copies, color, logo, order, appendix, ...texts } = complete(DEFAULT_SETTINGS, kept);
  return {
    ...texts,
    copies: copies === 'texts' ? 'texts' : 'placements',
    color: /^#[\da-f]{6}$/i.test(color) ? color : '',
    order: order === 'importance' ? order : 'day',
    appendix: APPENDIX_PARTS.filter((part) => appendix.includes(part)),
    logo: /^data:image\/(?:png|jpeg);base64,[a-z\d+/=]+$/i.test(logo) ? logo : '',
  };
}

/** Reads a stored row and fills in missing fields. Its ID is the given `id`; any ID in `kept` is ignored. */
export function parseRow(kept: unknown, id: number): CoverageRow {
  const { address, kind, status, failure, excluded, starred } = complete(EMPTY_ROW, kept);
  const given = isRecord(kept) ? kept : {};
  const entry = isRecord(given.entry) ? parseEntry(given.entry) : null;
  return {
    id,
    address,
    kind: kind === 'social' ? 'social' : 'article',
    status: parseStatus(status, entry),
    failure,
    entry,
    known: parseFacts(given.known),
    pasted: isRecord(given.pasted) ? parsePasted(given.pasted) : null,
    edits: parseEdits(given.edits),
    excluded: typeof excluded === 'string' ? excluded : null,
    starred: typeof starred === 'string' ? starred : null,
  };
}

function parseStatus(status: string, entry: ListEntry | null): CoverageRow['status'] {
  if (status === 'waiting' || status === 'running') return 'waiting';
  if (entry !== null) return 'done';
  return status === 'failed' ? 'failed' : 'waiting';
}

function parseFacts(kept: unknown): KnownFacts {
  const { outlet, headline, date, reach, note } = complete(NO_FACTS, kept);
  return { outlet, headline, date, reach: typeof reach === 'number' ? reach : null, note };
}

function parsePasted(kept: unknown): PastedArticle {
  const { headline, source, date, content } = complete(EMPTY_PASTED, kept);
  return { headline, source, date, content };
}

function parseEntry(kept: unknown): ListEntry {
  const entry = complete(EMPTY_ENTRY, kept);
  return {
    ...entry,
    date: typeof entry.date === 'string' ? entry.date : null,
    url: /^https?:\/\//i.test(entry.url) ? entry.url : '',
    addresses: texts(entry.addresses),
    sketch: entry.sketch.filter((value) => typeof value === 'number'),
    quotes: entry.quotes.map(parseQuote),
    record: entry.record.map((line) => complete(EMPTY_RECORD, line)),
    keywords: entry.keywords.map(parseFigures),
  };
}

function parseQuote(kept: unknown): QuoteLine {
  const { speaker, keywords, ...others } = complete(EMPTY_QUOTE, kept);
  return { ...others, speaker: typeof speaker === 'string' ? speaker : null, keywords: texts(keywords) };
}

function parseFigures(kept: unknown): KeywordFigures {
  const { tone, label, tracked, evidence, notCounted, ...others } = complete(EMPTY_FIGURES, kept);
  const value = typeof tone === 'number' ? tone : null;
  return {
    ...others,
    tracked: tracked || others.keyword,
    notCounted: { ...notCounted, lines: notCounted.lines.map((line) => complete(EMPTY_EXCLUDED, line)) },
    tone: value,
    // Lists saved by older versions have no label.
    label: label === 'Mixed' ? label : keywordToneLabel([value]),
    evidence: evidence.map((line) => {
      const parsed = complete(EMPTY_LINE, line);
      return {
        ...parsed,
        tone: typeof parsed.tone === 'number' ? parsed.tone : null,
        words: texts(parsed.words),
      };
    }),
  };
}

function parseEdits(kept: unknown): RowEdits {
  const given = isRecord(kept) ? kept : {};
  const fields = Object.fromEntries(
    ['outlet', 'headline', 'date'].flatMap((field) =>
      typeof given[field] === 'string' ? [[field, given[field]]] : [],
    ),
  );
  const tones = Object.entries(isRecord(given.tones) ? given.tones : {}).flatMap(([keyword, tone]) => {
    const parsed = parseManualTone(tone);
    return parsed ? [[keyword, parsed] as const] : [];
  });
  return { ...fields, tones: Object.fromEntries(tones) };
}

function parseManualTone(kept: unknown): ManualTone | null {
  const { label, note } = complete({ label: '', note: '' }, kept);
  const known = MANUAL_TONES.find((one) => one === label);
  return known ? { label: known, note } : null;
}

function texts(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string');
}
