import { dayInAddress } from '@earshot/schema/values/dates/address-day';
import { addDays, dayNumber } from '@earshot/schema/values/dates/calendar';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import type { DateOptions, NumericOrder } from '@earshot/schema/values/dates/found-date';
import { ANY_DAY, readMoment } from '@earshot/schema/values/dates/read-day';
import layoutTerms from '../../../content/lists/layout-terms.json' with { type: 'json' };
import metaNames from '../../../content/pages/meta-names.json' with { type: 'json' };
import { remembering } from '../../lazily.ts';
import { countWords } from '../html/blocks.ts';
import { closest, descendants, type PageElement, textOf } from '../html/page-element.ts';
import type { PageScan } from '../html/scan-page.ts';
import { findLabels, isDateLabel } from './bylines.ts';
import { type Found, type LinkedNode, linkedText, type PageSources } from './stated-values.ts';
import type { DatedSpan, Statements } from './statements.ts';

const EARLIEST_DAY = '1995-01-01';
const DAY_CHARACTERS = 10;
const dayOf = (value: string): string => value.slice(0, DAY_CHARACTERS);

/** A day in a line labeled as published wins over metadata. A UTC timestamp one day off yields to the outlet's local day. */
export function readDate(sources: DateSources): Found | null {
  const urlDay = dayInAddress(sources.url, optionsOf(sources));
  const candidates = possibleDates(sources, urlDay);
  const [first] = candidates;
  if (!first) return null;
  const chosen =
    labeledDay(first, sources) ??
    confirmedDay(first, candidates, sources) ??
    dayOfOutlet(first, urlDay, sources);
  const updates = sources.statements.dates.filter(({ kind }) => kind === 'updated').map(({ day }) => day);
  const contradictedBy = firstOfEach(candidates).filter(
    ({ value, from }) =>
      isContradiction(chosen.value, value) &&
      !/modified/.test(from) &&
      from !== RELATIVE &&
      !updates.includes(dayOf(value)),
  );
  const others = contradictedBy
    .slice(0, MAX_CONTRADICTIONS)
    .map(({ value, from }) => `${from} says ${dayOf(value)}`);
  return others.length === 0 ? chosen : { ...chosen, from: `${chosen.from} (but ${others.join(', ')})` };
}

const MAX_CONTRADICTIONS = 3;
const MAX_CANDIDATES = 60;

/** Keeps only the first date of each source, because later ones may belong to teasers further down the page. */
function firstOfEach(candidates: readonly Found[]): Found[] {
  return candidates.filter(({ from }, i) => candidates.findIndex((other) => other.from === from) === i);
}

function possibleDates(sources: DateSources, urlDay: string | null): Found[] {
  const candidates = publishedCandidates(sources, urlDay).slice(0, MAX_CANDIDATES);
  return candidates.flatMap(({ value, from }) => {
    const day = readMoment(value, optionsOf(sources));
    return day !== null && isPossibleDate(day, sources.now) ? [{ value: day, from }] : [];
  });
}

function dayOfOutlet(candidate: Found, urlDay: string | null, sources: DateSources): Found {
  const { value } = candidate;
  const visible = neighboringDay(value, sources);
  if (visible) return { value: visible, from: 'visible text' };
  if (urlDay === null || urlDay === dayOf(value) || !isPossibleDate(urlDay, sources.now)) return candidate;
  const isNext = value.length === DAY_CHARACTERS && daysApart(urlDay, value) === 1;
  return isNext || urlDay === neighborOf(value) ? { value: urlDay, from: 'address' } : candidate;
}

function isContradiction(chosen: string, other: string): boolean {
  return daysApart(other, chosen) > 1;
}

function labeledDay({ value, from }: Found, { statements, now }: DateSources): Found | null {
  if (from === VISIBLE) return null;
  const days = statements.dates.filter(({ kind, isRelative }) => kind === 'published' && !isRelative);
  const [labeled] = days;
  if (!labeled || !isPossibleDate(labeled.day, now)) return null;
  return days.some(({ day }) => day === dayOf(value)) ? null : { value: labeled.day, from: VISIBLE };
}

/**
 * JSON-LD may state when the text was created. Another day in both a meta element and the page's text wins over it, unless
 * it is the day of a change.
 */
function confirmedDay(first: Found, candidates: readonly Found[], sources: DateSources): Found | null {
  const { dates } = sources.statements;
  const shown = dates.filter(({ kind, isRelative }) => kind !== 'updated' && !isRelative);
  const isShown = ({ value }: Found) => shown.some(({ day }) => day === dayOf(value));
  if (first.from !== 'JSON-LD' || isShown(first)) return null;
  const changed = modifiedCandidates(sources).map(({ value }) => readMoment(value, optionsOf(sources)));
  const isChange = ({ value }: Found) => changed.some((day) => day !== null && dayOf(day) === dayOf(value));
  return (
    candidates.find((each) => metaNames.published.includes(each.from) && isShown(each) && !isChange(each)) ??
    null
  );
}

