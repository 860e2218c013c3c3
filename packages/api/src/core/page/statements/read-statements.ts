/** Reads the statements in the short lines around a headline: when, by whom, and from which agency. */
import type { Author } from '@earshot/schema/analyst-record';
import { withAsciiDigits } from '@earshot/schema/values/dates/find-dates';
import { isCommonWord } from '../../text/background-rank.ts';
import type { Block } from '../html/blocks.ts';
import { countWords } from '../html/count-words.ts';
import { namesNetwork, phraseAtStart } from '../lines/line-classes.ts';
import { isComment } from '../refusal/page-parts.ts';
import { oneWordAuthor, readByline, SEGMENT } from './byline.ts';
import { type DatedSpan, type DatingOptions, datedSpans, readDateline } from './dated-spans.ts';
import { type FoundLabel, findLabels } from './labels.ts';
import { hasGivenName, isPersonName } from './names.ts';

export interface Statements {
  /** Visible dates near the headline, those most likely to be about this article first. */
  readonly dates: readonly DatedSpan[];
  /** Dates labeled as publication dates further down the page. */
  readonly laterDates: readonly DatedSpan[];
  readonly authors: readonly Author[];
  /** Whether the author is a name without a label next to the date, as in articles but also in forums. */
  readonly isBesideDate: boolean;
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
  const head = { ...bylinesOf(besideHeadline, sources), dates: datesOf(near, sources) };
  const datelines = below
    .filter(({ words }) => words > MAX_SENTENCE_WORDS)
    .slice(0, MAX_DATELINE_PARAGRAPHS)
    .flatMap(({ text }) => readDateline(text, sources) ?? []);
  const later = blocks.slice(from + BLOCKS_BELOW, from + BLOCKS_LATER).flatMap(linesOf);
  return {
    authors: head.authors,
    isBesideDate: head.isBesideDate,
    agency: head.agency ?? datelines.find(({ agency }) => agency !== null)?.agency ?? null,
    dates: [...head.dates, ...datelines.flatMap(({ dates }) => dates)],
    laterDates: datesOf(later, sources).filter(({ kind }) => kind === 'published'),
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
  // "14.10.2026 · Von Petra Lindhoff · Lesedauer: 2 Min." ends like a sentence.
  const [first = '', ...others] = text.split(SEGMENT);
  const isListed =
    others.length > 0 && [first, ...others].every((each) => countWords(each) <= MAX_SEGMENT_WORDS);
  return words <= MAX_SENTENCE_WORDS || !SENTENCE_END.test(text) || isListed || beginsWithLabel(text);
}

function beginsWithLabel(text: string): boolean {
  const [first] = findLabels(text);
  return first?.start === 0 && first.kind !== 'other' && first.kind !== 'photo';
}

function datesOf(lines: readonly Line[], options: DatingOptions): DatedSpan[] {
  const spans: DatedSpan[] = [];
  let carried: FoundLabel | null = null;
  for (const { text, words } of lines) {
    const found = datedSpans(text, options, carried);
    spans.push(...found.filter(({ isRelative }) => !isRelative || words <= MAX_RELATIVE_WORDS));
    const labels = findLabels(text);
    const [only] = labels;
    carried =
      labels.length === 1 && only && /^[\s:：]*$/.test(text.slice(only.end)) && only.start === 0
        ? only
        : null;
  }
  return spans;
}

function bylinesOf(
  lines: readonly Line[],
  options: DatingOptions,
): Pick<Statements, 'authors' | 'isBesideDate' | 'agency'> {
  const authors: Author[] = [];
  let agency: string | null = null;
  for (const { text } of lines) {
    const byline = readByline(text);
    if (byline === null) continue;
    agency ??= byline.agency;
    if (authors.length === 0) authors.push(...byline.authors);
  }
  const isBesideDate = authors.length === 0;
  return { authors: isBesideDate ? besideDate(lines, options) : authors, isBesideDate, agency };
}

interface NameInLine {
  readonly name: string;
  /** Whether the line has no text besides the name and a role. */
  readonly isAlone: boolean;
}

/**
 * Returns the beginning of a line up to a day, a label or a separator, or the part after the day if the line begins with
 * one.
 */
function nameBesideDay(text: string, options: DatingOptions): NameInLine | null {
  const [span] = datedSpans(text, options);
  const [, afterDay] = text.split(SEGMENT);
  const isAfterDay = span?.start === 0 && span.end < text.length;
  const label = findLabels(text).find((each) => each.start > 0);
  const end = Math.min(span?.start || text.length, label?.start ?? text.length);
  const [start = ''] = text.slice(0, end).split(/\s*[|•·,\n]\s*|\s[–—-]\s/u);
  const name = (isAfterDay ? (afterDay ?? '') : start).trim();
  if (phraseAtStart(name)?.form === 'alone') return null;
  const isAlone = name === text.trim();
  const hasRole = ROLE.test(text.slice(name.length));
  // Beside a day or a comma, a section or a place looks the same: "Climate Change", "New York".
  const isName = isAlone || hasRole || !beginsWithCommonWord(name) || hasGivenName(name);
  return isName ? { name, isAlone: isAlone || hasRole } : { name: '', isAlone: false };
}

const beginsWithCommonWord = (name: string) => isCommonWord(name.split(/\s/, 1)[0]?.toLowerCase() ?? '');

/** "Ada Fenwick, Political Editor" is a name with a role, "Port Ellery, Scotland" is not. */
const ROLE =
  /^,\s(?=.*(?:editor|r[eé]da[ckt]|report|corr[ei]spon|korrespond|columnist|writer|journalist|giornalista|jornalista|periodista))[^\d.,:;!?]{3,40}$/iu;

/**
 * Finds a name in a line next to the date, alone or with a role, or before or after the date in the same line. A one-word
 * name counts only with a label: "By Kaniz".
 */
function besideDate(lines: readonly Line[], options: DatingOptions): Author[] {
  for (const [i, { text }] of lines.entries()) {
    const found = nameBesideDay(text, options);
    if (found === null || namesNetwork(text)) continue;
    const labeled = oneWordAuthor(text);
    const isPerson = labeled === null && isPersonName(found.name) && /\p{Ll}|\p{sc=Han}/u.test(found.name);
    const name = isPerson ? found.name : labeled;
    if (name === null) continue;
    const beside = found.isAlone ? [lines[i], lines[i + 1], lines[i - 1]] : [lines[i]];
    const hasDate = (line: Line | undefined) =>
      line !== undefined &&
      line.words <= MAX_SENTENCE_WORDS &&
      /\d{1,2}/.test(line.text) &&
      /(?:19|20)\d{2}/.test(line.text);
    if (beside.some(hasDate)) return [{ name, ...(isPerson && { kind: 'person' as const }) }];
  }
  return [];
}
