/** Reads the statements in the short lines around a headline: when, by whom, and from which agency. */
import type { Author } from '@earshot/schema/analyst-record';
import { withAsciiDigits } from '@earshot/schema/values/dates/find-dates';
import type { Block } from '../html/blocks.ts';
import { countWords } from '../html/count-words.ts';
import { isComment } from '../refusal/page-parts.ts';
import { readByline, SEGMENT } from './byline.ts';
import { type DatedSpan, type DatingOptions, datedSpans, readDateline } from './dated-spans.ts';
import { type FoundLabel, findLabels } from './labels.ts';
import { hasGivenName, isPersonName } from './names.ts';

export interface Statements {
  /** Visible dates near the headline, those most likely to be about this article first. */
  readonly dates: readonly DatedSpan[];
  /** Dates labeled as publication dates further down the page. */
  readonly laterDates: readonly DatedSpan[];
  readonly authors: readonly Author[];
  readonly agency: string | null;
}

export interface StatementSources extends DatingOptions {
  readonly blocks: readonly Block[];
  /** Index of the block with the headline, or -1. */
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

/** Reads the statements of a page: lines below the headline first, then those above it. */
export function readStatements(sources: StatementSources): Statements {
  const { blocks, headlineAt } = sources;
  const from = Math.max(headlineAt, 0);
  const below = blocks.slice(from, from + BLOCKS_BELOW);
  const above = blocks.slice(Math.max(0, from - BLOCKS_ABOVE), from).reverse();
  const linesAround = (isWanted: (block: Block) => boolean) => {
    const linesIn = (part: readonly Block[]) =>
      part.filter((block) => isWanted(block) && !isComment(block.element)).flatMap(linesOf);
    // The empty line keeps a line far below the headline from being a neighbor of one above it.
    return [...linesIn(below), { text: '', words: 0 }, ...linesIn(above)];
  };
  const near = linesAround(() => true);
  const besideHeadline = linesAround(({ index }) => index !== headlineAt);
  const head = bylinesOf(besideHeadline);
  const datelines = below
    .filter(({ words }) => words > MAX_SENTENCE_WORDS)
    .slice(0, MAX_DATELINE_PARAGRAPHS)
    .flatMap(({ text }) => readDateline(text, sources) ?? []);
  const later = blocks.slice(from + BLOCKS_BELOW, from + BLOCKS_LATER).flatMap(linesOf);
  return {
    authors: head.authors,
    agency: head.agency ?? datelines.find(({ agency }) => agency !== null)?.agency ?? null,
    dates: [...datesOf(near, sources), ...datelines.flatMap(({ dates }) => dates)],
    laterDates: datesOf(later, sources, true).filter(({ kind }) => kind === 'published'),
  };
}

interface Line {
  readonly text: string;
  readonly words: number;
}

/**
 * Returns the lines of a short block that may be statements: very short lines, lists of short segments, lines that start
 * with a label, and lines that do not end like a sentence. Empty for a block of more than `MAX_SENTENCE_WORDS` words that
 * is mostly links and has no digits.
 */
function linesOf({ text, words, linkWords }: Block): Line[] {
  if (words > MAX_BLOCK_WORDS || words === 0) return [];
  if (linkWords > MAX_LINK_SHARE * words && words > MAX_SENTENCE_WORDS && !/\d/.test(text)) return [];
  return withAsciiDigits(text)
    .split('\n')
    .filter((line) => line.length <= MAX_LINE_CHARACTERS)
    .map((line) => ({ text: line, words: countWords(line) }))
    .filter(isStatement);
}

const MAX_SEGMENT_WORDS = 6;
const SENTENCE_END = /\p{L}{3,}[.!?。]["”»)]?$/u;

function isStatement({ text, words }: Line): boolean {
  if (words === 0 || words > MAX_LINE_WORDS) return false;
  if (words <= MAX_SENTENCE_WORDS || !SENTENCE_END.test(text)) return true;
  // "14.10.2026 · Von Petra Lindhoff · Lesedauer: 2 Min." ends like a sentence.
  const segments = text.split(SEGMENT);
  const isListed = segments.length > 1 && segments.every((each) => countWords(each) <= MAX_SEGMENT_WORDS);
  return isListed || beginsWithLabel(text);
}

function beginsWithLabel(text: string): boolean {
  const [first] = findLabels(text);
  return first?.start === 0 && first.kind !== 'other' && first.kind !== 'photo';
}

/** With `isLabeled`, returns only dates with a label, in which case most lines need no search for dates. */
function datesOf(lines: readonly Line[], options: DatingOptions, isLabeled = false): DatedSpan[] {
  const spans: DatedSpan[] = [];
  let carried: FoundLabel | null = null;
  for (const { text, words } of lines) {
    const labels = findLabels(text);
    const isSkipped = isLabeled && carried === null && labels.length === 0;
    const found = isSkipped ? [] : datedSpans(text, options, carried);
    spans.push(...found.filter(({ isRelative }) => !isRelative || words <= MAX_RELATIVE_WORDS));
    const [only] = labels;
    carried =
      labels.length === 1 && only && /^[\s:：]*$/.test(text.slice(only.end)) && only.start === 0
        ? only
        : null;
  }
  return spans;
}

function bylinesOf(lines: readonly Line[]): Pick<Statements, 'authors' | 'agency'> {
  const bylines = lines.flatMap(({ text }) => readByline(text) ?? []);
  return {
    authors: bylines.find(({ authors }) => authors.length > 0)?.authors ?? besideDate(lines),
    agency: bylines.find(({ agency }) => agency !== null)?.agency ?? null,
  };
}

/**
 * Returns the person named without a label in the line of the date or a neighboring line. Only a common given name counts,
 * because sections and links look the same: "Business Buzz".
 */
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