/** The outlet's local day: a day near the headline that is just before or after a UTC timestamp, as its hour allows. */
function neighboringDay(value: string, { statements }: DateSources): string | null {
  const wanted = neighborOf(value);
  if (wanted === null) return null;
  const days = statements.dates.filter(({ kind }) => kind !== 'updated').map(({ day }) => day);
  return days.includes(wanted) && !days.includes(dayOf(value)) ? wanted : null;
}

/** A UTC timestamp before noon may fall on the previous local day, a later one on the next day. */
function neighborOf(value: string): string | null {
  const stamp = value.match(/^\d{4}-\d{2}-\d{2}T(\d{2}):.*(?:Z|[+-]00:?00)$/);
  if (!stamp) return null;
  return addDays(dayOf(value), Number(stamp[1]) < 12 ? -1 : 1);
}

/** Null if it is not later than the publication. A change on the same day needs both times. */
export function readModified(sources: DateSources, published: string | null): Found | null {
  const visible = sources.statements.dates
    .filter(({ kind }) => kind === 'updated')
    .map(({ day }) => ({ value: day, from: VISIBLE }));
  for (const { value, from } of [...visible, ...modifiedCandidates(sources)]) {
    const day = readMoment(value, optionsOf(sources));
    if (day === null || !isPossibleDate(day, sources.now)) continue;
    if (published === null || isLater(day, published)) return { value: day, from };
    if (dayOf(day) !== dayOf(published)) return null;
  }
  return null;
}

/** Changes within this time belong to the publication. */
const MIN_CHANGE_MS = 300_000;

