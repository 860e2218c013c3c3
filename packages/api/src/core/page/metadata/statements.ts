/** Reads the short lines around a headline: when, by whom, and from which agency. */
import type { Author } from '@earshot/schema/analyst-record';
import { findDates, withAsciiDigits } from '@earshot/schema/values/dates/find-dates';
import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import { ANY_DAY, firstDay } from '@earshot/schema/values/dates/read-day';
import { isCommonWord } from '../../text/background-rank.ts';
import { type Block, countWords } from '../html/blocks.ts';
import { BLOCK, PageElement, textOf } from '../html/page-element.ts';
import { isComment } from '../html/scan-page.ts';
import {
  agencyNamed,
  type Byline,
  type FoundLabel,
  findLabels,
  hasGivenName,
  isDateLabel,
  isPersonName,
  isStatementLine,
  piecesOf,
  readByline,
  SEGMENT,
} from './bylines.ts';

export type Statements = ReturnType<typeof readStatements>;

export interface StatementSources extends DatingOptions {
  readonly blocks: readonly Block[];
  readonly headlineAt: number;
}

const BLOCKS_BELOW = 16;
const BLOCKS_ABOVE = 8;
const BLOCKS_LATER = 400;
const MAX_BLOCK_WORDS = 40;
const MAX_LINE_WORDS = 24;
/** Text without spaces counts as one word, so the number of characters is also limited. */
const MAX_LINE_CHARACTERS = 300;
const MAX_SENTENCE_WORDS = 10;
/** A long block with a larger fraction of linked words and no digits is treated as a link to another page. */
const MAX_LINK_SHARE = 0.7;
const MAX_DATELINE_PARAGRAPHS = 3;
/** In longer lines, relative dates and days without a year, such as "on 16 November", are ignored as part of the story. */
const MAX_RELATIVE_WORDS = 8;

export function readStatements(sources: StatementSources) {
  const { blocks, headlineAt } = sources;
  const from = Math.max(headlineAt, 0);
  const below = blocks.slice(from, from + BLOCKS_BELOW);
  const above = blocks.slice(Math.max(0, from - BLOCKS_ABOVE), from).reverse();
  const linesIn = (part: readonly Block[]) =>
    part.filter(({ element }) => !isComment(element)).flatMap(linesOf);
  // The empty line keeps a line far below the headline from being a neighbor of one above it.
  const near: Line[] = [...linesIn(below), { text: '', words: 0, block: -1 }, ...linesIn(above)];
  const head = bylinesOf(near.filter(({ block }) => block !== headlineAt || block < 0));
  const datelines = below
    .filter(({ words }) => words > MAX_SENTENCE_WORDS)
    .slice(0, MAX_DATELINE_PARAGRAPHS)
    .flatMap(({ text }) => readDateline(text, sources) ?? []);
  const dates = [...datesOf(near, sources), ...datelines.flatMap(({ dates: datesOfLine }) => datesOfLine)];
  // A day near the headline is trusted more than any day further down.
  const isDated = dates.some(({ kind, isRelative }) => kind !== 'updated' && !isRelative);
  const isDay = (line: string) => isStatementLine(line) && datedSpans(line, sources).length > 0;
  const later = isDated ? [] : blocks.slice(from + BLOCKS_BELOW, from + BLOCKS_LATER).flatMap(linesOf);
  return {
    authors: head.authors.length > 0 ? head.authors : loneName(blocks, headlineAt, isDay),
    agency: head.agency ?? datelines.find(({ agency }) => agency !== null)?.agency ?? null,
    dates,
    laterDates: datesOf(later, sources, true).filter(({ kind }) => kind === 'published'),
  };
}

interface Line {
  readonly text: string;
  readonly words: number;
  readonly block: number;
}

/** Keeps very short lines, lists of short segments, lines that begin with a label, and lines that do not end like a sentence. */
function linesOf({ text, words, linkWords, index }: Block): Line[] {
  if (words > MAX_BLOCK_WORDS || words === 0) return [];
  if (linkWords > MAX_LINK_SHARE * words && words > MAX_SENTENCE_WORDS && !/\d/.test(text)) return [];
  return withAsciiDigits(text)
    .split('\n')
    .filter((line) => line.length <= MAX_LINE_CHARACTERS)
    .map((line) => ({ text: line, words: countWords(line), block: index }))
    .filter(isStatement);
}

