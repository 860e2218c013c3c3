import { itemAt } from '@earshot/schema/item-at';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { areTeaserPairs, withAddresses, withTeasers, withUsualOutlets } from './correct-roles.ts';
import { decodeRoles } from './decode-roles.ts';
import { findRecords } from './find-records.ts';
import { fragmentKind, isFurniture, isMeta } from './fragment-kind.ts';
import { findLabels, withLabeledRoles } from './labeled-records.ts';
import {
  fieldsByLine,
  type LaidOutLine,
  type NumberedLine,
  teaserFacts,
  toLaidOut,
} from './lay-out-records.ts';
import type { LayoutRole } from './layout-role.ts';
import { LONG_WORDS, wordsIn } from './line-shape.ts';
import { headlinesWithLinks } from './links-below.ts';
import { dayOf, isSender } from './record-facts.ts';

export interface LayoutReading {
  readonly stories: readonly LaidOutLine[];
  readonly leftOut: readonly NumberedLine[];
  /** Lines with a date that applies to several headlines, such as a date heading. */
  readonly days: readonly NumberedLine[];
  /** When an email was sent, not when a headline was published. */
  readonly issueDays: readonly NumberedLine[];
}

const NAMING: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['outlet', 'author', 'headline']);
/** A shorter list has no layout, unless one of its lines is a known outlet, a date, a button or similar. */
const MIN_LINES = 5;
/** Below it, the layout explains too little to be trusted. */
const MIN_HEADLINE_SHARE = 0.02;
/** Minimum share of headlines with a date line for date lines to belong to one headline each. */
const MIN_OWNED_SHARE = 0.75;
const MIN_HEADLINES_OF_DAY = 2;
export function readLayout(rows: readonly NumberedLine[], options: DateOptions): LayoutReading {
  const linked = headlinesWithLinks(rows);
  if (linked) return { stories: linked, leftOut: rowsWithout(linked, rows), days: [], issueDays: [] };
  const { lines, texts: written } = withGaps(rows);
  const hasFact = ({ text }: NumberedLine) =>
    isMeta(text) || isFurniture(text) || fragmentKind(text) === 'outlet';
  const arePairs = areTeaserPairs(rows);
  if ((arePairs || rows.length < MIN_LINES) && !rows.some(hasFact))
    return arePairs ? everySecondLine(rows) : everyLine(rows);
  const labeled = findLabels(written);
  const texts = labeled?.values ?? written;
  const decoded = withUsualOutlets(withAddresses(withTeasers(decodeRoles(texts), texts), texts), texts);
  const roles = (labeled ? withLabeledRoles(decoded, labeled) : decoded).map((role, i): LayoutRole => {
    if (isFurniture(itemAt(texts, i))) return 'frame';
    return NAMING.has(role) && isSender(itemAt(texts, i)) ? 'byline' : role;
  });
  const isStory = (i: number) => roles[i] === 'headline' && /\p{L}/u.test(itemAt(texts, i));
  const headlines = lines.filter((_, i) => isStory(i)).length;
  if (headlines <= MIN_HEADLINE_SHARE * rows.length) return everyLineButMeta(rows);
  // A URL within a record is part of it. Other page text ends the record.
  const isLink = (i: number) => roles[i] === 'frame' && fragmentKind(itemAt(texts, i)) === 'url';
  const records = findRecords(roles.map((role, i) => (isLink(i) ? 'button' : role)));
  const fields = fieldsByLine(texts, roles);
  const read = toLaidOut(records, { lines, texts, roles, fields, options });
  const daysOf = (role: LayoutRole) =>
    lines.flatMap((row, i) =>
      row !== null && roles[i] === role && dayOf(row.text, options) !== null ? [row] : [],
    );
  const days = daysOf('date');
  const areOwned = read.filter(({ dayLine }) => dayLine !== null).length >= MIN_OWNED_SHARE * read.length;
  const areHeadings = !areOwned && areHeadingsOf(read, days, options);
  const inRecords = roles.map((role) => (areHeadings && role === 'date' ? 'gap' : role));
  const stories = areHeadings
    ? toLaidOut(records, { lines, texts, roles: inRecords, fields, options })
    : read;
  return {
    stories,
    leftOut: rowsWithout(stories, rows),
    days: areOwned ? [] : days,
    issueDays: daysOf('frame'),
  };
}

function rowsWithout(stories: readonly NumberedLine[], rows: readonly NumberedLine[]): NumberedLine[] {
  const taken = new Set(stories.map(({ line }) => line));
  return rows.filter(({ line }) => !taken.has(line));
}

export function everyLine(rows: readonly NumberedLine[]): LayoutReading {
  const stories = rows.filter(({ text }) => /\p{L}/u.test(text));
  return {
    stories: stories.map((row) => ({ ...row, outlet: null, dayLine: null, url: null })),
    leftOut: [],
    days: [],
    issueDays: [],
  };
}

function everyLineButMeta(rows: readonly NumberedLine[]): LayoutReading {
  const content = rows.filter(({ text }) => !isMeta(text));
  if (!content.some(({ text }) => wordsIn(text) >= LONG_WORDS)) return everyLine(rows);
  return { ...everyLine(content), leftOut: rows.filter(({ text }) => isMeta(text)) };
}

function everySecondLine(rows: readonly NumberedLine[]): LayoutReading {
  const { stories, ...reading } = everyLine(rows.filter((_, i) => i % 2 === 0));
  const leftOut = rows.filter((_, i) => i % 2 === 1);
  const facts = teaserFacts(leftOut.map(({ text }) => text));
  return { ...reading, leftOut, stories: stories.map((story, i) => ({ ...story, ...facts[i] })) };
}

/** Whether each date line is a heading for the stories down to the next one. */
function areHeadingsOf(
  stories: readonly LaidOutLine[],
  days: readonly NumberedLine[],
  options: DateOptions,
): boolean {
  const [first] = days;
  const isAbove = first !== undefined && first.line < (stories[0]?.line ?? 0);
  return (
    isAbove &&
    stories.length >= MIN_HEADLINES_OF_DAY * days.length &&
    dayOf(first.text, options)?.relative === false
  );
}

/** Null and an empty text stand for a run of blank lines. */
function withGaps(rows: readonly NumberedLine[]): { lines: (NumberedLine | null)[]; texts: string[] } {
  const lines: (NumberedLine | null)[] = [];
  rows.forEach((row, i) => {
    if (i > 0 && row.line - itemAt(rows, i - 1).line > 1) lines.push(null);
    lines.push(row);
  });
  return { lines, texts: lines.map((row) => row?.text ?? '') };
}
