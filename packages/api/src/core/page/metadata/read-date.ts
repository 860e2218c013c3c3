/** When the page was published, with where that was read. */
import type { Block } from '../html/blocks.ts';
import { countWords } from '../html/count-words.ts';
import { descendants, type PageElement, textOf } from '../html/page-element.ts';
import type { PageScan } from '../html/scan-page.ts';
import { type DayMonthOrder, dayInUrl, findDay } from './date-text.ts';
import { isObject, type LinkedNode, linkedText } from './json-ld.ts';

export interface DateSources {
  readonly scan: PageScan;
  readonly article: LinkedNode | null;
  readonly nodes: readonly LinkedNode[];
  readonly url: string;
  readonly blocks: readonly Block[];
  /** Index of the block with the headline, or -1. */
  readonly headlineAt: number;
  readonly order: DayMonthOrder;
  /** Days after it are impossible; without it only the page's own statements bound the date. */
  readonly now: Date | undefined;
}

interface StatedDate {
  /** ISO 8601 date or date-time as stated. */
  readonly value: string;
  readonly from: string;
}

export interface FoundDate extends StatedDate {
  /** Other days that the page states, each with the place, in the order of their trust. */
  readonly contradictedBy: readonly StatedDate[];
}

const PUBLISHED_METAS = (
  'article:published_time og:published_time article:published og:article:published_time og:pubdate rnews:datepublished datepublished ' +
  'article.published published_time published-date publication_date publish_date publishdate publish-date pubdate pubdate_rfc ' +
  'parsely-pub-date sailthru.date cxenseparse:recs:publishtime article_date_original originalpublicationdate ' +
  'dcterms.issued dc.date.issued dc.date.published article:post_date ptime displaydate release_date bt:pubdate gentime ' +
  'date_published citation_publication_date citation_date'
).split(' ');
/** Names that content systems fill with the day of the last change as often as with that of publication. */
const BARE_METAS = ['dcterms.date', 'dc.date', 'date'];
const MODIFIED_METAS = (
  'article:modified_time og:updated_time article:updated_time og:modified_time datemodified dcterms.modified dc.date.modified ' +
  'last-modified lastmod modified revised dcterms.created dc.date.created datecreated created'
).split(' ');

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
  const chosen = dayOfOutlet(first, urlDay, sources);
  const contradictedBy = firstOfEach(stated).filter(
    ({ value, from }) => isContradiction(chosen.value, value) && !/modified/.test(from),
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
  for (const { value, from } of candidates(sources, urlDay)) {
    const day = normalize(value, sources.order);
    if (day !== null && isPossible(day, sources.now)) stated.push({ value: day, from });
    if (stated.length >= MAX_CANDIDATES) break;
  }
  return stated;
}

