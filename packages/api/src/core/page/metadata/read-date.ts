/** When the page was published, with where that was read. */
import type { Block } from '../html/blocks.ts';
import { type PageElement, textOf } from '../html/page-element.ts';
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

export interface FoundDate {
  /** ISO 8601 date or date-time as stated. */
  readonly value: string;
  readonly from: string;
}

const PUBLISHED_METAS = (
  'article:published_time og:published_time article:published og:article:published_time og:pubdate rnews:datepublished datepublished ' +
  'article.published published_time published-date publication_date publish_date publishdate publish-date pubdate pubdate_rfc ' +
  'parsely-pub-date sailthru.date cxenseparse:recs:publishtime article_date_original originalpublicationdate ' +
  'dcterms.issued dc.date.issued dc.date.published dcterms.date dc.date ' +
  'article:post_date ptime displaydate release_date bt:pubdate gentime date_published citation_publication_date citation_date date'
).split(' ');
const MODIFIED_METAS = (
  'article:modified_time og:updated_time article:updated_time og:modified_time datemodified dcterms.modified dc.date.modified ' +
  'last-modified lastmod modified revised dcterms.created dc.date.created datecreated created'
).split(' ');

/** One day and one time zone's worth of doubt. */
const DAY_MS = 86_400_000;

/**
 * JSON-LD, published-time metas, time elements near the headline, itemprop, the address, visible datelines, and only
 * then created or modified dates. Impossible and future days are passed over. When a UTC stamp and the address are one
 * day apart, the address tells the day on which the outlet published.
 */
export function readDate(sources: DateSources): FoundDate | null {
  const urlDay = dayInUrl(sources.url);
  for (const candidate of candidates(sources, urlDay)) {
    const value = normalise(candidate.value, sources.order);
    if (value === null || !isPossible(value, sources.now)) continue;
    const visible = neighbouringDay(value, sources);
    if (visible) return { value: visible, from: 'visible text' };
    if (urlDay && urlDay !== value.slice(0, 10) && isPossible(urlDay, sources.now)) {
      const apart = Math.abs(Date.parse(urlDay) - Date.parse(value.slice(0, 10)));
      if (apart <= DAY_MS && /(?:Z|[+-]00:?00)$/.test(value)) return { value: urlDay, from: 'address' };
    }
    return { value, from: candidate.from };
  }
  return null;
}

/**
 * A day that a line near the headline tells and that is one day off a UTC stamp on the side where the stamp's hour
 * allows it: the day on which readers of the outlet saw the article appear.
 */
function neighbouringDay(value: string, sources: DateSources): string | null {
  const stamp = value.match(/^\d{4}-\d{2}-\d{2}T(\d{2}):.*(?:Z|[+-]00:?00)$/);
  if (!stamp) return null;
  const step = Number(stamp[1]) < 12 ? -DAY_MS : DAY_MS;
  const wanted = new Date(Date.parse(value.slice(0, 10)) + step).toISOString().slice(0, 10);
  let found = false;
  for (const { value: day } of visibleDates(sources)) {
    if (day === value.slice(0, 10)) return null;
    found ||= day === wanted;
  }
  return found ? wanted : null;
}

function* candidates(sources: DateSources, urlDay: string | null): Generator<FoundDate> {
  const { scan, article } = sources;
  const linked = article && linkedText(article.values.datePublished);
  if (linked) yield { value: linked, from: 'JSON-LD' };
  for (const name of PUBLISHED_METAS)
    for (const value of scan.metas.get(name)?.slice(0, 2) ?? []) yield { value, from: name };
  for (const element of scan.properties)
    if (/(?:^|\s)datePublished(?:\s|$)/i.test(element.attribute('itemprop')))
      yield { value: statedBy(element), from: 'datePublished property' };
  yield* timeElements(scan.times);
  if (urlDay) yield { value: urlDay, from: 'address' };
  for (const node of sources.nodes) {
    const value = node.types.some((type) => /WebPage$/.test(type)) && linkedText(node.values.datePublished);
    if (value) yield { value, from: 'JSON-LD' };
  }
  yield* visibleDates(sources);
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

const MARKED_PUBLISHED = /publish|pubdate|post(?:ed)?-?(?:date|on)|entry-date|created|issued/i;
const MARKED_MODIFIED = /updat|modif/i;

/** Those marked as published first, then the rest in page order; modified ones not at all. */
function* timeElements(times: readonly PageElement[]): Generator<FoundDate> {
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

const LONGEST_DATELINE_WORDS = 16;
/** Longer lines are read only when no dateline has a date. */
const LONGEST_DATED_WORDS = 40;

/** Short blocks around the headline, nearest below first. */
function* visibleDates({ blocks, headlineAt, order }: DateSources): Generator<FoundDate> {
  const from = Math.max(headlineAt, 0);
  const near = [...blocks.slice(from, from + 16), ...blocks.slice(Math.max(0, from - 8), from).reverse()];
  const found: (readonly [number, string])[] = [];
  for (const block of near) {
    const value = block.words <= LONGEST_DATED_WORDS ? findDay(block.text, order) : null;
    if (value) found.push([block.words, value]);
  }
  for (const isShort of [true, false])
    for (const [words, value] of found)
      if (words <= LONGEST_DATELINE_WORDS === isShort) yield { value, from: 'visible text' };
}

/** ISO dates and date-times are kept as stated; everything else becomes a day. */
function normalise(stated: string, order: DayMonthOrder): string | null {
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
