import { nameOf } from '../book/coverage-list.ts';
import {
  copyNotesOf,
  countedRows,
  editNotesOf,
  type LeftReason,
  leftReasonOf,
  mentionsOf,
  placementOf,
  shownEntry,
  tiersOf,
  titleOf,
} from '../book/effective-row.ts';
import type { CoverageList, CoverageRow } from '../book/list-shape.ts';
import { type ListFigures, listFigures, MIN_SCORED, type RowGroup } from '../figures/list-figures.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const { report: STRINGS, table: TABLE } = COVERAGE_STRINGS;
export const STANDARD_COLOR = '#0b6e5f';

export interface ReportModel {
  readonly list: CoverageList;
  readonly earlier: CoverageList | null;
  readonly preparedAt: Date;
  readonly title: string;
  readonly color: string;
  readonly figures: ListFigures;
  readonly keywords: readonly string[];
  readonly messages: readonly string[];
  readonly rows: readonly CoverageRow[];
  /** For rows with a copied text: a note that names the outlet of the first one. */
  readonly copies: ReadonlyMap<number, string>;
  readonly tierOf: (row: CoverageRow) => string;
}

export function reportModel(
  list: CoverageList,
  preparedAt: Date,
  earlier: CoverageList | null = null,
): ReportModel {
  const keywords = list.keywords.map(nameOf);
  const figures = listFigures(list);
  const client = list.client.trim();
  const byOrder =
    list.settings.order === 'importance'
      ? (a: CoverageRow, b: CoverageRow) => byImportance(a, b, keywords)
      : byDate;
  return {
    list,
    earlier,
    preparedAt,
    title: client === '' ? list.name.trim() || STRINGS.title : `${client}: media coverage`,
    color: list.settings.color || STANDARD_COLOR,
    figures,
    keywords,
    messages: list.messages.map(nameOf),
    rows: [...figures.counted].sort(byOrder),
    copies: copyNotesOf(list),
    tierOf: tiersOf(list),
  };
}

/** Sorts by importance: starred, keyword in the headline, number of mentions, date. */
function byImportance(a: CoverageRow, b: CoverageRow, keywords: readonly string[]): number {
  const isInHeadline = (row: CoverageRow) => Number(placementOf(row, keywords) === TABLE.placements.headline);
  return (
    Number(b.starred !== null) - Number(a.starred !== null) ||
    isInHeadline(b) - isInHeadline(a) ||
    mentionsOf(b, keywords) - mentionsOf(a, keywords) ||
    byDate(a, b)
  );
}

/** Sorts by date, oldest first, as the timeline does. Rows without a date come last, in list order. */
function byDate(a: CoverageRow, b: CoverageRow): number {
  const [dateA, dateB] = [shownEntry(a)?.date ?? '', shownEntry(b)?.date ?? ''];
  if (dateA === '' || dateB === '') return Number(dateA === '') - Number(dateB === '');
  return dateA.localeCompare(dateB);
}

/** Article numbers for a reference, e.g. `1–3, 7`. */
export function articleNumbers(ids: readonly number[], { rows }: Pick<ReportModel, 'rows'>): string {
  const wanted = new Set(ids);
  const runs: [first: number, last: number][] = [];
  for (const [i, { id }] of rows.entries()) {
    if (!wanted.has(id)) continue;
    const run = runs.at(-1);
    if (run && run[1] === i) run[1] = i + 1;
    else runs.push([i + 1, i + 1]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

export function notesOf(row: CoverageRow, copies: ReportModel['copies']): string[] {
  const isSocial = row.entry?.type === 'social';
  return [
    isSocial ? `${TABLE.socialPost}.` : '',
    copies.get(row.id) ?? '',
    row.known.note,
    ...editNotesOf(row),
  ].filter(Boolean);
}

const REASONS: Readonly<Record<LeftReason, (row: CoverageRow) => string>> = {
  excluded: ({ excluded }) => TABLE.excluded(excluded ?? ''),
  repeated: () => TABLE.sameArticle,
  copies: () => 'A copy of a text that counts once.',
  // Removes the advice, which is for the user, not for readers of the report.
  failed: ({ failure }) => failure.replace(/ You can paste the text instead\.$/, '') || STRINGS.notAnalyzed,
  waiting: () => STRINGS.notAnalyzed,
};

export function leftOf(list: CoverageList) {
  const left = list.rows.flatMap((row) => {
    const reason = leftReasonOf(row, list);
    if (reason === null) return [];
    // A copy usually has the headline of the article that counts, so its outlet is named.
    const outlet = reason === 'copies' ? shownEntry(row)?.outlet : '';
    return [{ title: [outlet, titleOf(row)].filter(Boolean).join(': '), reason: REASONS[reason](row) }];
  });
  const excluded = countedRows(list).flatMap((row) =>
    (row.entry?.keywords ?? []).flatMap(({ keyword, notCounted }) =>
      notCounted.lines.map(({ text, reason }) => ({
        title: `${titleOf(row)}: “${text}”`,
        reason: `${keyword} does not count ${reason}.`,
      })),
    ),
  );
  return [...left, ...excluded];
}

const MAX_SENTENCES = 5;
/** Maximum number of keywords whose tone is in a sentence. The table of tones has them all. */
const MAX_TONES = 2;

interface SummarySentence {
  readonly text: string;
  readonly rows: readonly number[];
}

/** The busiest day or outlet is named only if no other has as many texts. */
export function summarySentences(figures: ListFigures): SummarySentence[] {
  const { rows, days, outlets, texts, keywords } = figures;
  if (rows.length === 0) return [];
  const [first = '', last = ''] = [days[0]?.value, days.at(-1)?.value];
  const tones = keywords.filter(({ scored }) => scored.length >= MIN_SCORED);
  return [
    { text: STRINGS.summary.extent(rows.length, outlets.length, texts.length, first, last), rows },
    ...shareSentence(figures),
    ...tones.slice(0, MAX_TONES).map((one) => ({ text: STRINGS.summary.tone(one), rows: one.scored })),
    ...(days.length > 1 ? busiest(days, figures, STRINGS.summary.day) : []),
    ...(outlets.length > 1 ? busiest(outlets, figures, STRINGS.summary.outlet) : []),
  ].slice(0, MAX_SENTENCES);
}

function shareSentence({ keywords }: ListFigures): SummarySentence[] {
  const [first, second] = keywords
    .filter(({ mentions }) => mentions > 0)
    .sort((a, b) => b.mentions - a.mentions);
  if (!first) return [];
  if (!second) return [{ text: STRINGS.summary.only(first), rows: first.rows }];
  const isTie = first.mentions === second.mentions;
  const text = isTie ? STRINGS.summary.level(first, second) : STRINGS.summary.leads(first, second);
  return [{ text, rows: [...new Set([...first.rows, ...second.rows])] }];
}

/** Sentence about the group with more texts than any other, and at least two. Copies do not count. */
function busiest(
  groups: readonly RowGroup[],
  { texts }: ListFigures,
  sentence: (value: string, articles: number) => string,
): SummarySentence[] {
  const isText = new Set(texts);
  const [first, second] = groups
    .map(({ value, rows }) => ({ value, rows, texts: rows.filter(({ id }) => isText.has(id)).length }))
    .sort((a, b) => b.texts - a.texts);
  if (!first || first.texts < 2 || first.texts === second?.texts) return [];
  return [{ text: sentence(first.value, first.rows.length), rows: first.rows.map(({ id }) => id) }];
}
