import { formatDate, formatSigned } from '../../lib/format.ts';
import { type CoverageList, type CoverageRow, figuresOf, keywordsOf } from './coverage-list.ts';
import { countedRows, type RowTone, type ShownEntry, shownEntry, toneOf } from './effective-row.ts';
import { COVERAGE_STRINGS } from './strings.ts';

/** A cell of the table that leaves the product; `href` is a web address. */
export interface TableCell {
  readonly value: string | number;
  readonly href?: string;
}

export interface CoverageTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

const STRINGS = COVERAGE_STRINGS.table;

/**
 * The rows that count as one table: what the clipboard, the CSV file and Markdown hold.
 * @param towards keyword whose tone is given
 */
export function coverageTable({ rows }: Pick<CoverageList, 'rows'>, towards: string): CoverageTable {
  const keywords = keywordsOf(rows);
  return {
    columns: [
      STRINGS.date,
      STRINGS.outlet,
      STRINGS.scope,
      STRINGS.headline,
      ...keywords.map(STRINGS.mentionsOf),
      STRINGS.inHeadline,
      ...(towards === '' ? [] : [STRINGS.toneTowards(towards)]),
      STRINGS.summary,
      STRINGS.notes,
    ],
    rows: countedRows(rows).map((row) => cellsOf(row, keywords, towards)),
  };
}

function cellsOf(row: CoverageRow, keywords: readonly string[], towards: string): TableCell[] {
  const entry = shownEntry(row);
  if (entry === null) return [];
  const figures = keywords.map((keyword) => figuresOf(row, keyword));
  const inHeadline = keywords.filter((_, position) => figures[position]?.inHeadline);
  return [
    { value: formatDate(entry.date) },
    { value: entry.outlet },
    { value: entry.scope },
    { value: entry.headline, ...(entry.url === '' ? {} : { href: entry.url }) },
    ...figures.map((found) => ({ value: found === null ? '' : found.mentions })),
    { value: inHeadline.join(', ') },
    ...(towards === '' ? [] : [{ value: toneText(toneOf(row, towards)) }]),
    { value: entry.summary },
    { value: notesOf(row, entry).join(' ') },
  ];
}

/** A tone in words, with its value or with the mark that a person set it. */
export function toneText({ label, value, manual }: RowTone): string {
  if (label === null) return STRINGS.unscored;
  if (manual) return STRINGS.setByHand(label);
  return value === null ? label : `${label} ${formatSigned(value)}`;
}

/** What a reader of the table has to know about a row: that it is no article, and what a person changed in it. */
function notesOf(row: CoverageRow, entry: ShownEntry): string[] {
  const kind = entry.type === 'social' ? [`${STRINGS.socialPost}.`] : [];
  return [...kind, ...editNotesOf(row, entry.edited)];
}

/** Which values of a row a person changed, and why. */
export function editNotesOf(row: CoverageRow, edited: ShownEntry['edited']): string[] {
  const tones = Object.entries(row.edits.tones).map(([keyword, { label, note }]) =>
    STRINGS.toneNote(keyword, label, note),
  );
  return [...(edited.length > 0 ? [STRINGS.corrected(edited)] : []), ...tones];
}
