/** When the page was published and last changed, with where that was read. */
import {
  type DateSources,
  modifiedCandidates,
  publishedCandidates,
  RELATIVE,
  type StatedDate,
  VISIBLE,
} from './date-candidates.ts';
import { dayInUrl } from './date-text.ts';
import { isPossibleDate, normalizeDate } from './normalize-date.ts';

export interface FoundDate extends StatedDate {
  /** Other days that the page states, each with the place, in the order of their trust. */
  readonly contradictedBy: readonly StatedDate[];
}

/** One day of tolerance for time zones. */
const DAY_MS = 86_400_000;
/** Length of a date without a time. */
const DAY_CHARACTERS = 10;

/**
 * JSON-LD, published-time metas, time elements near the headline, itemprop, the address, visible datelines, and only
 * then created or modified dates. Impossible and future days are passed over. When a UTC stamp and the address are one
 * day apart, the address tells the day on which the outlet published.
 */
export function readDate(sources: DateSources): FoundDate | null {
  const urlDay = dayInUrl(sources.url);
  const stated = possibleDates(sources, urlDay);
  const [first] = stated;
  if (!first) return null;
  const chosen = labeledDay(first, sources) ?? dayOfOutlet(first, urlDay, sources);
  const updates = sources.statements.dates.filter(({ kind }) => kind === 'updated').map(({ day }) => day);
  const contradictedBy = firstOfEach(stated).filter(
    ({ value, from }) =>
      isContradiction(chosen.value, value) &&
      !/modified/.test(from) &&
      from !== RELATIVE &&
      !updates.includes(value.slice(0, DAY_CHARACTERS)),
  );
  return { ...chosen, contradictedBy: contradictedBy.slice(0, MAX_CONTRADICTIONS) };
}

const MAX_CONTRADICTIONS = 3;
/** Candidates beyond this number are not read. */
const MAX_CANDIDATES = 40;

/** What each place states first; pages date their teasers in the same places further down. */
function firstOfEach(stated: readonly StatedDate[]): StatedDate[] {
  return stated.filter(({ from }, at) => stated.findIndex((other) => other.from === from) === at);
}

function possibleDates(sources: DateSources, urlDay: string | null): StatedDate[] {
  const stated: StatedDate[] = [];
  for (const { value, from } of publishedCandidates(sources, urlDay)) {
    const day = normalizeDate(value, sources.order);
    if (day !== null && isPossibleDate(day, sources.now)) stated.push({ value: day, from });
    if (stated.length >= MAX_CANDIDATES) break;
  }
  return stated;
}

/** A stamp in UTC may name the day before or after the one that readers saw; the page or its address tells. */
function dayOfOutlet(stated: StatedDate, urlDay: string | null, sources: DateSources): StatedDate {
  const { value } = stated;
  const visible = neighboringDay(value, sources);
  if (visible) return { value: visible, from: 'visible text' };
  if (urlDay === null || urlDay === value.slice(0, DAY_CHARACTERS) || !isPossibleDate(urlDay, sources.now))
    return stated;
  const isNext =
    value.length === DAY_CHARACTERS && Math.abs(Date.parse(urlDay) - Date.parse(value)) === DAY_MS;
  return isNext || urlDay === neighborOf(value) ? { value: urlDay, from: 'address' } : stated;
}

/** More than a day apart: time zones explain less. */
function isContradiction(chosen: string, other: string): boolean {
  const apart = Date.parse(other.slice(0, DAY_CHARACTERS)) - Date.parse(chosen.slice(0, DAY_CHARACTERS));
  return Math.abs(apart) > DAY_MS;
}

/** The day of a line that is labeled as the publication's, when the machine states another one. */
function labeledDay({ value, from }: StatedDate, { statements, now }: DateSources): StatedDate | null {
  if (from === VISIBLE) return null;
  const days = statements.dates.filter(({ kind, isRelative }) => kind === 'published' && !isRelative);
  const [labeled] = days;
  if (!labeled || !isPossibleDate(labeled.day, now)) return null;
  return days.some(({ day }) => day === value.slice(0, DAY_CHARACTERS))
    ? null
    : { value: labeled.day, from: VISIBLE };
}

/**
 * A day near the headline that is one day off a UTC stamp on the side where the stamp's hour allows it: the day on which
 * readers of the outlet saw the article appear. A day that is labeled as an update is not.
 */
function neighboringDay(value: string, { statements }: DateSources): string | null {
  const wanted = neighborOf(value);
  if (wanted === null) return null;
  const days = statements.dates.filter(({ kind }) => kind !== 'updated').map(({ day }) => day);
  return days.includes(wanted) && !days.includes(value.slice(0, DAY_CHARACTERS)) ? wanted : null;
}

/** For a stamp in UTC, the day that it may be elsewhere: the one before in the morning, the one after from noon on. */
function neighborOf(value: string): string | null {
  const stamp = value.match(/^\d{4}-\d{2}-\d{2}T(\d{2}):.*(?:Z|[+-]00:?00)$/);
  if (!stamp) return null;
  const step = Number(stamp[1]) < 12 ? -DAY_MS : DAY_MS;
  return new Date(Date.parse(value.slice(0, 10)) + step).toISOString().slice(0, 10);
}

/**
 * The day of the last change, when it is later than the day of publication: a line labeled as an update, then JSON-LD and
 * metas. @param published day of publication, or null.
 */
export function readModified(sources: DateSources, published: string | null): StatedDate | null {
  const visible = sources.statements.dates
    .filter(({ kind }) => kind === 'updated')
    .map(({ day }) => ({ value: day, from: VISIBLE }));
  for (const { value, from } of [...visible, ...modifiedCandidates(sources)]) {
    const day = normalizeDate(value, sources.order);
    if (day === null || !isPossibleDate(day, sources.now)) continue;
    return published === null || day.slice(0, DAY_CHARACTERS) > published.slice(0, DAY_CHARACTERS)
      ? { value: day, from }
      : null;
  }
  return null;
}
