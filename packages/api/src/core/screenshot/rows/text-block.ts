import type { PostHeader } from '../headers/author-name.ts';
import type { RowKind } from '../words/row-kind.ts';
import { CAPITAL_HEIGHT, isSameRow, looksLikeWord, type Segment, sharedWidth } from '../words/segments.ts';
import { MORE } from '../words/vocabulary.ts';

const ROW_GAP_HEIGHTS = 3.2;
const ALIGNED_ROW_GAP_HEIGHTS = 5.2;
const TITLE_GAP_HEIGHTS = 5;
const MIN_SIZE_RATIO = 0.6;
const TITLE_SIZE_RATIO = 1.18;
export const MAX_TITLE_ROWS = 5;
/** A row of UI words this close to the text may be a line of it. */
const LINE_GAP_HEIGHTS = 1.3;
const LINE_INDENT_HEIGHTS = 0.6;
const LINE_SIZE_RATIO = 0.75;
const MAX_LINE_WORDS = 2;
const LOOSE_PITCHES = 1.25;
const LOOSE_INDENT_HEIGHTS = 0.3;
/** A song: a note, read as one or two characters, then its title and singer. */
const BEHIND_NOTE = /^\S{1,2} .*[-–·•] /u;
const MAX_FLUSH_INDENT_HEIGHTS = 0.3;
const MIN_TAG_INDENT_HEIGHTS = 0.25;
const MAX_TAG_WORDS = 3;

export interface TextBlock {
  readonly title: readonly Segment[];
  readonly rows: readonly Segment[];
  readonly used: ReadonlySet<Segment>;
}

