import type { LineType } from '@earshot/schema/trending/model';
import { addDays } from '../../dates/calendar.ts';
import type { DateOptions, FoundDate } from '../../dates/found-date.ts';
import { splitCells, withoutBullet } from './line-pieces.ts';
import { type LineParts, readCells, readParts } from './read-parts.ts';
import { findUrl, readUrl, type UrlReading } from './read-url.ts';
import { SHORTENERS } from './shorteners.ts';
import type { SourceSlot } from './source-slots.ts';
import type { TableLayout } from './table-layout.ts';

export interface ReadLine {
  /** 1-based number in the input. */
  readonly line: number;
  readonly text: string;
  readonly title: string;
  /** Publisher as written, or the domain of the address. */
  readonly source: string | null;
  /** ISO day on which the line says that it was published. */
  readonly date: string | null;
  /** Whether the reference day decided the date. */
  readonly relativeDate: boolean;
  /** Whether the line names the day without its year. */
  readonly isYearAssumed: boolean;
  /** ISO day of the alert e-mail that the line stands in: no date of the line, but evidence when it was published. */
  readonly issueDay: string | null;
  readonly url: string | null;
  /** Whether the title was made from the words of an address. */
  readonly fromSlug: boolean;
  /** Where in the sentence the source stood, null elsewhere. */
  readonly slot: SourceSlot | null;
}

export interface LineOptions extends DateOptions {
  readonly lineType: LineType;
  /** Keys of publishers that other lines of the list name; they confirm doubtful readings. */
  readonly trustedSources: ReadonlySet<string>;
  /** Words with a capital inside the headlines of the list, and pairs of them: whom it speaks of. */
  readonly subjects: ReadonlySet<string>;
  /** Slots in which the list names its publishers. */
  readonly layout: ReadonlySet<SourceSlot>;
  /** The table that the lines of the list are rows of. */
  readonly table: TableLayout | null;
}

/** A date this many days after the reference day cannot be the day of a report. */
const FUTURE_SLACK_DAYS = 1;

const NOTHING: LineParts = { title: '', source: null, dates: [], slot: null };

/**
 * Reads one cleaned line: headline, snippet, address, `Headline - Source`, `Source: Headline`,
 * `Headline | Source (Date)`, `(AP)`, datelines, list marks and rows of tables. The title is one unbroken stretch of the
 * line; of marks such as `UPDATE 1-` only what follows them.
 */
export function readLine(text: string, line: number, options: LineOptions): ReadLine {
  const urlMatch = findUrl(text, options.lineType === 'url');
  const reading = urlMatch && options.lineType !== 'headline' ? readUrl(urlMatch.text) : null;
  const withoutUrl = urlMatch
    ? `${text.slice(0, urlMatch.start)} | ${text.slice(urlMatch.end)}`.replace(/[([<]\s*\|\s*[)\]>]/g, '|')
    : text;
  const onlyUrl = reading !== null && (options.lineType === 'url' || !/\p{L}{2}/u.test(withoutUrl));
  const parts = onlyUrl ? NOTHING : readText(text, withoutUrl, urlMatch?.text, options);
  const date = pickDate(parts, reading, options);
  const domain = reading && !SHORTENERS.has(reading.domain) ? reading.domain : null;
  const written = withoutNewsroomMark(parts.title);
  return {
    line,
    text: text.replaceAll('\t', ' '),
    title: written || reading?.title || (urlMatch?.text ?? withoutBullet(text)),
    source: parts.source ?? domain,
    date: date?.date ?? null,
    relativeDate: date?.relative ?? false,
    isYearAssumed: date?.isYearAssumed ?? false,
    issueDay: null,
    url: reading?.url ?? null,
    fromSlug: written === '' && reading !== null,
    slot: parts.slot,
  };
}

function readText(
  text: string,
  withoutUrl: string,
  url: string | undefined,
  options: LineOptions,
): LineParts {
  const row = splitCells(withoutBullet(text), options.table);
  if (!row) return readParts(withoutBullet(withoutUrl), options);
  return readCells(
    row.cells.map((cell) => (url ? cell.replace(url, '').trim() : cell)),
    options,
  );
}

/** Address first, then dates set apart from the sentence; never one in the future. */
function pickDate(
  parts: LineParts,
  url: UrlReading | null,
  options: LineOptions,
): Pick<FoundDate, 'date' | 'relative' | 'isYearAssumed'> | null {
  const candidates = [
    ...(url?.date ? [{ date: url.date, relative: false, isYearAssumed: false }] : []),
    ...parts.dates,
  ];
  const latest = addDays(options.referenceDay, FUTURE_SLACK_DAYS);
  return candidates.find(({ date }) => date <= latest) ?? null;
}

/** Newsroom labels before a headline; "Exclusive:" and "Analysis:" are part of the headline. */
const NEWSROOM_MARK =
  /^(?:\s*(?:\[?(?:breaking(?: news)?|live(?: updates?)?|update(?: \d+)?|updated|correct(?:ion|ed)|refile|wrapup(?: \d+)?|eilmeldung|última hora|en direct|ao vivo|速報)\]?)(?:\s*[:|–—]\s+|\s-\s|(?<=update(?: \d+)?|corrected|correction|refile|wrapup(?: \d+)?)-(?=["'“‘\p{Lu}\p{N}])))+\s*/iu;

/** The headline without marks such as `UPDATE 1-`, `CORRECTED-` or `LIVE:` in front; itself when nothing else is left. */
function withoutNewsroomMark(title: string): string {
  const rest = title.replace(NEWSROOM_MARK, '');
  return rest === '' ? title : rest;
}