const MAX_SEGMENT_WORDS = 6;
const SENTENCE_END = /\p{L}{3,}[.!?。]["”»)]?$/u;

function isStatement({ text, words }: Line): boolean {
  if (words === 0) return false;
  const isSentence = SENTENCE_END.test(text);
  const isLine = words <= MAX_LINE_WORDS;
  if (words <= MAX_SENTENCE_WORDS || (isLine && !isSentence)) return true;
  const segments = text.split(SEGMENT);
  const haveUpTo = (most: number, parts: readonly string[]) =>
    parts.every((each) => countWords(each) <= most);
  // "14.10.2026 · Von Petra Lindhoff · Lesedauer: 2 Min." ends like a sentence.
  if (isLine && segments.length > 1 && haveUpTo(MAX_SEGMENT_WORDS, segments)) return true;
  // The first paragraph may begin like a label: "By 3 May 2024 the company had sold …", "Published in 2019, …".
  return (
    (isLine || !isSentence) &&
    beginsWithLabel(text) &&
    haveUpTo(MAX_SENTENCE_WORDS, segments.flatMap(piecesOf))
  );
}

function beginsWithLabel(text: string): boolean {
  const [first] = findLabels(text);
  return first?.start === 0 && first.kind !== 'other' && first.kind !== 'photo';
}

/** With `isPublished`, searches only lines that have or follow a label of publication: most lines need no search then. */
function datesOf(lines: readonly Line[], options: DatingOptions, isPublished = false): DatedSpan[] {
  const spans: DatedSpan[] = [];
  let carried: FoundLabel | null = null;
  for (const { text, words } of lines) {
    const labels = findLabels(text);
    const mayBeDated = !isPublished || [carried, ...labels].some((label) => label?.kind === 'published');
    const found = mayBeDated ? datedSpans(text, options, carried) : [];
    spans.push(...found.filter(({ isRelative }) => !isRelative || words <= MAX_RELATIVE_WORDS));
    const [only] = labels;
    carried =
      labels.length === 1 && only && /^[\s:：]*$/.test(text.slice(only.end)) && only.start === 0
        ? only
        : null;
  }
  return spans;
}

function bylinesOf(lines: readonly Line[]): Byline {
  const bylines = lines.flatMap(({ text }) => readByline(text) ?? []);
  return {
    authors: bylines.find(({ authors }) => authors.length > 0)?.authors ?? besideDate(lines),
    agency: bylines.find(({ agency }) => agency !== null)?.agency ?? null,
  };
}

/** A name beside a date. Only names that begin with a common given name count, because sections and links look like names: "Business Buzz". */
function besideDate(lines: readonly Line[]): Author[] {
  const hasDate = (line: Line | undefined) =>
    line !== undefined &&
    line.words <= MAX_SENTENCE_WORDS &&
    /\d.*(?:19|20)\d{2}|(?:19|20)\d{2}.*\d/.test(line.text);
  for (const [i, { text, words }] of lines.entries()) {
    const name = text
      .split(/,\s/)
      .flatMap((part) => part.split(SEGMENT))
      .find(isNamedPerson);
    const isShort = name !== undefined && words <= MAX_SENTENCE_WORDS;
    if (isShort && [lines[i], lines[i + 1], lines[i - 1]].some(hasDate)) return [{ name, kind: 'person' }];
  }
  return [];
}

const isNamedPerson = (text: string) => isPersonName(text) && hasGivenName(text);

export interface DatedSpan {
  readonly day: string;
  /** `plain`: the line does not say whether this is the publication or update date. */
  readonly kind: 'published' | 'updated' | 'plain';
  /** Whether the date depends on the time of the request, as "3 hours ago" or a day without a year does. */
  readonly isRelative: boolean;
  readonly start: number;
  readonly end: number;
}

export interface DatingOptions {
  readonly order: NumericOrder;
  /** Day of the request. If null, days that depend on it are skipped. */
  readonly today: string | null;
}

/** A label after a day belongs to it if only a time or punctuation is between them. */
const BETWEEN = /^(?:[\s,;()[\]/|·•-]|\d{1,2}[:.]\d{2}(?::\d{2})?|[ap]\.?m\.?)*$/iu;

/** `carried` is the label of the line above, if that line has no value. */
export function datedSpans(
  text: string,
  { order, today }: DatingOptions,
  carried: FoundLabel | null = null,
): DatedSpan[] {
  const dates = daysIn(text, order, today);
  if (dates.length === 0) return [];
  const labels = findLabels(text).filter(({ kind }) => isDateLabel(kind));
  return dates.map((date, i) => {
    const from = dates[i - 1]?.end ?? 0;
    const to = dates[i + 1]?.start ?? text.length;
    const before = labels.findLast(({ start, end }) => start >= from && end <= date.start);
    const after = labels.find(
      ({ start, end }) => start >= date.end && end <= to && BETWEEN.test(text.slice(date.end, start)),
    );
    const isAfter =
      after !== undefined && (i === dates.length - 1 || !BETWEEN.test(text.slice(after.end, to)));
    const label = before ?? (isAfter ? after : null) ?? (i === 0 ? carried : null);
    return { ...date, kind: label?.kind === 'published' || label?.kind === 'updated' ? label.kind : 'plain' };
  });
}

/** A weekday alone is more often a heading or part of a sentence than a publication date. */
const WEEKDAY = /(?:sun|mon|tues|wednes|thurs|fri|satur)day/i;

const TIME = /(?<!\d)\d{1,2}\s?[:.h]\s?\d{2}(?!\d)/giu;

/** Words such as "hier" are recognized as days only between separators or at the ends of the text. */
function withoutLabelsAndTimes(text: string): string {
  const timeless = text.replace(TIME, (time) => '|'.repeat(time.length));
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of findLabels(text)) {
    pieces.push(timeless.slice(from, start), '|'.repeat(end - start));
    from = end;
  }
  return pieces.join('') + timeless.slice(from);
}

