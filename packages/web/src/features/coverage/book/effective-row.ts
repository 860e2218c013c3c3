import type { KeywordToneLabel, SentimentLabel } from '@earshot/schema/sentiment';
import { leadingDay } from '@earshot/schema/values/dates/calendar';
import { oncePer } from '../../../lib/once-per.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { addAddresses, CORRECTABLE, figuresOf, keywordKey, nameOf } from './coverage-list.ts';
import type { CoverageList, CoverageRow, KeywordFigures, ListEntry, ManualTone } from './list-shape.ts';
import { kinshipOf } from './same-article.ts';

const STRINGS = COVERAGE_STRINGS.table;

/** Label of a row's tone, computed or set by the user. Only the user sets Neutral. */
export type RowToneLabel = KeywordToneLabel | SentimentLabel;

export interface RowTone {
  /** Null if there is no clear tone and the user has set none. */
  readonly label: RowToneLabel | null;
  /** Computed tone in [-1, 1], even if the user has set another. Null if it is not clear. */
  readonly value: number | null;
  readonly manual: ManualTone | null;
  /** True if the row counts for tones toward the keyword: it mentions the keyword, or the user set its tone. */
  readonly isAbout: boolean;
}

export function manualToneOf({ edits }: Pick<CoverageRow, 'edits'>, name: string): ManualTone | null {
  const tones = Object.entries(edits.tones);
  if (tones.length === 0) return null;
  const key = keywordKey(nameOf(name));
  return tones.find(([of]) => keywordKey(nameOf(of)) === key)?.[1] ?? null;
}

export function toneOf(
  row: CoverageRow,
  keyword: string,
  figures: KeywordFigures | null = figuresOf(row, keyword),
): RowTone {
  const manual = manualToneOf(row, keyword);
  return {
    label: manual?.label ?? figures?.label ?? null,
    value: figures?.tone ?? null,
    manual,
    isAbout: manual !== null || (figures?.mentions ?? 0) > 0,
  };
}

/** A tone in words, with a note if the user set it. A dash if the article does not mention the keyword. */
export function toneText({ label, manual, isAbout }: RowTone): string {
  if (manual) return STRINGS.setByHand(manual.label);
  return label ?? (isAbout ? STRINGS.noTone : STRINGS.notAbout);
}

export function mentionsOf(row: CoverageRow, keywords: readonly string[]): number {
  return keywords.reduce((sum, keyword) => sum + (figuresOf(row, keyword)?.mentions ?? 0), 0);
}

/** Where the keywords first appear: headline, opening or body. Empty if nowhere. */
export function placementOf(row: CoverageRow, keywords: readonly string[]): string {
  const found = keywords
    .flatMap((keyword) => figuresOf(row, keyword) ?? [])
    .filter((one) => one.mentions > 0);
  if (found.length === 0) return '';
  const sections = new Set(found.flatMap(({ evidence }) => evidence.map(({ section }) => section)));
  const { headline, opening, body } = STRINGS.placements;
  if (found.some(({ inHeadline }) => inHeadline) || sections.has('headline')) return headline;
  return sections.has('standfirst') || sections.has('lede') ? opening : body;
}

/** A row's report with the user's corrections. Known facts fill its gaps. */
export type ShownEntry = ListEntry & { readonly edited: readonly (typeof CORRECTABLE)[number][] };

export const shownEntry = oncePer(
  (row: CoverageRow): ShownEntry | null => row.entry && corrected(row.entry, row),
);

export function titleOf(row: CoverageRow): string {
  return shownEntry(row)?.headline || row.known.headline || row.address || STRINGS.untitled;
}

function corrected(entry: ListEntry, { edits, known }: CoverageRow): ShownEntry {
  const read = {
    outlet: entry.outlet || known.outlet,
    headline: entry.headline || known.headline,
    date: dated(entry.date) ?? dated(known.date),
  };
  return {
    ...entry,
    outlet: edits.outlet ?? read.outlet,
    headline: edits.headline ?? read.headline,
    date: edits.date === undefined ? read.date : dated(edits.date),
    edited: CORRECTABLE.filter((field) => edits[field] !== undefined && edits[field] !== (read[field] ?? '')),
  };
}

