import { isAfterToday } from '@earshot/schema/values/dates/calendar';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import type { FoundDate } from '@earshot/schema/values/dates/found-date';
import { publisherNamed } from '../../page/publisher/publisher-names.ts';
import { fragmentKind, splitFragments } from '../layout/fragment-kind.ts';
import { withoutLeadingTime } from '../layout/leading-time.ts';
import { dayOf, outletOf } from '../layout/record-facts.ts';
import type { LineOptions } from './line-options.ts';
import { splitCells, withoutBullet } from './line-pieces.ts';
import { type LineParts, readCells, readParts } from './read-parts.ts';
import { findUrl, readUrl, type UrlReading } from './read-url.ts';
import { SHORTENERS } from './shorteners.ts';
import { isKindOfPiece, isNoName, mayBeName } from './source-evidence.ts';
import { confirmedEvidence, isTitleLike, QUOTATION_END } from './source-place.ts';
import type { SourceSlot } from './source-slots.ts';

export interface ReadLine {
  /** 1-based number in the input. */
  readonly line: number;
  readonly text: string;
  readonly title: string;
  /** Publisher as written, or the domain of the URL. */
  readonly source: string | null;
  /** Day of publication according to the line, as an ISO date. */
  readonly date: string | null;
  /** Whether the date depends on the reference day. */
  readonly relativeDate: boolean;
  /** Hours of the age that the date was read from, such as 5 for "5h". Null for a written date. */
  readonly ageHours: number | null;
  /** Whether the line has a date without a year, so the year was inferred. */
  readonly isYearAssumed: boolean;
  /** ISO day of the alert email that contains the line: not a date of the line, but evidence of when it was published. */
  readonly issueDay: string | null;
  readonly url: string | null;
  /** Whether the title comes from a URL: from the words in its path, or else the URL itself. */
  readonly fromSlug: boolean;
  /** Where in the line the source was found. Null if it is in none of these positions. */
  readonly slot: SourceSlot | null;
}

const DATED_FRONT = /^([^:：]{3,80})[:：]\s+(\S.{7,})$/u;
const NOTHING: LineParts = { title: '', source: null, dates: [], slot: null };

/**
 * Reads one cleaned line: headline, snippet, URL, `Headline - Source`, `Source: Headline`, `Headline | Source (Date)`,
 * `(AP)`, datelines, list marks and table rows. The title is one contiguous part of the line, unless it comes from a URL.
 * Marks such as `UPDATE 1-` are removed from its start.
 */
export function readLine(text: string, line: number, options: LineOptions): ReadLine {
  const urlMatch = findUrl(text, options.lineType === 'url');
  const reading = urlMatch && options.lineType !== 'headline' ? readUrl(urlMatch.text, options) : null;
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
    ageHours: null,
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
  if (!row) {
    const line = withoutLeadingTime(withoutBullet(withoutUrl));
    return readDatedFront(line, options) ?? correctByFields(readParts(line, options), options);
  }
  return readCells(
    row.cells.map((cell) => (url ? cell.replace(url, '').trim() : cell)),
    options,
  );
}

/** Corrects the reading of a line, using the labels of the pieces at the same place in other lines. */
function correctByFields(parts: LineParts, options: LineOptions): LineParts {
  const { title = null, outlet = null, days = [] } = options.fields ?? {};
  if (title === null || (outlet === null && (days.length === 0 || parts.source !== null))) return parts;
  if (outlet !== null && !isFieldOutlet(outlet, title, options)) return parts;
  const isKnown = (name: string | null) => name !== null && confirmedEvidence(name, options) === 'strong';
  if (isKnown(parts.source) && !isKnown(outlet)) return parts;
  // The line alone gives a shorter title without losing anything, such as a day in front of it.
  if (outlet === parts.source && days.length === 0 && title.includes(parts.title)) return parts;
  const dates = days.flatMap((day) => findDates(day, options)[0] ?? dayOf(day, options) ?? []);
  return { title, source: outlet, dates: [...dates, ...parts.dates], slot: null };
}

/** Reads a headline after the outlet, date and page: "Coast Times, 12 May 2026, p. 3: Ferry aground". */
function readDatedFront(line: string, options: LineOptions): LineParts | null {
  const [, front = '', headline = ''] = DATED_FRONT.exec(line) ?? [];
  const [name = '', ...data] = splitFragments(front);
  if (!data.some((piece) => fragmentKind(piece) === 'date') || !/\p{L}/u.test(name)) return null;
  const [source, day] = [outletOf(name, options), dayOf(front, options)];
  return source === null || day === null ? null : { title: headline, source, dates: [day], slot: null };
}

/** Whether a piece in the usual position of outlets is an outlet, rather than a quoted person or a part of the headline. */
function isFieldOutlet(name: string, title: string, options: LineOptions): boolean {
  const kind = fragmentKind(name);
  if (kind === 'date' || kind === 'age') return false;
  const evidence = confirmedEvidence(name, options);
  if (evidence === 'strong') return true;
  if (!/\p{L}/u.test(title) || isNoName(name) || isKindOfPiece(name)) return false;
  if (publisherNamed(name) !== null) return true;
  const isPerson = !/\s/.test(name) || fragmentKind(name) === 'person';
  if (QUOTATION_END.test(title) && isPerson) return false;
  return evidence !== 'none' || (isTitleLike(title) && mayBeName(name));
}

/**
 * Picks the date from the URL, or else one that is not part of the headline. A date after the reference day, as in a
 * planner, is used only if the line has no other date.
 */
function pickDate(
  parts: LineParts,
  url: UrlReading | null,
  options: LineOptions,
): Pick<FoundDate, 'date' | 'relative' | 'isYearAssumed'> | null {
  const candidates = [
    ...(url?.date ? [{ date: url.date, relative: false, isYearAssumed: false }] : []),
    ...parts.dates,
  ];
  return candidates.find(({ date }) => !isAfterToday(date, options)) ?? candidates[0] ?? null;
}

/** Newsroom labels before a headline. "Exclusive:" and "Analysis:" are part of the headline. */
const NEWSROOM_MARK =
  /^(?:\s*(?:\[?(?:breaking(?: news)?|live(?: updates?)?|update(?: \d+)?|updated|correct(?:ion|ed)|refile|wrapup(?: \d+)?|eilmeldung|última hora|en direct|ao vivo|速報)\]?)(?:\s*[:|–—]\s+|\s-\s|(?<=update(?: \d+)?|corrected|correction|refile|wrapup(?: \d+)?)-(?=["'“‘\p{L}\p{N}])))+\s*/iu;

const READING_TIME = /\s*\(\d{1,2}[ -]min(?:ute)?s?(?:[ -](?:read|Lesezeit|de lecture))?\)$/iu;

/**
 * Removes marks such as `UPDATE 1-`, `CORRECTED-` or `LIVE:` from the start of a headline, and a reading time from its end,
 * unless nothing else would remain.
 */
export function withoutNewsroomMark(title: string): string {
  const [mark = ''] = NEWSROOM_MARK.exec(title) ?? [];
  // A hyphen before a small letter is part of a word: "Correction-fluid maker".
  const isWord = mark.endsWith('-') && /^\p{Ll}/u.test(title.slice(mark.length));
  const rest = title.slice(isWord ? 0 : mark.length).replace(READING_TIME, '');
  return rest === '' ? title : rest;
}
