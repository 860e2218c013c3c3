/** Finds every statement of a publication or modification date on a page, most trusted first. */
import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import { countWords } from '../html/count-words.ts';
import { descendants, type PageElement, textOf } from '../html/page-element.ts';
import type { PageScan } from '../html/scan-page.ts';
import type { DatedSpan, Statements } from '../statements/read-statements.ts';
import { isObject, type LinkedNode, linkedText } from './json-ld.ts';

export interface DateSources {
  readonly scan: PageScan;
  readonly article: LinkedNode | null;
  readonly nodes: readonly LinkedNode[];
  readonly url: string;
  readonly statements: Statements;
  readonly order: NumericOrder;
  /** Later days are rejected, with a tolerance of one day. If undefined, future dates are allowed. */
  readonly now: Date | undefined;
}

export interface StatedDate {
  /** Date or date-time as stated. In ISO 8601 format only after `readMoment`. */
  readonly value: string;
  readonly from: string;
}

/** Source label of days found in the visible text. */
export const VISIBLE = 'visible text';
/** Source label of dates such as "3 hours ago" and days without a year, which depend on the time of the request. */
export const RELATIVE = 'visible text, counted from today';

const PUBLISHED_METAS = (
  'article:published_time og:published_time article:published og:article:published_time og:pubdate rnews:datepublished datepublished ' +
  'article.published published_time published-date publication_date publish_date publishdate publish-date pubdate pubdate_rfc ' +
  'parsely-pub-date sailthru.date cxenseparse:recs:publishtime article_date_original originalpublicationdate ' +
  'dcterms.issued dc.date.issued dc.date.published article:post_date ptime displaydate release_date bt:pubdate gentime ' +
  'date_published citation_publication_date citation_date'
).split(' ');
/** Names that content systems use for the modification date as often as for the publication date. */
const BARE_METAS = ['dcterms.date', 'dc.date', 'date'];
const MODIFIED_METAS = (
  'article:modified_time og:updated_time article:updated_time og:modified_time datemodified dcterms.modified dc.date.modified ' +
  'last-modified lastmod modified revised dcterms.created dc.date.created datecreated created'
).split(' ');

/**
 * Yields the stated publication dates, most trusted first. Dates of creation or modification and dates relative to today
 * come last.
 */
export function* publishedCandidates(sources: DateSources, urlDay: string | null): Generator<StatedDate> {
  const { scan, article, nodes } = sources;
  const { dates, laterDates } = sources.statements;
  const linked = article && linkedText(article.values.datePublished);
  if (linked) yield { value: linked, from: 'JSON-LD' };
  yield* publishedMetas(scan, PUBLISHED_METAS);
  yield* publishedProperties(scan);
  yield* visible(dates.filter(({ kind, isRelative }) => kind === 'published' && !isRelative));
  yield* timeElements(scan.times);
  if (urlDay) yield { value: urlDay, from: 'address' };
  yield* linkedDates(nodes.filter(isWebPage), ({ values }) => linkedText(values.datePublished));
  yield* visible(dates.filter(({ kind, isRelative }) => kind === 'plain' && !isRelative));
  yield* visible(laterDates.filter(({ isRelative }) => !isRelative));
  yield* publishedMetas(scan, BARE_METAS);
  yield* linkedDates(
    nodes,
    ({ values }) => linkedText(values.datePublished) ?? linkedText(values.uploadDate),
  );
  if (article && isObject(article.values)) {
    const value = linkedText(article.values.dateCreated) ?? linkedText(article.values.dateModified);
    if (value) yield { value, from: 'JSON-LD (modified)' };
  }
  yield* visible(
    dates.filter(({ kind, isRelative }) => kind !== 'updated' && isRelative),
    RELATIVE,
  );
  yield* visible(
    dates.filter(({ kind }) => kind === 'updated'),
    `${VISIBLE} (modified)`,
  );
  yield* modifiedMetas(scan);
}

function* publishedMetas(scan: PageScan, names: readonly string[]): Generator<StatedDate> {
  for (const name of names)
    for (const value of scan.metas.get(name)?.slice(0, 2) ?? []) yield { value, from: name };
}

function* publishedProperties(scan: PageScan): Generator<StatedDate> {
  for (const element of scan.properties)
    if (/(?:^|\s)datePublished(?:\s|$)/i.test(element.attribute('itemprop')))
      yield { value: timeValueOf(element), from: 'datePublished property' };
}

const isWebPage = ({ types }: LinkedNode) => types.some((type) => /WebPage$/.test(type));

function* linkedDates(
  nodes: readonly LinkedNode[],
  dateOf: (node: LinkedNode) => string | null,
): Generator<StatedDate> {
  for (const node of nodes) {
    const value = dateOf(node);
    if (value) yield { value, from: 'JSON-LD' };
  }
}

export function* modifiedCandidates({ scan, article }: DateSources): Generator<StatedDate> {
  const value = article && linkedText(article.values.dateModified);
  if (value) yield { value, from: 'JSON-LD' };
  for (const stated of modifiedMetas(scan)) yield { ...stated, from: stated.from.replace(' (modified)', '') };
}

function* modifiedMetas(scan: PageScan): Generator<StatedDate> {
  for (const name of MODIFIED_METAS) {
    const value = scan.metas.get(name)?.[0];
    if (value) yield { value, from: `${name} (modified)` };
  }
}

const OTHER_PARTS = /^(?:aside|footer|nav)$/;
const OTHER_ROLES = /^(?:complementary|contentinfo|banner|navigation)$/;
const MAX_LEVELS = 12;
/** A time element in a longer paragraph is a part of the story. */
const MAX_LINE_WORDS = 24;

/** Whether a time element is beside the article, in the page's banner or footer, or in a paragraph of the story. */
function isElsewhere(time: PageElement): boolean {
  let at = time.parent;
  for (let level = 0; at && level < MAX_LEVELS; level += 1, at = at.parent) {
    if (OTHER_PARTS.test(at.tag) || OTHER_ROLES.test(at.attribute('role'))) return true;
    if ((at.tag === 'p' || at.tag === 'li') && countWords(textOf(at, TEASER_CHARACTERS)) > MAX_LINE_WORDS)
      return true;
  }
  return false;
}

/** Number of ancestors of a time element to check for a teaser of another story. */
const TEASER_LEVELS = 2;
const TEASER_WORDS = 40;
const TEASER_CHARACTERS = 600;
const MIN_TEASER_LINK_WORDS = 3;

/** Whether a time element is in a small box with the linked headline of another story. */
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

const MARKED_MODIFIED = /updat|modif/i;
const MAX_TIMES = 20;

/** Yields the time elements of the article itself, in page order. */
function* timeElements(times: readonly PageElement[]): Generator<StatedDate> {
  const usable = times.filter(
    (time) =>
      !MARKED_MODIFIED.test(`${time.attribute('class')} ${time.attribute('itemprop')}`) &&
      !isElsewhere(time) &&
      !isTeasers(time),
  );
  for (const time of usable.slice(0, MAX_TIMES)) yield { value: timeValueOf(time), from: 'time element' };
}

const timeValueOf = (element: PageElement) =>
  element.attribute('datetime') || element.attribute('content') || textOf(element, 200);

function* visible(spans: readonly DatedSpan[], from = VISIBLE): Generator<StatedDate> {
  for (const { day } of spans) yield { value: day, from };
}