export interface Page {
  readonly segments: readonly Segment[];
  readonly kindOf: (segment: Segment) => RowKind | null;
  readonly proved: readonly PostHeader[];
  readonly headers: ReadonlySet<Segment>;
  /** Rows that begin a text, and rows that go on with it. */
  readonly lines: ReadonlyMap<Segment, 'first' | 'next'>;
  /** Log odds of the row model: text, text or its tags, header. Absent before it is used. */
  readonly oddsOf?: (segment: Segment) => Readonly<Record<'text' | 'body' | 'header', number>>;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Follows a text downward until a header, a gap or another type size ends it. `left` is the edge of its column. */
export function followText(page: Page, first: Segment, left: number = first.box.left): TextBlock {
  const rows: Segment[] = [];
  let titleRows = 0;
  for (let row: Segment | undefined = first; row; row = nextRow(page, rows, left, titleRows)) {
    if (titleRows === 0 && rows.length <= MAX_TITLE_ROWS && isTitleAbove(rows, row)) titleRows = rows.length;
    rows.push(row);
  }
  const end = endOf(page, rows);
  const from = end > titleRows ? titleRows : 0;
  return { title: rows.slice(0, from), rows: rows.slice(from, end), used: new Set(rows.slice(0, end)) };
}

/** Leaves out loose rows below the text that the row model takes for something else, such as a poll or a song. */
function endOf(page: Page, rows: readonly Segment[]): number {
  let end = rows.length;
  for (let i = rows.length - 1; i > 0; i -= 1) {
    if (!isLoose(page, rows, i)) continue;
    const above = rows[i - 1];
    if (!rows.slice(i, end).every((row) => above && isOther(page, above, row))) break;
    end = i;
  }
  return end;
}

/** Below this, fewer than 5% of the rows that the model saw were text. For rows set in, a quarter. */
const MAX_OTHER_ODDS = -3;
const MAX_INDENTED_ODDS = -1;
const INDENTED_HEIGHTS = 0.6;
const PERCENT = /^\d{1,3} ?%$/;
const TAG_OR_ADDRESS = /^\S*[#@]\w\S*$|\.\p{Ll}{2,}\/\S+$|^\S+@\S+\.\p{Ll}{2,}$/u;

function isOther(page: Page, above: Segment, row: Segment): boolean {
  const isPollOption = page.segments.some(
    (other) => other !== row && PERCENT.test(other.text) && isSameRow(other.box, row.box),
  );
  if (isPollOption || BEHIND_NOTE.test(row.text)) return true;
  if (TAG_OR_ADDRESS.test(row.words.at(-1)?.text ?? '')) return false;
  const isSetIn = row.box.left - above.box.left > INDENTED_HEIGHTS * row.height;
  const odds = page.oddsOf?.(row).body ?? 0;
  return odds < (isSetIn ? MAX_INDENTED_ODDS : MAX_OTHER_ODDS);
}

function isLoose(page: Page, rows: readonly Segment[], index: number): boolean {
  const [above, next] = [rows[index - 1], rows[index]];
  if (!above || !next || page.lines.get(next) === 'next') return false;
  const ratio = next.size / above.size;
  return (
    page.kindOf(next) !== null ||
    BEHIND_NOTE.test(next.text) ||
    next.box.bottom - above.box.bottom > LOOSE_PITCHES * usualPitch(rows.slice(0, index)) ||
    Math.abs(next.box.left - above.box.left) > LOOSE_INDENT_HEIGHTS * next.height ||
    ratio > 1.15 ||
    ratio < 0.87
  );
}

/** Between lower edges, in pixels. For one row, estimated from the type size. */
export function usualPitch(rows: readonly Segment[]): number {
  const pitches = rows.slice(1).map((row, i) => row.box.bottom - (rows[i]?.box.bottom ?? 0));
  pitches.sort((a, b) => a - b);
  return pitches[Math.floor((pitches.length - 1) / 2)] ?? USUAL_PITCH * (rows[0]?.size ?? 0);
}

const USUAL_PITCH = 1.4;

function nextRow(
  page: Page,
  rows: readonly Segment[],
  columnLeft: number,
  titleRows: number,
): Segment | undefined {
  const above = rows.at(-1);
  if (!above || MORE.test(above.text)) return undefined;
  const body = {
    ...above.box,
    left: Math.min(columnLeft, ...rows.map(({ box }) => box.left)),
    right: Math.max(...rows.map(({ box }) => box.right)),
  };
  const below = page.segments.filter(
    (segment) =>
      segment.box.top > above.box.top + 0.5 * above.height &&
      !isSameRow(segment.box, above.box) &&
      sharedWidth(segment.box, body) > 0 &&
      segment.box.left < body.left + 0.45 * (body.right - body.left) &&
      !(page.kindOf(segment) === 'icons' && segment.box.top < above.box.bottom) &&
      !isTag(page, segment, above),
  );
  const [highest] = below;
  // An icon or an image may be next to the row and extend higher.
  const beside = highest && below.filter(({ box }) => isSameRow(box, highest.box));
  const next = beside?.find((segment) => page.kindOf(segment) !== 'icons') ?? highest;
  if (!next || page.headers.has(next)) return undefined;
  const height = CAPITAL_HEIGHT * Math.min(above.size, next.size * 1.4);
  const isAligned = Math.abs(next.box.left - body.left) < 0.3 * above.height;
  const isTitle = titleRows === 0 && rows.length <= MAX_TITLE_ROWS && isTitleAbove(rows, next);
  const limit = isTitle ? TITLE_GAP_HEIGHTS : isAligned ? ALIGNED_ROW_GAP_HEIGHTS : ROW_GAP_HEIGHTS;
  if (next.box.top - above.box.bottom > limit * height) return undefined;
  if (page.kindOf(next) !== null && !isLikeLine(above, next, body.left)) return undefined;
  const ratio = next.size / above.size;
  const isSameSize = ratio >= MIN_SIZE_RATIO && ratio <= 1 / MIN_SIZE_RATIO;
  return isSameSize || (titleRows === 0 && ratio < 1 && rows.length <= MAX_TITLE_ROWS) ? next : undefined;
}

/** Includes rows such as `Friday` and `30 November.` */
function isLikeLine(above: Segment, next: Segment, left: number): boolean {
  const ratio = next.size / above.size;
  return (
    next.box.top - above.box.bottom < LINE_GAP_HEIGHTS * above.height &&
    next.words.length <= MAX_LINE_WORDS &&
    (looksLikeWord(next.words[0]?.text ?? '') || /[.!?%”"]$/.test(next.text)) &&
    Math.abs(next.box.left - left) < LINE_INDENT_HEIGHTS * above.height &&
    ratio > LINE_SIZE_RATIO &&
    ratio < 1 / LINE_SIZE_RATIO
  );
}

function isTitleAbove(rows: readonly Segment[], next: Segment): boolean {
  const above = rows.at(-1);
  if (!above) return false;
  const size = Math.min(...rows.map((row) => row.size));
  return size > TITLE_SIZE_RATIO * next.size && next.box.top - above.box.bottom > 0.8 * next.height;
}

/** An indented row of at most three words between a title and its text. */
function isTag(page: Page, segment: Segment, title: Segment): boolean {
  const indent = segment.box.left - title.box.left;
  const isSetIn = indent > MIN_TAG_INDENT_HEIGHTS * title.height && indent < 2 * title.height;
  if (!isSetIn || segment.words.length > MAX_TAG_WORDS) return false;
  const text = page.segments.find(
    ({ box, height }) =>
      box.top > segment.box.bottom &&
      box.top - segment.box.bottom < ROW_GAP_HEIGHTS * height &&
      Math.abs(box.left - title.box.left) < MAX_FLUSH_INDENT_HEIGHTS * height,
  );
  return text !== undefined && title.size > TITLE_SIZE_RATIO * text.size;
}

export type Features = Readonly<Record<string, number>>;

export const flag = (isTrue: boolean) => (isTrue ? 1 : 0);
export const rowsOf = ({ title, rows }: TextBlock) => [...title, ...rows];
export const wordsIn = (rows: readonly Segment[]) => rows.flatMap(({ words }) => words);
export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
export const mean = (values: readonly number[]) => total(values) / Math.max(1, values.length);

export const bottomOf = (segments: readonly Segment[]) => Math.max(...segments.map(({ box }) => box.bottom));
export const topOf = (segments: readonly Segment[]) => Math.min(...segments.map(({ box }) => box.top));

export const isTextRow = (page: Page, row: Segment) => page.kindOf(row) === null && !page.headers.has(row);

/** The upper median. 0 if there are no values. */
export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Contrast of a row with its background, 0 to 1. Null without the image. */
export function inkOf({ words }: Segment): number | null {
  const long = words.filter(({ text }) => text.length > 2);
  const inks = (long.length > 0 ? long : words).flatMap(({ ink }) => ink ?? []);
  return inks.length === 0 ? null : middle(inks);
}

export function weighed(features: Features, weightOf: ReadonlyMap<string, number>): number {
  let score = 0;
  for (const [name, value] of Object.entries(features)) score += (weightOf.get(name) ?? 0) * value;
  return score;
}
