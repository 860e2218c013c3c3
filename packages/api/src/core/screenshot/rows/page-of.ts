import { looksLikeName, type PostHeader } from '../headers/author-name.ts';
import { findHeaders } from '../headers/find-headers.ts';
import { type RowKind, rowKindOf } from '../words/row-kind.ts';
import {
  type ImageText,
  isSameRow,
  MAX_CHROME_CHARACTERS,
  type Segment,
  sharedWidth,
  splitSegments,
} from '../words/segments.ts';
import { COMPLETE_DATE } from '../words/vocabulary.ts';
import { labelRows, type RowLabel } from './row-labels.ts';
import { inkOf, middle, type Page } from './text-block.ts';

const SPECK_SHARE = 0.4;

/** Kinds of rows by their words alone. */
export function ruledPage(image: ImageText): Page {
  const segments = legibleSegments(image);
  const kinds = new Map(
    segments.map((segment): [Segment, RowKind | null] => {
      const row = segments.filter(({ box }) => isSameRow(box, segment.box));
      return [segment, rowKindOf(segment, row)];
    }),
  );
  const kindOf = (segment: Segment) => kinds.get(segment) ?? null;
  const proved = findHeaders(segments, kindOf);
  return {
    segments,
    kindOf,
    proved,
    headers: new Set(proved.flatMap((header) => header.segments)),
    lines: new Map(),
    widthPx: image.widthPx,
    heightPx: image.heightPx,
  };
}

function legibleSegments(image: ImageText): Segment[] {
  const segments = splitSegments(image.lines).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const heights = segments.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return segments.filter(({ height }) => height > SPECK_SHARE * usual).sort((a, b) => a.box.top - b.box.top);
}

const TEXTS: readonly RowLabel[] = ['text', 'title', 'quote'];
const HEADERS: readonly RowLabel[] = ['author', 'handle', 'time'];
/** A row without a listed phrase is UI if it is neither text nor header with this probability. */
const OWN_SHARE = 0.99;
const MOST_ODDS = 4;

/** Kinds of rows by their words and the row model. */
export function pageOf(image: ImageText): Page {
  const ruled = ruledPage(image);
  const labels = labelRows(ruled);
  const page = withLines(ruled);
  const shareOf = (row: Segment, names: readonly RowLabel[]) =>
    names.reduce((sum, name) => sum + (labels.get(row)?.[name] ?? 0), 0);
  return {
    ...page,
    kindOf: (row) => {
      const kind = page.kindOf(row);
      const isKnown =
        kind !== null ||
        page.lines.has(row) ||
        page.headers.has(row) ||
        row.text.length > MAX_CHROME_CHARACTERS;
      return isKnown || shareOf(row, [...TEXTS, ...HEADERS]) > 1 - OWN_SHARE ? kind : 'labels';
    },
    oddsOf: (row) => ({
      text: page.lines.has(row) ? MOST_ODDS : logOdds(shareOf(row, TEXTS)),
      body: page.lines.has(row) ? MOST_ODDS : logOdds(shareOf(row, [...TEXTS, 'tags'])),
      header: logOdds(shareOf(row, HEADERS)),
    }),
  };
}

/** Lines of a text do not confirm a name. */
function withLines(page: Page): Page {
  const lines = linesOfText(page);
  const proved = page.proved.filter(({ segments }) => !segments.some((row) => lines.has(row)));
  return {
    ...page,
    lines,
    proved,
    headers: new Set(proved.flatMap(({ segments }) => segments)),
    kindOf: (row) => (lines.has(row) ? null : page.kindOf(row)),
  };
}

function logOdds(share: number): number {
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, Math.log(share / (1 - share))));
}

type RuledPage = Pick<Page, 'segments' | 'kindOf' | 'headers' | 'proved'>;

const TEXT_WORDS = 4;
const MAX_INDENT_HEIGHTS = 0.35;
const MAX_SIZE_LOG = 0.13;
/** Metadata is paler than the text. */
const MIN_INK_SHARE = 0.87;
const SAME_INK_SHARE = 0.95;
const SAME_SIZE_LOG = 0.08;
const BLANK_LINE_SIZES = 3.4;
const NEXT_LINE_SIZES = 1.75;
const MAX_LAST_PITCH = 1.2;
const MIN_TEXT_INK = 0.8;

/** Rows set like the text are text whatever their words say: a figure, an age, a day, `2 comments`. */
function linesOfText(page: RuledPage): Page['lines'] {
  const inks = page.segments.flatMap((row) => inkOf(row) ?? []).sort((a, b) => a - b);
  const strong = inks[Math.floor(0.9 * inks.length)] ?? 0;
  const lines = new Map<Segment, 'first' | 'next'>();
  for (const row of page.segments) {
    if (!isSentence(page, row) || lines.has(row)) continue;
    for (const line of linesBelow(page, row, strong)) lines.set(line, 'next');
    const first = openingOf(page, row);
    if (first) lines.set(first, 'first').set(row, 'next');
  }
  return lines;
}