type Dated = Omit<DatedSpan, 'kind'>;

function daysIn(text: string, order: NumericOrder, today: string | null): Dated[] {
  const options = { referenceDay: today ?? ANY_DAY.referenceDay, numericOrder: order };
  const found = findDates(text, options)
    .map(({ date, start, end, relative, isYearAssumed }) => ({
      day: date,
      isRelative: relative || isYearAssumed,
      start,
      end,
    }))
    .filter(
      ({ isRelative, start, end }) =>
        !isRelative || (today !== null && !WEEKDAY.test(text.slice(start, end))),
    );
  if (found.length > 0) return found;
  const day = firstDay(text, options);
  if (day !== null) return [{ day, isRelative: false, start: 0, end: text.length }];
  const bare = withoutLabelsAndTimes(text);
  return bare === text ? [] : daysIn(bare, order, today);
}

const MAX_CHARACTERS = 110;
const DASH = /\s(?:[–—-]|--)\s|[–—:]\s/u;
const IN_BRACKETS = /\(([^()]{2,40})\)/u;

/** Reads what is before the first dash or colon. Without one, an agency in brackets near the beginning is enough. */
function readDateline(text: string, options: DatingOptions) {
  const head = text.slice(0, MAX_CHARACTERS);
  const dash = DASH.exec(head);
  const line = dash ? head.slice(0, dash.index) : '';
  const bracketed = IN_BRACKETS.exec(dash ? line : head.slice(0, MAX_CHARACTERS / 2))?.[1] ?? '';
  const agency =
    bracketed
      .split(/[/,]/)
      .map(agencyNamed)
      .find((name) => name !== null) ?? null;
  const isPlace = /^[\p{Lu}\p{sc=Han}(/]/u.test(line) && !/\p{L}{5,}[.!?]\s+\p{Lu}/u.test(line);
  const dates = isPlace ? datedSpans(line, options) : [];
  return dates.length > 0 || agency !== null ? { dates, agency } : null;
}

const LONE_BLOCKS_BELOW = 4;
const MAX_LONE_WORDS = 14;
const MAX_LONE_CHARACTERS = 60;
const MAX_BOX_CHARACTERS = 200;
const OTHER_CLASS = /categ|section|rubri|ressort|topic|tag|kicker|place|locat|region|dateline|outlet|source/i;
const AUTHOR_LINK =
  /\/@|\/[\w-]*(?:author|autor|auteur|profil|journalist|contributor|redact|redakt)|\/(?:people|person|staff|team|user|writers?|by)\//i;
/** A frequent Chinese or Korean surname and two more characters, unless the last is typical of offices or places. */
const SHORT_UNCASED_NAME =
  /^[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩김이박최정강조윤장임한오서신권황안송류전홍][\p{sc=Han}\p{sc=Hangul}]{2}(?<![부팀국청시도군구部局厅市省县区社网报室])$/u;

/** A name on a line with nothing else but a day, or next to a line with a day. Places, outlets and sections do not count. */
function loneName(
  blocks: readonly Block[],
  headlineAt: number,
  isDay: (line: string) => boolean,
): readonly Author[] {
  const near = blocks.slice(headlineAt + 1, headlineAt + 1 + LONE_BLOCKS_BELOW);
  for (const block of near) {
    if (block.words > MAX_LONE_WORDS || isComment(block.element)) continue;
    const name = nameIn(block);
    if (name === null || !isBesideDay(name, block, isDay)) continue;
    if (isKnownOtherwise(name, blocks, headlineAt) || isRepeated(block, blocks, isDay)) return [];
    return [{ name, kind: 'person' }];
  }
  return [];
}

function nameIn(block: Block): string | null {
  const queue: PageElement[] = [block.element];
  for (const element of queue) {
    const text = textOf(element, MAX_LONE_CHARACTERS + 1);
    if (isName(text) && block.text.includes(text)) return isMarkedOtherwise(element) ? null : text;
    queue.push(...element.children.filter(isInline));
  }
  return null;
}

const isInline = (child: PageElement | string): child is PageElement =>
  child instanceof PageElement && !BLOCK.has(child.tag);

const isName = (text: string) => {
  if (SHORT_UNCASED_NAME.test(text)) return true;
  const [first = ''] = text.toLowerCase().split(/[\s.]/, 1);
  return /\p{Lu}/u.test(text) && isPersonName(text) && !isCommonWord(first);
};

function isMarkedOtherwise(element: PageElement): boolean {
  if (element.tag === 'h1' || OTHER_CLASS.test(element.attribute('class'))) return true;
  return element.has('href') && !AUTHOR_LINK.test(element.attribute('href'));
}

function isBesideDay(name: string, { text, element }: Block, isDay: (line: string) => boolean): boolean {
  const boxes = element.parent ? [text, textOf(element.parent, MAX_BOX_CHARACTERS)] : [text];
  return boxes.some((box) => isDay(box.replace(name, ' ').trim()));
}

/** Whether other lines of the same shape name other people and days, as in a forum or a list of stories. */
function isRepeated(
  { index, element }: Block,
  blocks: readonly Block[],
  isDay: (line: string) => boolean,
): boolean {
  return blocks.some((other) => {
    const isAlike =
      other.index > index &&
      other.words <= MAX_LONE_WORDS &&
      other.element.tag === element.tag &&
      other.element.attribute('class') === element.attribute('class');
    const name = isAlike ? nameIn(other) : null;
    return name !== null && isBesideDay(name, other, isDay);
  });
}

/** Whether the page names it above the headline, in the headline, or as a place: "in Hong Kong". */
function isKnownOtherwise(name: string, blocks: readonly Block[], headlineAt: number): boolean {
  return blocks.some(
    ({ text, index }) =>
      (index <= headlineAt && text.includes(name)) ||
      /(?:^|\s)(?:in|near|from|aus|nach|à|en|em)\s$/iu.test(text.slice(0, Math.max(0, text.indexOf(name)))),
  );
}