/** The date if its day exists. Exports of monitoring tools write 0000-00-00 and 9999-12-31 for no date. */
function dated(date: string | null): string | null {
  return date !== null && leadingDay(date) !== null ? date : null;
}

export function editNotesOf(row: CoverageRow): string[] {
  const edited = shownEntry(row)?.edited ?? [];
  const tones = Object.entries(row.edits.tones).map(([keyword, { label, note }]) =>
    STRINGS.toneNote(keyword, label, note),
  );
  return [...(edited.length > 0 ? [STRINGS.corrected(edited)] : []), ...tones];
}

export function copyNotesOf({ rows }: Pick<CoverageList, 'rows'>): ReadonlyMap<number, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const outletOf = (id: number) => {
    const row = byId.get(id);
    return (row && shownEntry(row)?.outlet) ?? '';
  };
  const notes = new Map<number, string>();
  for (const [id, { copyOf }] of kinshipOf(rows))
    if (copyOf !== null) notes.set(id, STRINGS.copyOf(outletOf(copyOf)));
  return notes;
}

/** Gives the user's tier of a row: the one typed for its outlet, or else the imported one. Empty if there is none. */
export function tiersOf({ settings }: Pick<CoverageList, 'settings'>): (row: CoverageRow) => string {
  const byOutlet = new Map(
    settings.tiers.split('\n').flatMap((line) => {
      const [tier = '', outlets = ''] = line.split(/:(.*)/s);
      return outlets.split(',').map((outlet) => [outlet.trim().toLowerCase(), tier.trim()] as const);
    }),
  );
  return (row) => byOutlet.get(shownEntry(row)?.outlet.trim().toLowerCase() || '-') || row.known.tier;
}

export const LEFT_REASONS = ['excluded', 'repeated', 'copies', 'failed', 'waiting'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
type CountedList = Pick<CoverageList, 'rows' | 'settings'>;

/** Why a row is not in the figures. Null if it counts. `settings.copies` decides about copies of a text in other outlets. */
export function leftReasonOf(row: CoverageRow, { rows, settings }: CountedList): LeftReason | null {
  if (row.excluded !== null) return 'excluded';
  if (row.entry === null) return row.status === 'failed' ? 'failed' : 'waiting';
  const { sameAs = null, copyOf = null } = kinshipOf(rows).get(row.id) ?? {};
  if (sameAs !== null) return 'repeated';
  return copyOf !== null && settings.copies === 'texts' ? 'copies' : null;
}

export function countedRows(list: CountedList): CoverageRow[] {
  return list.rows.filter((row) => leftReasonOf(row, list) === null);
}

/** True if one of the list's keywords, messages or spellings is new, or the newest row has a newer method version. */
export function isStale({ entry }: CoverageRow, list: CoverageList): boolean {
  if (entry === null) return false;
  const tracked = trackedKeys(entry);
  return (
    [...list.keywords, ...list.messages].some((keyword) => !tracked.has(keywordKey(keyword))) ||
    entry.methodVersion !== newestMethod(list.rows)
  );
}

const trackedKeys = oncePer(
  ({ keywords }: ListEntry) => new Set(keywords.map(({ tracked }) => keywordKey(tracked))),
);

const byVersion = new Intl.Collator('en', { numeric: true });

const newestMethod = oncePer((rows: readonly CoverageRow[]) =>
  [...new Set(rows.map(({ entry }) => entry?.methodVersion ?? ''))].sort(byVersion.compare).at(-1),
);

/** Adds addresses. One already in the list is analyzed again if it failed or its figures are out of date. */
export function withEntered(list: CoverageList, addresses: readonly string[]): CoverageList {
  const entered = new Set(addresses);
  const added = addAddresses(
    list,
    addresses.map((address) => ({ address })),
  );
  const rows = added.rows.map((row): CoverageRow => {
    const isDue = row.status === 'failed' || (row.status === 'done' && isStale(row, list));
    return isDue && entered.has(row.address) ? { ...row, status: 'waiting', failure: '' } : row;
  });
  return { ...added, rows };
}

export function isRepeatableStale(row: CoverageRow, list: CoverageList): boolean {
  return row.status === 'done' && isRepeatable(row) && isStale(row, list);
}

export function isRepeatable(row: CoverageRow): boolean {
  return row.pasted !== null || /^https?:/i.test(row.address);
}
