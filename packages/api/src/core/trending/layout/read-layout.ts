import { itemAt } from '@earshot/schema/item-at';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { abbreviationRules } from '../../text/sentence-boundary.ts';
import { findUrl } from '../lines/read-url.ts';
import { isLoneAddress, withAddresses, withHosts, withUsualOutlets } from './correct-roles.ts';
import { decodeRoles } from './decode-roles.ts';
import { fragmentKind, isFurniture, isMeta } from './fragment-kind.ts';
import {
  fieldsByLine,
  findLabels,
  findRecords,
  type LaidOutLine,
  type NumberedLine,
  toLaidOut,
  withLabeledRoles,
} from './lay-out-records.ts';
import type { LayoutRole } from './layout-role.ts';
import { shapeOf, wordsIn } from './line-shape.ts';
import { dayOf } from './record-facts.ts';

export interface LayoutReading {
  readonly stories: readonly LaidOutLine[];
  readonly leftOut: readonly NumberedLine[];
  /** Lines with a date that applies to several headlines, such as a date heading. */
  readonly days: readonly NumberedLine[];
  /** When an email was sent, not when a headline was published. */
  readonly issueDays: readonly NumberedLine[];
}

/** A shorter list has no layout, unless one of its lines is a known outlet, a date, a button or similar. */
const MIN_LINES = 5;
/** Below it, the layout explains too little to be trusted. */
const MIN_HEADLINE_SHARE = 0.02;
/** Minimum share of headlines with a date line for date lines to belong to one headline each. */
const MIN_OWNED_SHARE = 0.75;
const MIN_HEADLINES_OF_DAY = 2;
export function readLayout(rows: readonly NumberedLine[], options: DateOptions): LayoutReading {
  const { lines, texts: written } = withGaps(rows);
  const isLinkBelow = (text: string, i: number) =>
    isLoneAddress(text) && findUrl(rows[i - 1]?.text ?? text, false) === null;
  const hasFact = ({ text }: NumberedLine, i: number) =>
    isMeta(text) ||
    isFurniture(text) ||
    fragmentKind(text) === 'outlet' ||
    isLinkBelow(text, i) ||
    shapeOf(text).kind === 'outlet with a day';
  const isShort = rows.length < MAX_PASTE_LINES && !rows.some(hasFact);
  const areAlternating = isShort && areTeaserPairs(rows);
  if (isShort && !areAlternating && rows.length < MIN_LINES) return everyLine(rows);
  const labeled = areAlternating ? null : findLabels(written);
  const texts = labeled?.values ?? written;
  const roles = areAlternating ? pairRoles(texts) : rolesOf(texts, labeled);
  const isStory = (i: number) => roles[i] === 'headline' && /\p{L}/u.test(itemAt(texts, i));
  const headlines = lines.filter((_, i) => isStory(i)).length;
  if (headlines <= MIN_HEADLINE_SHARE * rows.length) return everyLine(rows);
  // A URL within a record is part of it. Other page text ends the record.
  const isLink = (i: number) => roles[i] === 'frame' && fragmentKind(itemAt(texts, i)) === 'url';
  // So does a line that is there twice, such as the duration on a picture and in its description.
  const isTwice = (i: number) =>
    roles[i] === 'count' && (texts[i] === texts[i + 1] || texts[i] === texts[i - 1]);
  const records = findRecords(roles.map((role, i) => (isLink(i) ? 'button' : isTwice(i) ? 'frame' : role)));
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

function rolesOf(texts: readonly string[], labeled: ReturnType<typeof findLabels>): LayoutRole[] {
  const decoded = withHosts(withUsualOutlets(withAddresses(decodeRoles(texts), texts), texts), texts);
  return labeled ? withLabeledRoles(decoded, labeled) : decoded;
}

/** A longer list shows its template by repetition. */
const MAX_PASTE_LINES = 9;
/** A shorter sentence may be a headline. */
const MIN_TEASER_WORDS = 8;
const SENTENCE_END = /(?:[.。…]|\.{3})["”’»)\]]*$/u;

/** Whether headlines and teasers alternate. One teaser must end with a full stop: headlines may end with "…". */
function areTeaserPairs(rows: readonly NumberedLine[]): boolean {
  const isBlock = (i: number) => i === 0 || itemAt(rows, i).line > itemAt(rows, i - 1).line + 1;
  const areBlocks = rows.length > 2 && rows.every((_, i) => isBlock(i) === (i % 2 === 0));
  return (
    rows.length % 2 === 0 &&
    rows.some(({ text }) => endsWithFullStop(text)) &&
    rows.every(({ text }, i) => {
      if (i % 2 === 0) return !SENTENCE_END.test(text) && !/[:：]$/u.test(text);
      const isLonger = wordsIn(text) >= Math.max(MIN_TEASER_WORDS, wordsIn(itemAt(rows, i - 1).text) + 1);
      return SENTENCE_END.test(text) && !isBlock(i) && (areBlocks || isLonger);
    })
  );
}

const LAST_WORD = /(?:^|[\s("“‘«„])([^\s("“‘«„]*[^\s.…])[.。]["”’»)\]]*$/u;

function endsWithFullStop(text: string): boolean {
  const word = LAST_WORD.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  const { neverLast, perhapsLast } = abbreviationRules('en');
  return !/^\p{L}$|\.\p{L}$/u.test(word) && !neverLast.has(word) && !perhapsLast.has(word);
}

function pairRoles(texts: readonly string[]): LayoutRole[] {
  let written = 0;
  return texts.map((text) => (text === '' ? 'gap' : written++ % 2 === 0 ? 'headline' : 'teaser'));
}

function rowsWithout(stories: readonly NumberedLine[], rows: readonly NumberedLine[]): NumberedLine[] {
  const taken = new Set(stories.map(({ line }) => line));
  return rows.filter(({ line }) => !taken.has(line));
}

export function everyLine(rows: readonly NumberedLine[]): LayoutReading {
  const hasLetter = ({ text }: NumberedLine) => /\p{L}/u.test(text);
  const stories = rows.filter(hasLetter);
  return {
    stories: stories.map((row) => ({ ...row, outlet: null, dayLine: null, url: null })),
    leftOut: rows.filter((row) => !hasLetter(row)),
    days: [],
    issueDays: [],
  };
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
