import { itemAt } from '@earshot/schema/item-at';
import type { LineType } from '@earshot/schema/trending/model';
import { isAfterToday } from '@earshot/schema/values/dates/calendar';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import type { DateOptions, FoundDate } from '@earshot/schema/values/dates/found-date';
import { dayOfCell } from '@earshot/schema/values/dates/read-day';
import headlineWords from '../../../content/lists/headline-words.json' with { type: 'json' };
import { publisherNamed } from '../../page/publisher/publishers.ts';
import { anyOf } from '../../text/escape-pattern.ts';
import { WIRE_MARK } from '../grouping/title-words.ts';
import type { ColumnRole } from '../layout/columns.ts';
import { countsOf } from '../layout/counts.ts';
import { fragmentKind } from '../layout/fragment-kind.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import type { LineFields } from '../layout/layout-role.ts';
import { readFields } from '../layout/read-fields.ts';
import { dayOf, outletOf, withoutLabel } from '../layout/record-facts.ts';
import { stripDates, yearNearOf } from './list-dates.ts';
import { withoutBullet, withoutListMarks } from './list-marks.ts';
import { rowOf, splitCells, type TableLayout } from './read-table.ts';
import { findUrl, outletOfUrl, readUrl, type UrlReading } from './read-url.ts';
import { isKindOfPiece, isNoName, mayBeName, sourceEvidence, sourceKey } from './source-evidence.ts';

export interface ReadLine {
  /** 1-based number in the input. */
  readonly line: number;
  readonly text: string;
  readonly title: string;
  /** Publisher as written, or the domain of the URL. */
  readonly source: string | null;
  readonly date: string | null;
  readonly relativeDate: boolean;
  /** Hours of the age that the date was read from, such as 5 for "5h". Null for a written date. */
  readonly ageHours: number | null;
  readonly isYearAssumed: boolean;
  /** ISO day of the email that contains the line: not its date, but evidence of it. */
  readonly issueDay: string | null;
  readonly url: string | null;
  /** Whether the title is the words of a URL's path, or else the URL itself. */
  readonly fromSlug: boolean;
}

export interface LineOptions extends DateOptions {
  readonly lineType: LineType;
  readonly table: TableLayout | null;
}

interface LineParts {
  readonly title: string;
  readonly source: string | null;
  readonly dates: readonly FoundDate[];
}

interface HeadlinesReading {
  readonly lines: readonly ReadLine[];
  readonly yearNear: string | undefined;
}

/** All lines are read together. Days without a year are read again with the year of the other days. */
export function readHeadlines(
  rows: readonly NumberedLine[],
  options: LineOptions,
  separateDates: readonly FoundDate[],
): HeadlinesReading {
  const written = rows.map(({ text }) => text);
  const texts = withRatings(options.table ? written : withoutListMarks(written));
  const titles = texts.map((text) => readRow(text, options)?.title ?? joinedCells(text));
  const isAmongPosts = texts.filter((text) => /^(?:RT\s+)?@\w+:\s/.test(text)).length > 1;
  const fields = options.lineType === 'url' ? [] : readFields(titles, 'headline');
  const outlets = fields.map(({ outlet }) => sourceKey(outlet ?? ''));
  const counts = countsOf(outlets);
  const readAt = (i: number, lineOptions: LineOptions) => {
    const row = readRow(itemAt(texts, i), lineOptions);
    const key = outlets[i] ?? '';
    const isNamed = key !== '' && (counts.get(key) ?? 0) > 1;
    return readLine(
      {
        text: itemAt(texts, i),
        line: itemAt(rows, i).line,
        row,
        fields: fields[i] ?? null,
        isNamed,
        isAmongPosts,
      },
      lineOptions,
    );
  };
  const first = rows.map((_, i) => readAt(i, options));
  const yearNear = yearNearOf(first, separateDates, options.referenceDay);
  if (yearNear === undefined) return { lines: first, yearNear };
  const dated = { ...options, yearNear };
  return { lines: first.map((read, i) => (read.isYearAssumed ? readAt(i, dated) : read)), yearNear };
}

/** "(3/5)". A list whose brackets have days also has other numbers in them. */
const RATING = /(?<=\()(\d{1,2})\s?\/\s?(\d{1,2})(?=\))/u;
const MAX_RATING = 10;
/** "(Brunson, 12/18)" on few lines, perhaps the score of a player. */
const DAY_OR_FIGURES = /\((?:([^()]+),\s)?\d{1,2}\s?\/\s?\d{1,2}\)/u;
const MAX_RARE = 2;
/** While a line is read, private characters replace these marks, so that a bracket is neither a date nor a separate field. */
const MARKS = '/(),';
const FIRST_STAND_IN = 0xe0f0;
const hideMarks = (text: string) =>
  text.replace(/[/(),]/g, (mark) => String.fromCharCode(FIRST_STAND_IN + MARKS.indexOf(mark)));
