/** Reads when the page was published and last changed, and where it says so. */
import { dayInAddress } from '@earshot/schema/values/dates/address-day';
import { addDays, dayNumber } from '@earshot/schema/values/dates/calendar';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { ANY_DAY, readMoment } from '@earshot/schema/values/dates/read-day';
import {
  type DateSources,
  modifiedCandidates,
  publishedCandidates,
  RELATIVE,
  type StatedDate,
  VISIBLE,
} from './date-candidates.ts';

export interface FoundDate extends StatedDate {
  /** At most three other stated dates that differ by more than a day, with their sources, most trusted first. */
  readonly contradictedBy: readonly StatedDate[];
}

const EARLIEST_DAY = '1995-01-01';
const DAY_CHARACTERS = 10;

/**
 * Reads the publication date from the first of `publishedCandidates`: the article's JSON-LD, publication metas, itemprop,
 * lines labeled as published, time elements, the URL, other visible dates, and only then creation or modification dates.
 * Impossible and future days are skipped. A line labeled as published takes precedence over metadata with a different day.
 * If a UTC timestamp is one day off from a visible day or the URL's day, that day is used instead, because it is the
 * outlet's local day.
 */
export function readDate(sources: DateSources): FoundDate | null {
  const urlDay = dayInAddress(sources.url, optionsOf(sources));
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
const MAX_CANDIDATES = 60;

/** Keeps only the first date of each source, because later ones may belong to teasers further down the page. */
function firstOfEach(stated: readonly StatedDate[]): StatedDate[] {
  return stated.filter(({ from }, at) => stated.findIndex((other) => other.from === from) === at);
}

function possibleDates(sources: DateSources, urlDay: string | null): StatedDate[] {
  const candidates = publishedCandidates(sources, urlDay).slice(0, MAX_CANDIDATES);
  return candidates.flatMap(({ value, from }) => {
    const day = readMoment(value, optionsOf(sources));
    return day !== null && isPossibleDate(day, sources.now) ? [{ value: day, from }] : [];
  });
}

/**
 * Returns the outlet's local day if a UTC timestamp is one day off and the page or its URL shows the local day, or if a
 * date without a time is one day off from the URL's day. Otherwise returns `stated`.
 */
function dayOfOutlet(stated: StatedDate, urlDay: string | null, sources: DateSources): StatedDate {
  const { value } = stated;
  const visible = neighboringDay(value, sources);
  if (visible) return { value: visible, from: 'visible text' };
  if (urlDay === null || urlDay === value.slice(0, DAY_CHARACTERS) || !isPossibleDate(urlDay, sources.now))
    return stated;
  const isNext = value.length === DAY_CHARACTERS && daysApart(urlDay, value) === 1;
  return isNext || urlDay === neighborOf(value) ? { value: urlDay, from: 'address' } : stated;
}

/** Whether two dates are more than a day apart, which time zones cannot explain. */
function isContradiction(chosen: string, other: string): boolean {
  return daysApart(other, chosen) > 1;
}

/** Returns the day in a line labeled as the publication date, if the metadata states a different day. */
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
 * Returns the outlet's local publication day: a day stated near the headline that is the day before or after a UTC
 * timestamp, whichever its hour allows. Days labeled as an update are ignored.
 */
function neighboringDay(value: string, { statements }: DateSources): string | null {
  const wanted = neighborOf(value);
  if (wanted === null) return null;
  const days = statements.dates.filter(({ kind }) => kind !== 'updated').map(({ day }) => day);
  return days.includes(wanted) && !days.includes(value.slice(0, DAY_CHARACTERS)) ? wanted : null;
}

/**
 * Returns the other day that a UTC timestamp may fall on in local time: the previous day for times before noon, otherwise
 * the next day.
 */
function neighborOf(value: string): string | null {
  const stamp = value.match(/^\d{4}-\d{2}-\d{2}T(\d{2}):.*(?:Z|[+-]00:?00)$/);
  if (!stamp) return null;
  return addDays(value.slice(0, DAY_CHARACTERS), Number(stamp[1]) < 12 ? -1 : 1);
}

/**
 * Reads the date of the last change from a line labeled as an update, then JSON-LD and metas. Null if it is not later
 * than the publication. A change on the day of the publication needs both times.
 * @param published publication date, with or without a time, or null
 */
export function readModified(sources: DateSources, published: string | null): StatedDate | null {
  const visible = sources.statements.dates
    .filter(({ kind }) => kind === 'updated')
    .map(({ day }) => ({ value: day, from: VISIBLE }));
  for (const { value, from } of [...visible, ...modifiedCandidates(sources)]) {
    const day = readMoment(value, optionsOf(sources));
    if (day === null || !isPossibleDate(day, sources.now)) continue;
    if (published === null || isLater(day, published)) return { value: day, from };
    if (day.slice(0, DAY_CHARACTERS) !== published.slice(0, DAY_CHARACTERS)) return null;
  }
  return null;
}

/** Changes within this time belong to the publication. */
const MIN_CHANGE_MS = 300_000;

function isLater(changed: string, published: string): boolean {
  const [day, first] = [changed.slice(0, DAY_CHARACTERS), published.slice(0, DAY_CHARACTERS)];
  if (day !== first) return day > first;
  const hasTimes = changed.length > DAY_CHARACTERS && published.length > DAY_CHARACTERS;
  return hasTimes && new Date(changed).getTime() - new Date(published).getTime() >= MIN_CHANGE_MS;
}

function optionsOf({ order, now }: DateSources): DateOptions {
  return {
    numericOrder: order,
    referenceDay: now?.toISOString().slice(0, DAY_CHARACTERS) ?? ANY_DAY.referenceDay,
  };
}

/** Whether an article can have been published on that day. Allows one day for time zones. */
function isPossibleDate(value: string, now: Date | undefined): boolean {
  const day = value.slice(0, DAY_CHARACTERS);
  return (
    day >= EARLIEST_DAY &&
    (now === undefined || day <= addDays(now.toISOString().slice(0, DAY_CHARACTERS), 1))
  );
}

function daysApart(a: string, b: string): number {
  return Math.abs(dayNumber(a.slice(0, DAY_CHARACTERS)) - dayNumber(b.slice(0, DAY_CHARACTERS)));
}