function isLater(changed: string, published: string): boolean {
  const [day, first] = [dayOf(changed), dayOf(published)];
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

function isPossibleDate(value: string, now: Date | undefined): boolean {
  const day = dayOf(value);
  return (
    day >= EARLIEST_DAY &&
    (now === undefined || day <= addDays(now.toISOString().slice(0, DAY_CHARACTERS), 1))
  );
}

function daysApart(a: string, b: string): number {
  return Math.abs(dayNumber(dayOf(a)) - dayNumber(dayOf(b)));
}

interface DateSources extends Pick<PageSources, 'scan' | 'article' | 'nodes' | 'url'> {
  readonly statements: Statements;
  readonly order: NumericOrder;
  readonly now: Date | undefined;
}

const VISIBLE = 'visible text';
/** Source label of dates such as "3 hours ago" and days without a year, which depend on the time of the request. */
const RELATIVE = 'visible text, counted from today';

/** Most trusted first. */
function publishedCandidates(sources: DateSources, urlDay: string | null): Found[] {
  const { scan, article, nodes } = sources;
  const { dates, laterDates } = sources.statements;
  const fixed = dates.filter(({ isRelative }) => !isRelative);
  const pages = nodes.filter(({ types }) => types.some((type) => /WebPage$/.test(type)));
  return [
    ...linked(article, 'datePublished'),
    ...metas(scan, metaNames.published),
    ...publishedProperties(scan),
    ...visible(fixed.filter(({ kind }) => kind === 'published')),
    ...timeElements(scan.times),
    ...dated(urlDay, 'address'),
    ...pages.flatMap((page) => linked(page, 'datePublished')),
    ...visible(fixed.filter(({ kind }) => kind === 'plain')),
    ...visible(laterDates.filter(({ isRelative }) => !isRelative)),
    // Many content systems use these names for the date of modification.
    ...metas(scan, metaNames.bareDates),
    ...nodes.flatMap((node) => linked(node, 'datePublished', 'uploadDate')),
    ...linked(article, 'dateCreated', 'dateModified').map(asModified),
    ...visible(
      dates.filter(({ kind, isRelative }) => kind !== 'updated' && isRelative),
      RELATIVE,
    ),
    ...visible(dates.filter(({ kind }) => kind === 'updated')).map(asModified),
    ...metas(scan, metaNames.modified).map(asModified),
  ];
}

const modifiedCandidates = ({ scan, article }: DateSources): Found[] => [
  ...linked(article, 'dateModified'),
  ...metas(scan, metaNames.modified),
];

const asModified = ({ value, from }: Found): Found => ({ value, from: `${from} (modified)` });

const dated = (value: string | null | undefined, from: string): Found[] => (value ? [{ value, from }] : []);

function linked(node: LinkedNode | null, ...fields: readonly string[]): Found[] {
  const values = fields.flatMap((field) => linkedText(node?.values[field]) ?? []);
  return dated(values[0], 'JSON-LD');
}

const metas = (scan: PageScan, names: readonly string[]): Found[] =>
  names.flatMap((name) => (scan.metas.get(name) ?? []).slice(0, 2).map((value) => ({ value, from: name })));

const publishedProperties = (scan: PageScan): Found[] =>
  scan.properties
    .filter((element) => /(?:^|\s)datePublished(?:\s|$)/i.test(element.attribute('itemprop')))
    .map((element) => ({ value: timeValueOf(element), from: 'datePublished property' }));

const OTHER_PARTS = /^(?:aside|footer|nav)$/;
const OTHER_ROLES = /^(?:complementary|contentinfo|banner|navigation)$/;
const MAX_LEVELS = 12;
/** A time element in a longer paragraph is a part of the story. */
const MAX_LINE_WORDS = 24;

function isElsewhere(time: PageElement, { lineOf }: Around): boolean {
  const isOther = (node: PageElement) =>
    OTHER_PARTS.test(node.tag) ||
    OTHER_ROLES.test(node.attribute('role')) ||
    ((node.tag === 'p' || node.tag === 'li') && countWords(lineOf(node)) > MAX_LINE_WORDS);
  return closest(time.parent, isOther, MAX_LEVELS) !== null;
}

const TEASER_LEVELS = 2;
const TEASER_WORDS = 40;
const TEASER_CHARACTERS = 600;
const MIN_TEASER_LINK_WORDS = 3;

function isTeasers(time: PageElement, { isTeaser }: Around): boolean {
  let box = time.parent;
  for (let level = 0; box && level < TEASER_LEVELS; level += 1, box = box.parent) {
    const answer = isTeaser(box);
    if (answer !== null) return answer;
  }
  return false;
}

/** Null if the box has neither a heading nor a link that shows it. */
function isTeaserBox(box: PageElement, text: string): boolean | null {
  if (box.tag === 'body' || box.tag === 'main' || countWords(text) > TEASER_WORDS) return false;
  for (const element of descendants(box)) {
    if (element.tag === 'h1') return false;
    if (
      element.tag === 'a' &&
      element.has('href') &&
      countWords(textOf(element, TEASER_CHARACTERS)) >= MIN_TEASER_LINK_WORDS
    )
      return !/author|autor/i.test(
        `${element.attribute('rel')} ${element.attribute('class')} ${element.attribute('href')}`,
      );
  }
  return null;
}

/** What is around a time. A paragraph with hundreds of times is read once. */
type Around = ReturnType<typeof around>;

function around() {
  const lineOf = remembering((element: PageElement | null) =>
    element === null ? '' : textOf(element, TEASER_CHARACTERS),
  );
  return { lineOf, isTeaser: remembering((box: PageElement) => isTeaserBox(box, lineOf(box))) };
}

const MARKED_MODIFIED = /updat|modif/i;
const MAX_TIMES = 20;

function isLabeledUpdate(time: PageElement, { lineOf }: Around): boolean {
  const line = lineOf(time.parent);
  const before = line.slice(0, Math.max(0, line.indexOf(textOf(time, TEASER_CHARACTERS))));
  const labels = findLabels(before).filter(({ kind }) => isDateLabel(kind));
  return labels.at(-1)?.kind === 'updated';
}

const DATE_NAME = /(?:^|[\s_-]|pub|post|entry|article)(?:date|time|stamp)|publish|posted|byline/i;
const DATE_WORDS: ReadonlySet<string> = new Set([...layoutTerms.dateWords, ...layoutTerms.weekdays]);

/** Whether an abbreviation explains a name, or is a counter: its title is not a day alone, or the day has no label. */
function isOtherAbbreviation(time: PageElement, { lineOf }: Around): boolean {
  const title = time.attribute('title');
  if (time.tag !== 'abbr' || /^\d{4}-\d{2}-\d{2}/.test(title)) return false;
  if (!isDayAlone(title)) return true;
  if (DATE_NAME.test(`${time.attribute('class')} ${time.parent?.attribute('class') ?? ''}`)) return false;
  return findLabels(lineOf(time.parent)).length === 0;
}

function isDayAlone(text: string): boolean {
  const [day] = findDates(text, ANY_DAY);
  const rest = day ? `${text.slice(0, day.start)} ${text.slice(day.end)}` : text;
  const words = rest.toLowerCase().match(/[\p{L}-]{2,}/gu) ?? [];
  return day !== undefined && words.every((word) => DATE_WORDS.has(word));
}

function timeElements(times: readonly PageElement[]): Found[] {
  const near = around();
  const usable = times.filter(
    (time) =>
      !isLabeledUpdate(time, near) &&
      !isOtherAbbreviation(time, near) &&
      !MARKED_MODIFIED.test(`${time.attribute('class')} ${time.attribute('itemprop')}`) &&
      !isElsewhere(time, near) &&
      !isTeasers(time, near),
  );
  return usable.slice(0, MAX_TIMES).map((time) => ({ value: timeValueOf(time), from: 'time element' }));
}

const timeValueOf = (element: PageElement) =>
  element.attribute('datetime') ||
  element.attribute('content') ||
  (element.tag === 'abbr' && element.attribute('title')) ||
  textOf(element, 200);

const visible = (spans: readonly DatedSpan[], from = VISIBLE): Found[] =>
  spans.map(({ day }) => ({ value: day, from }));