function openingOf(page: RuledPage, sentence: Segment): Segment | undefined {
  const [row, header] = page.segments.filter(({ box }) => box.bottom < sentence.box.bottom).toReversed();
  const isOpening =
    row &&
    header &&
    (page.kindOf(row) === 'time' || page.kindOf(row) === 'counts' || page.kindOf(row) === 'icons') &&
    page.headers.has(header) &&
    !isHeader(page, row) &&
    isSetAlike(sentence, row) &&
    isNextLine([row], sentence) &&
    !hasBeside(page, row);
  return isOpening ? row : undefined;
}

function linesBelow(page: RuledPage, first: Segment, strong: number): Segment[] {
  const rows = [first];
  let sentences = 1;
  let lastSentence = 0;
  for (let next = nextBelow(page, first); next; next = nextBelow(page, next)) {
    const above = rows.at(-1) ?? first;
    const isNear = next.box.bottom - above.box.bottom < BLANK_LINE_SIZES * first.size;
    if (!isNear || !isSetAlike(first, next) || isHeader(page, next) || hasBeside(page, next)) break;
    rows.push(next);
    if (!isSentence(page, next)) continue;
    sentences += 1;
    lastSentence = rows.length - 1;
  }
  // A new paragraph may also be another text, which the model decides.
  const lines = rows
    .slice(0, lastSentence + 1)
    .filter((row, i) => i > 0 && (!isSentence(page, row) || isNextLine(rows.slice(0, i), row)));
  const ink = inkOf(first);
  if (ink === null || (sentences === 1 && ink < MIN_TEXT_INK * strong)) return lines;
  for (let i = lastSentence + 1; i < rows.length; i += 1) {
    const row = rows[i];
    if (!row || !(isNextLine(rows.slice(0, i), row) || isParagraph(page, first, row))) break;
    if (page.kindOf(row) !== 'labels') lines.push(row);
  }
  return lines;
}

/** `£380m`, `12 000`, `2-1`, `1. 2019` */
const FIGURE = /^\P{L}{0,2}\d+(?:[\d.,)]| \d{3,4}$)*(?: ?\S{1,2})?$/u;

const isParagraph = ({ kindOf }: RuledPage, first: Segment, row: Segment) =>
  kindOf(row) !== 'labels' &&
  (kindOf(row) !== 'icons' || FIGURE.test(row.text)) &&
  !COMPLETE_DATE.test(row.text) &&
  (inkOf(row) ?? 0) > SAME_INK_SHARE * (inkOf(first) ?? 1) &&
  Math.abs(Math.log(row.size / first.size)) < SAME_SIZE_LOG;

const isSentence = (page: RuledPage, row: Segment) =>
  page.kindOf(row) === null &&
  !page.headers.has(row) &&
  row.words.length >= TEXT_WORDS &&
  !looksLikeName(row.text);

function nextBelow({ segments }: RuledPage, row: Segment): Segment | undefined {
  return segments.find(
    ({ box }) =>
      box.top > row.box.top + 0.5 * row.height &&
      !isSameRow(box, row.box) &&
      (sharedWidth(box, row.box) > 0 || Math.abs(box.left - row.box.left) < row.height),
  );
}

function isSetAlike(first: Segment, row: Segment): boolean {
  const [ink, rowInk] = [inkOf(first), inkOf(row)];
  return (
    Math.abs(row.box.left - first.box.left) < MAX_INDENT_HEIGHTS * first.height &&
    Math.abs(Math.log(row.size / first.size)) < MAX_SIZE_LOG &&
    (ink === null || rowInk === null || rowInk > MIN_INK_SHARE * ink)
  );
}

/** Buttons and counters share their row with others. */
const hasBeside = ({ segments }: RuledPage, row: Segment) =>
  segments.some((other) => other !== row && isSameRow(other.box, row.box));

/** The age in a header is smaller or paler than the name, a line of a text is not. */
function isHeader({ headers, proved }: RuledPage, row: Segment): boolean {
  if (!headers.has(row)) return false;
  const isReal = ({ handle, segments: [name, ...rest] }: PostHeader) =>
    handle !== null || !name || rest.length === 0 || inkOf(name) === null || !isSetAlike(name, row);
  return proved.some((header) => header.segments.includes(row) && isReal(header));
}

function isNextLine(rows: readonly Segment[], row: Segment | undefined): boolean {
  const above = rows.at(-1);
  if (!above || !row) return false;
  const pitches = rows.slice(1).map(({ box }, i) => box.bottom - (rows[i]?.box.bottom ?? 0));
  const limit = pitches.length > 0 ? MAX_LAST_PITCH * middle(pitches) : NEXT_LINE_SIZES * above.size;
  return row.box.bottom - above.box.bottom < Math.min(limit, NEXT_LINE_SIZES * above.size);
}
