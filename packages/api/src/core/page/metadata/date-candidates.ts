/** Finds every statement of a publication or modification date on a page, most trusted first. */
import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import { countWords } from '../html/count-words.ts';
import { descendants, type PageElement, textOf } from '../html/page-element.ts';
import type { PageScan } from '../html/scan-page.ts';
import { findLabels } from '../statements/labels.ts';
import type { DatedSpan, Statements } from '../statements/read-statements.ts';
import { type LinkedNode, linkedText } from './json-ld.ts';
import type { PageSources } from './page-sources.ts';

export interface DateSources extends Pick<PageSources, 'scan' | 'article' | 'nodes' | 'url'> {
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
 * Returns the stated publication dates, most trusted first. Dates of creation or modification and dates relative to today
 * come last.
 */
export function publishedCandidates(sources: DateSources, urlDay: string | null): StatedDate[] {
  const { scan, article, nodes } = sources;
  const { dates, laterDates } = sources.statements;
  const fixed = dates.filter(({ isRelative }) => !isRelative);
  const pages = nodes.filter(({ types }) => types.some((type) => /WebPage$/.test(type)));
  return [
    ...linked(article, 'datePublished'),
    ...metas(scan, PUBLISHED_METAS),
    ...publishedProperties(scan),
    ...visible(fixed.filter(({ kind }) => kind === 'published')),
    ...timeElements(scan.times),
    ...dated(urlDay, 'address'),
    ...pages.flatMap((page) => linked(page, 'datePublished')),
    ...visible(fixed.filter(({ kind }) => kind === 'plain')),
    ...visible(laterDates.filter(({ isRelative }) => !isRelative)),
    ...metas(scan, BARE_METAS),
    ...nodes.flatMap((node) => linked(node, 'datePublished', 'uploadDate')),
    ...linked(article, 'dateCreated', 'dateModified').map(asModified),
    ...visible(
      dates.filter(({ kind, isRelative }) => kind !== 'updated' && isRelative),
      RELATIVE,
    ),
    ...visible(dates.filter(({ kind }) => kind === 'updated')).map(asModified),
    ...metas(scan, MODIFIED_METAS).map(asModified),
  ];
}

export const modifiedCandidates = ({ scan, article }: DateSources): StatedDate[] => [
  ...linked(article, 'dateModified'),
  ...metas(scan, MODIFIED_METAS),
];

const asModified = ({ value, from }: StatedDate): StatedDate => ({ value, from: `${from} (modified)` });

const dated = (value: string | null | undefined, from: string): StatedDate[] =>
  value ? [{ value, from }] : [];

/** Returns the value of the first of these fields that a node of JSON-LD has. */
function linked(node: LinkedNode | null, ...fields: readonly string[]): StatedDate[] {
  const values = fields.flatMap((field) => linkedText(node?.values[field]) ?? []);
  return dated(values[0], 'JSON-LD');
}

const metas = (scan: PageScan, names: readonly string[]): StatedDate[] =>
  names.flatMap((name) => (scan.metas.get(name) ?? []).slice(0, 2).map((value) => ({ value, from: name })));

const publishedProperties = (scan: PageScan): StatedDate[] =>
  scan.properties
    .filter((element) => /(?:^|\s)datePublished(?:\s|$)/i.test(element.attribute('itemprop')))
    .map((element) => ({ value: timeValueOf(element), from: 'datePublished property' }));

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

/** Whether the last label in the line before a time element says that it is an update. */
function isLabeledUpdate(time: PageElement): boolean {
  const line = time.parent ? textOf(time.parent, TEASER_CHARACTERS) : '';
  const before = line.slice(0, Math.max(0, line.indexOf(textOf(time, TEASER_CHARACTERS))));
  const labels = findLabels(before).filter(({ kind }) => kind === 'published' || kind === 'updated');
  return labels.at(-1)?.kind === 'updated';
}

/** Returns the time elements of the article itself, in page order. */
function timeElements(times: readonly PageElement[]): StatedDate[] {
  const usable = times.filter(
    (time) =>
      !isLabeledUpdate(time) &&
      !MARKED_MODIFIED.test(`${time.attribute('class')} ${time.attribute('itemprop')}`) &&
      !isElsewhere(time) &&
      !isTeasers(time),
  );
  return usable.slice(0, MAX_TIMES).map((time) => ({ value: timeValueOf(time), from: 'time element' }));
}

const timeValueOf = (element: PageElement) =>
  element.attribute('datetime') ||
  element.attribute('content') ||
  (element.tag === 'abbr' && element.attribute('title')) ||
  textOf(element, 200);

const visible = (spans: readonly DatedSpan[], from = VISIBLE): StatedDate[] =>
  spans.map(({ day }) => ({ value: day, from }));