/** A stamp in UTC may name the day before or after the one that readers saw; the page or its address tells. */
function dayOfOutlet(stated: StatedDate, urlDay: string | null, sources: DateSources): StatedDate {
  const { value } = stated;
  const visible = neighboringDay(value, sources);
  if (visible) return { value: visible, from: 'visible text' };
  if (urlDay === null || urlDay === value.slice(0, DAY_CHARACTERS) || !isPossible(urlDay, sources.now))
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

/**
 * A day that a line near the headline tells and that is one day off a UTC stamp on the side where the stamp's hour
 * allows it: the day on which readers of the outlet saw the article appear.
 */
function neighboringDay(value: string, sources: DateSources): string | null {
  const wanted = neighborOf(value);
  if (wanted === null) return null;
  let found = false;
  for (const { value: day } of visibleDates(sources)) {
    if (day === value.slice(0, 10)) return null;
    found ||= day === wanted;
  }
  return found ? wanted : null;
}

/** For a stamp in UTC, the day that it may be elsewhere: the one before in the morning, the one after from noon on. */
function neighborOf(value: string): string | null {
  const stamp = value.match(/^\d{4}-\d{2}-\d{2}T(\d{2}):.*(?:Z|[+-]00:?00)$/);
  if (!stamp) return null;
  const step = Number(stamp[1]) < 12 ? -DAY_MS : DAY_MS;
  return new Date(Date.parse(value.slice(0, 10)) + step).toISOString().slice(0, 10);
}

function* candidates(sources: DateSources, urlDay: string | null): Generator<StatedDate> {
  const { scan, article } = sources;
  const linked = article && linkedText(article.values.datePublished);
  if (linked) yield { value: linked, from: 'JSON-LD' };
  for (const name of PUBLISHED_METAS)
    for (const value of scan.metas.get(name)?.slice(0, 2) ?? []) yield { value, from: name };
  for (const element of scan.properties)
    if (/(?:^|\s)datePublished(?:\s|$)/i.test(element.attribute('itemprop')))
      yield { value: statedBy(element), from: 'datePublished property' };
  yield* timeElements(scan.times.filter((element) => !isTeasers(element)));
  if (urlDay) yield { value: urlDay, from: 'address' };
  for (const node of sources.nodes) {
    const value = node.types.some((type) => /WebPage$/.test(type)) && linkedText(node.values.datePublished);
    if (value) yield { value, from: 'JSON-LD' };
  }
  yield* visibleDates(sources);
  for (const name of BARE_METAS)
    for (const value of scan.metas.get(name)?.slice(0, 2) ?? []) yield { value, from: name };
  yield* timeElements(scan.times.filter(isTeasers));
  for (const node of sources.nodes) {
    const value = linkedText(node.values.datePublished) ?? linkedText(node.values.uploadDate);
    if (value) yield { value, from: 'JSON-LD' };
  }
  if (scan.scriptDate) yield { value: scan.scriptDate, from: 'script data' };
  if (article && isObject(article.values)) {
    const value = linkedText(article.values.dateCreated) ?? linkedText(article.values.dateModified);
    if (value) yield { value, from: 'JSON-LD (modified)' };
  }
  for (const name of MODIFIED_METAS) {
    const value = scan.metas.get(name)?.[0];
    if (value) yield { value, from: `${name} (modified)` };
  }
}

/** Elements above a time that may be a teaser of another story. */
const TEASER_LEVELS = 2;
const TEASER_WORDS = 40;
const TEASER_CHARACTERS = 600;
const MIN_TEASER_LINK_WORDS = 3;

/** Whether a time element stands in a small box with the linked headline of another story. */
function isTeasers(time: PageElement): boolean {
  let box = time.parent;
  for (let level = 0; box && level < TEASER_LEVELS; level += 1, box = box.parent) {
    if (box.tag === 'body' || box.tag === 'main' || countWords(textOf(box, TEASER_CHARACTERS)) > TEASER_WORDS)
      return false;
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
  }
  return false;
}

const MARKED_PUBLISHED = /publish|pubdate|post(?:ed)?-?(?:date|on)|entry-date|created|issued/i;
const MARKED_MODIFIED = /updat|modif/i;

/** Those marked as published first, then the rest in page order; modified ones not at all. */
function* timeElements(times: readonly PageElement[]): Generator<StatedDate> {
  const marked = (element: PageElement) =>
    element.has('pubdate') ||
    MARKED_PUBLISHED.test(`${element.attribute('class')} ${element.attribute('itemprop')}`);
  const usable = times.filter(
    (element) => !MARKED_MODIFIED.test(`${element.attribute('class')} ${element.attribute('itemprop')}`),
  );
  for (const element of [...usable.filter(marked), ...usable.filter((e) => !marked(e))].slice(0, 20))
    yield { value: statedBy(element), from: 'time element' };
}

const statedBy = (element: PageElement) =>
  element.attribute('datetime') || element.attribute('content') || textOf(element, 200);

const MAX_DATELINE_WORDS = 16;
/** Longer lines are read only when no dateline has a date. */
const MAX_DATED_WORDS = 40;

/** Short blocks around the headline, nearest below first. */
function* visibleDates({ blocks, headlineAt, order }: DateSources): Generator<StatedDate> {
  const from = Math.max(headlineAt, 0);
  const near = [...blocks.slice(from, from + 16), ...blocks.slice(Math.max(0, from - 8), from).reverse()];
  const found: (readonly [number, string])[] = [];
  for (const block of near) {
    const value = block.words <= MAX_DATED_WORDS ? findDay(block.text, order) : null;
    if (value) found.push([block.words, value]);
  }
  for (const isShort of [true, false])
    for (const [words, value] of found)
      if (words <= MAX_DATELINE_WORDS === isShort) yield { value, from: 'visible text' };
}

/** ISO dates and date-times are kept as stated; everything else becomes a day. */
function normalize(stated: string, order: DayMonthOrder): string | null {
  const text = stated.trim();
  const iso = text.match(
    /^(\d{4}-\d{2}-\d{2})(?:[T\s]+(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?.*)?$/i,
  );
  if (iso?.[1]) {
    if (findDay(iso[1], order) === null) return null;
    const [, date, time, zone] = iso;
    return time ? `${date}T${time}${zone ?? ''}` : date;
  }
  const epoch = text.match(/^(1[0-9]{9})(?:\d{3})?$/);
  if (epoch) return new Date(Number(epoch[1]) * 1000).toISOString();
  const compact = text.match(/^((?:19|20)\d{2})(\d{2})(\d{2})(?:T?\d{4,6})?/);
  if (compact) return findDay(`${compact[1]}-${compact[2]}-${compact[3]}`, order);
  return findDay(text, order);
}

function isPossible(value: string, now: Date | undefined): boolean {
  const time = Date.parse(value.slice(0, 10));
  if (Number.isNaN(time) || time < Date.UTC(1995, 0, 1)) return false;
  return now === undefined || time <= now.getTime() + DAY_MS;
}