const showMarks = (text: string) =>
  text.replace(/[\ue0f0-\ue0f3]/g, (mark) => MARKS.charAt(mark.charCodeAt(0) - FIRST_STAND_IN));

function withRatings(texts: readonly string[]): readonly string[] {
  const areRatings = texts.every((text) => {
    const [, points, most] = RATING.exec(text) ?? [];
    return Number(points ?? 0) <= Number(most ?? 0) && Number(most ?? 0) <= MAX_RATING;
  });
  const rated = areRatings ? texts.map((text) => text.replace(RATING, hideMarks)) : texts;
  const similar = rated.filter((text) => DAY_OR_FIGURES.test(text)).length;
  if (similar > MAX_RARE || 2 * similar >= rated.length) return rated;
  const hideUnknown = (figures: string, name = '') =>
    sourceEvidence(name) === 'strong' ? figures : hideMarks(figures);
  return rated.map((text) => text.replace(DAY_OR_FIGURES, hideUnknown));
}

function readRow(text: string, options: LineOptions): LineParts | null {
  const { table } = options;
  const cells = table && rowOf(withoutBullet(text), table);
  if (!table || !cells) return null;
  const cellOf = (role: ColumnRole) => cells[table.roles.indexOf(role)] ?? '';
  const title = cellOf('title');
  if (!/\p{L}/u.test(title)) return null;
  const day = dayOf(cellOf('date'), options) ?? dayOfCell(cellOf('date'), options);
  return {
    title,
    source: outletOf(cellOf('outlet'), options),
    dates: day === null ? [] : [typeof day === 'string' ? writtenOn(day) : day],
  };
}

function writtenOn(date: string): FoundDate {
  return { date, start: 0, end: 0, relative: false, isYearAssumed: false };
}

function joinedCells(text: string): string {
  return splitCells(withoutBullet(text))?.cells.join(' | ') ?? text;
}

interface WrittenLine {
  readonly text: string;
  readonly line: number;
  readonly row: LineParts | null;
  readonly fields: LineFields | null;
  readonly isNamed: boolean;
  readonly isAmongPosts: boolean;
}

/** "RT @guardian: Ferry aground", "n-tv: Ferry aground" */
const HANDLE = /^(?:(?:RT\s+)?@(\w{2,30})|(\p{L}{1,10}-\p{L}{2,10})):\s+(?=\S)/u;

