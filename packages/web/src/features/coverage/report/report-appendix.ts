/** The appendix of a report: sentences and quotations by keyword, corrections, and rows that do not count. */
import { spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import { type CoverageList, type CoverageRow, figuresOf } from '../book/coverage-list.ts';
import { countedRows, shownEntry } from '../book/effective-row.ts';
import { titleOf } from '../book/list-edits.ts';
import { kinshipOf } from '../book/same-article.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const { report: STRINGS, table: TABLE } = COVERAGE_STRINGS;
const { sections: SECTIONS } = COVERAGE_STRINGS.evidence;

/** A sentence that mentions a keyword. */
export interface ReportQuote {
  readonly article: number;
  /** The part of the article, e.g. `Opening`. */
  readonly place: string;
  readonly text: string;
  readonly tone: number | null;
}

/** A direct quotation from an article, in sentences that mention a keyword. */
export interface SpokenQuote {
  readonly article: number;
  /** Empty if the article names no speaker. */
  readonly speaker: string;
  readonly text: string;
  /** The words in the article that name the speaker. */
  readonly attribution: string;
}

export interface Correction {
  /** ISO 8601 timestamp. */
  readonly at: string;
  readonly article: string;
  readonly what: string;
  readonly why: string;
}

/** A row or a mention that is not counted, with the reason. */
export interface LeftRow {
  readonly title: string;
  readonly reason: string;
}

/** Returns the first sentence in each article that mentions a keyword. The headline comes before the text. */
export function quotesOf(rows: readonly CoverageRow[], keyword: string): ReportQuote[] {
  return rows.flatMap((row, place) => {
    const [first] = figuresOf(row, keyword)?.evidence ?? [];
    if (!first) return [];
    return [
      {
        article: place + 1,
        place: SECTIONS[first.section] ?? first.section,
        text: first.text,
        tone: first.tone,
      },
    ];
  });
}

/** Returns the direct quotations whose sentences mention a keyword. Quotations with a named speaker come first. */
export function spokenOf(rows: readonly CoverageRow[], keyword: string): SpokenQuote[] {
  const key = spellingKey(keyword);
  const lines = rows.flatMap(({ entry }, place) =>
    (entry?.quotes ?? [])
      .filter(({ keywords }) => keywords.some((one) => spellingKey(one) === key))
      .map(({ text, speaker, attribution }) => ({
        article: place + 1,
        speaker: speaker ?? '',
        text,
        attribution,
      })),
  );
  return [...lines.filter(({ speaker }) => speaker !== ''), ...lines.filter(({ speaker }) => speaker === '')];
}

export function correctionsOf({ changes, rows }: CoverageList): Correction[] {
  const titles = new Map(rows.map((row) => [row.id, titleOf(row)]));
  return changes.map(({ at, row, what, why }) => ({
    at,
    article: row === null ? '' : (titles.get(row) ?? ''),
    what,
    why,
  }));
}

/** Returns a note for each row whose text is a copy of an earlier row's, with the outlet of that row. */
export function copyNotesOf({ rows }: CoverageList): ReadonlyMap<number, string> {
  const outlets = new Map(rows.map((row) => [row.id, shownEntry(row)?.outlet ?? '']));
  return new Map(
    [...kinshipOf(rows)].flatMap(([id, { copyOf }]) =>
      copyOf === null ? [] : [[id, TABLE.copyOf(outlets.get(copyOf) ?? '')] as const],
    ),
  );
}

export function leftOf({ rows, settings }: CoverageList): LeftRow[] {
  const kinship = kinshipOf(rows);
  const reasonOf = (row: CoverageRow): string => {
    if (row.excluded !== null) return TABLE.excluded(row.excluded);
    if (row.status === 'failed') return withoutAdvice(row.failure);
    if (row.entry === null) return STRINGS.notAnalyzed;
    const { sameAs = null, copyOf = null } = kinship.get(row.id) ?? {};
    if (sameAs !== null) return TABLE.sameArticle;
    return settings.copies === 'texts' && copyOf !== null ? STRINGS.copy : '';
  };
  const excluded = countedRows({ rows, settings }).flatMap(excludedMentions);
  const left = rows.flatMap((row) => {
    const reason = reasonOf(row);
    // A copy usually has the headline of the article that counts.
    const outlet = reason === STRINGS.copy ? (shownEntry(row)?.outlet ?? '') : '';
    return reason === '' ? [] : [{ title: [outlet, titleOf(row)].filter(Boolean).join(': '), reason }];
  });
  return [...left, ...excluded];
}

/** Returns the sentences of an article with mentions that exclusions took away. */
function excludedMentions(row: CoverageRow): LeftRow[] {
  return (row.entry?.keywords ?? []).flatMap(({ keyword, notCounted }) =>
    notCounted.lines.map(({ text, reason }) => ({
      title: `${titleOf(row)}: “${text}”`,
      reason: STRINGS.notCounted(keyword, reason),
    })),
  );
}

/** Removes the advice to the user from a failure message. */
function withoutAdvice(failure: string): string {
  return failure.replace(/ You can paste the text instead\.$/, '');
}
