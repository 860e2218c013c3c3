import { addDays } from '../../dates/calendar.ts';
import type { FoundDate } from '../../dates/found-date.ts';
import { fragmentKind, splitFragments } from '../layout/fragment-kind.ts';
import { splitLeadingTime } from '../layout/leading-time.ts';
import { readByTemplate } from '../layout/line-template.ts';
import { dayOf, outletOf } from '../layout/record-facts.ts';
import type { LineOptions } from './line-options.ts';
import { splitCells, withoutBullet } from './line-pieces.ts';
import { type LineParts, readCells, readParts } from './read-parts.ts';
import { findUrl, readUrl, type UrlReading } from './read-url.ts';
import { SHORTENERS } from './shorteners.ts';
import { isKindOfPiece, isNoName } from './source-evidence.ts';
import { sourceKey } from './source-key.ts';
import { bareName, confirmedEvidence, isSubject, QUOTATION_END } from './source-place.ts';
import type { SourceSlot } from './source-slots.ts';
import { stripDates } from './strip-dates.ts';

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
  /** Hours in the age that the date was read from, such as 5 for "5h". Null for a written date. */
  readonly ageHours: number | null;
  /** Whether the line names the day without its year. */
  readonly isYearAssumed: boolean;
  /** ISO day of the alert e-mail that contains the line: not a date of the line, but evidence of when it was published. */
  readonly issueDay: string | null;
  readonly url: string | null;
  /** Whether the title was made from the words of an address. */
  readonly fromSlug: boolean;
  /** Where in the sentence the source stood, null elsewhere. */
  readonly slot: SourceSlot | null;
}

/** A date this many days after the reference day cannot be the day of a report. */
const FUTURE_SLACK_DAYS = 1;

const DATED_FRONT = /^([^:：]{3,80})[:：]\s+(\S.{7,})$/u;
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
  if (!row) return readWithTemplate(splitLeadingTime(withoutBullet(withoutUrl)).rest, options);
  return readCells(
    row.cells.map((cell) => (url ? cell.replace(url, '').trim() : cell)),
    options,
  );
}

/** A headline after the outlet, day and page: "Coast Times, 12 May 2026, p. 3: Ferry aground". */
function readDatedFront(line: string, options: LineOptions): LineParts | null {
  const [, front = '', headline = ''] = DATED_FRONT.exec(line) ?? [];
  const [name = '', ...data] = splitFragments(front);
  if (!data.some((piece) => fragmentKind(piece) === 'date') || !/\p{L}/u.test(name)) return null;
  const [source, day] = [outletOf(name, options), dayOf(front, options)];
  return source === null || day === null ? null : { title: headline, source, dates: [day], slot: null };
}

/** What a line says by itself, corrected by the template of its list where that names an outlet. */
function readWithTemplate(line: string, options: LineOptions): LineParts {
  const front = readDatedFront(line, options);
  if (front) return front;
  const parts = readParts(line, options);
  const reading = options.template ? readByTemplate(line, options.template) : null;
  if (!reading || !options.template) return parts;
  const source = bareName(stripDates(reading.outlet, options).rest);
  const isKnownAlready = parts.source !== null && sourceKey(parts.source) === sourceKey(source);
  const day = dayOf(reading.day, options);
  if (isKnownAlready) return day === null || parts.dates.length > 0 ? parts : { ...parts, dates: [day] };
  if (!isTemplateOutlet(source, reading.title, options)) return parts;
  const title = stripDates(reading.title, options);
  const dates = [...(day === null ? [] : [day]), ...title.edge, ...parts.dates];
  return { title: title.rest || parts.title, source, dates, slot: null };
}

/** Whether a piece where outlets usually are is one, not the person quoted, the subject, or a part of the sentence. */
function isTemplateOutlet(name: string, title: string, options: LineOptions): boolean {
  const evidence = confirmedEvidence(name, options);
  if (evidence === 'strong') return true;
  if (!/\p{L}/u.test(title) || isNoName(name) || isKindOfPiece(name)) return false;
  if (options.template?.isPair && (QUOTATION_END.test(title) || isSubject(name, options.subjects)))
    return false;
  return (
    evidence !== 'none' || /^\S*[\p{Lu}\p{N}-]\S*$/u.test(name) || options.trustedSources.has(sourceKey(name))
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
export function withoutNewsroomMark(title: string): string {
  const rest = title.replace(NEWSROOM_MARK, '');
  return rest === '' ? title : rest;
}