/** "@POTUS: we will win" alone tells who speaks. */
function posterOf(title: string, isPost: boolean) {
  const [handle = '', user, hyphenated = ''] = HANDLE.exec(title) ?? [];
  const name = user ?? hyphenated;
  const publisher = publisherNamed(name) ?? publisherNamed(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  const isKept = publisher === null && (user === undefined || !isPost);
  return isKept ? null : { handle, outlet: publisher?.name ?? null };
}

function readLine(written: WrittenLine, options: LineOptions): ReadLine {
  const { text, line, isAmongPosts } = written;
  const found = findUrl(text, options.lineType === 'url');
  const isInside = found !== null && options.lineType !== 'url' && isWithinWords(text, found.text);
  const url = isInside && !/^https?:/i.test(found.text) ? null : found;
  const reading = url && options.lineType !== 'headline' ? readUrl(url.text, options) : null;
  const unlinked =
    url && !isInside
      ? `${text.slice(0, url.start)} | ${text.slice(url.end)}`.replace(/[([<]\s*\|\s*[)\]>]/g, '|')
      : text;
  const isUrl = reading !== null && (options.lineType === 'url' || !/\p{L}{2}/u.test(unlinked));
  const parts = isUrl ? NOTHING : partsOf(unlinked, written, options);
  const date = pickDate(parts, reading, options);
  const whole = parts.title.replace(EDGE_LINK, '').replace(/^[\s|]+|[\s|]+$/g, '');
  const isPost = isAmongPosts || url !== null || parts.source !== null || parts.dates.length > 0;
  const poster = posterOf(whole, isPost);
  const title = showMarks(withoutNewsroomMark(whole.slice(poster?.handle.length)));
  return {
    line,
    text: showMarks(text.replaceAll('\t', ' ')),
    title: title || reading?.title || (url?.text ?? withoutBullet(text)),
    source: (parts.source && showMarks(parts.source)) ?? poster?.outlet ?? (reading && outletOfUrl(reading)),
    date: date?.date ?? null,
    relativeDate: date?.relative ?? false,
    ageHours: null,
    isYearAssumed: date?.isYearAssumed ?? false,
    issueDay: null,
    url: reading?.url ?? null,
    fromSlug: title === '' && reading !== null,
  };
}

const EDGE_LINK = /^https?:\/\/\S+(?!\S)|(?<!\S)https?:\/\/\S+$/gi;

/** "Why www.harbor.example went dark" */
function isWithinWords(text: string, link: string): boolean {
  const start = text.indexOf(link);
  return /[\p{L}\p{N}] $/u.test(text.slice(0, start)) && /^ \p{Ll}/u.test(text.slice(start + link.length));
}

const NOTHING: LineParts = { title: '', source: null, dates: [] };

function partsOf(unlinked: string, { row, fields, isNamed }: WrittenLine, options: LineOptions): LineParts {
  if (row?.source || (row && options.table?.roles.includes('outlet'))) return row;
  const { title, outlet, days } = fields ?? { title: null, outlet: null, days: [] };
  const isLink = outlet !== null && /^(?:https?:|www\.)/i.test(outlet) && isWithinWords(unlinked, outlet);
  const isOutlet = outlet !== null && title !== null && !isLink && (isNamed || isOutletOf(outlet, title));
  const isRead = title !== null && (isOutlet || (outlet === null && days.length > 0));
  const unread = row?.title ?? withoutTime(withoutBullet(unlinked));
  const { rest, edge } = stripDates(isRead ? title : unread, options);
  const dates = days.flatMap(
    (day) => findDates(day, { ...options, isListPiece: true })[0] ?? dayOf(day.trim(), options) ?? [],
  );
  return {
    title: rest,
    source: isOutlet ? outlet : null,
    dates: [...(row?.dates ?? []), ...dates, ...edge],
  };
}

/** "06:40 Ferry aground", "[06:40] Ferry aground" */
function withoutTime(line: string): string {
  return line.replace(/^[[(]?\d{1,2}:\d{2}(?:\s?[ap]m)?[\])]?\s+(?=["“„«‘']?\p{L})/iu, '');
}

/** The person who is quoted may follow. */
const QUOTATION_END = /["'”’»]\s*$/u;

function isOutletOf(name: string, title: string): boolean {
  const evidence = sourceEvidence(name);
  if (evidence === 'strong') return true;
  const kind = fragmentKind(name);
  // "20 Minutes" is also an age.
  if (kind === 'date' || kind === 'count' || (kind === 'age' && evidence === 'none') || !/\p{L}/u.test(title))
    return false;
  if (isNoName(name) || isKindOfPiece(name)) return false;
  if (publisherNamed(name) !== null) return true;
  // "Voters back Proposition 187 | Proposition 187"
  if (evidence !== 'weak' && title.includes(name)) return false;
  const isPerson = !/\s/.test(name) || kind === 'person';
  if (QUOTATION_END.test(title) && isPerson) return false;
  return evidence !== 'none' || (isTitleLike(title) && mayBeName(name));
}

/** For scripts without case, five letters in a row are enough. */
function isTitleLike(text: string): boolean {
  return /\s\S+\s/.test(text) || /\p{Lo}{5,}/u.test(text);
}

/** A date after the reference day, as in a planner, is used only if the line has no other. */
function pickDate(
  { dates }: LineParts,
  url: UrlReading | null,
  options: LineOptions,
): Pick<FoundDate, 'date' | 'relative' | 'isYearAssumed'> | null {
  const candidates = [
    ...(url?.date ? [{ date: url.date, relative: false, isYearAssumed: false }] : []),
    ...dates,
  ];
  return candidates.find(({ date }) => !isAfterToday(date, options)) ?? candidates[0] ?? null;
}

/** The title of a line whose outlet is on a separate line. */
export function wholeTitle(text: string, options: DateOptions): string {
  const bare = withoutLabel(withoutBullet(text)).replace(/\s*\(?https?:\/\/\S+/gi, '');
  return withoutNewsroomMark(stripDates(bare, options).rest) || text;
}

/** "Exclusive:" and "Analysis:" are part of the headline. */
const NEWSROOM_MARK = new RegExp(
  `^(?:\\s*\\[?(?:${WIRE_MARK}|${anyOf(headlineWords.newsroomMarks)})\\]?(?:\\s*[:|–—]\\s+|\\s-\\s|(?<=${WIRE_MARK})-(?=["'“‘\\p{L}\\p{N}])))+\\s*`,
  'iu',
);

const READING_TIME = /\s*\(\d{1,2}[ -]min(?:ute)?s?(?:[ -](?:read|Lesezeit|de lecture))?\)$/iu;

export function withoutNewsroomMark(title: string): string {
  const [mark = ''] = NEWSROOM_MARK.exec(title) ?? [];
  // A hyphen before a small letter is part of a word: "Correction-fluid maker".
  const isWord = mark.endsWith('-') && /^\p{Ll}/u.test(title.slice(mark.length));
  const rest = title.slice(isWord ? 0 : mark.length).replace(READING_TIME, '');
  return rest === '' ? title : rest;
}
