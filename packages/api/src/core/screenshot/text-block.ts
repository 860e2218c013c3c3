import { looksLikeWord } from './looks-like-word.ts';
import type { PostHeader } from './post-header.ts';
import type { RowKind } from './row-kind.ts';
import { CAPITAL_HEIGHT, isSameRow, type Segment, segmentOf, sharedWidth } from './segments.ts';
import { COMPLETE_DATE } from './vocabulary.ts';

/** A row follows the one above when at most this many word heights lie between them: a blank line and a bit. */
const ROW_GAP_HEIGHTS = 3.2;
const ALIGNED_ROW_GAP_HEIGHTS = 3.6;
/** Rows of one text differ in measured type size by this factor at most. */
const MIN_SIZE_RATIO = 0.6;
/** A row of this many times the type size of the rows below it is a title. */
const TITLE_SIZE_RATIO = 1.18;
const MAX_TITLE_ROWS = 5;
/** Lines of one paragraph lie at most this far apart. */
const WRAPPED_GAP_HEIGHTS = 1;
/** A line of a text begins at most this far right of the lines above it. */
const MAX_LINE_INDENT_HEIGHTS = 3;
/** Rows of one column differ in their left edges by less than this. */
const MAX_FLUSH_INDENT_HEIGHTS = 0.3;
/** A frame sets its text in by more than this, and stands this many times the distance of two lines below the text. */
const MIN_BOX_INDENT_HEIGHTS = 0.6;
const MIN_BOX_PITCHES = 1.35;
const MIN_TAG_INDENT_HEIGHTS = 0.25;
const MAX_TAG_WORDS = 3;
/** Words of one row that were read as two stand no further apart than words do. */
const WORD_GAP_HEIGHTS = 1;
/** Parts of one row stand at most this far apart (an emoji between words). */
const SAME_ROW_GAP_HEIGHTS = 4;

/** The text rows of a post, from top to bottom. */
export interface TextBlock {
  readonly title: readonly Segment[];
  readonly rows: readonly Segment[];
  /** Every segment that was used. */
  readonly used: ReadonlySet<Segment>;
}

export interface Page {
  /** From top to bottom. */
  readonly segments: readonly Segment[];
  readonly kindOf: (segment: Segment) => RowKind | null;
  /** Headers that something beside the name proves, and the segments they are made of. */
  readonly proved: readonly PostHeader[];
  readonly headers: ReadonlySet<Segment>;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Follows the text downwards from its first row until UI chrome, another header, a gap or another type size.
 *
 * @param left where its column begins, when its first row begins further right
 */
export function followText(page: Page, first: Segment, left: number = first.box.left): TextBlock {
  const used = new Set<Segment>();
  const rows: Segment[] = [];
  let titleRows = 0;
  for (let row: Segment | undefined = first; row; row = nextRow(page, rows, left, titleRows)) {
    const above = rows.at(-1);
    if (above && titleRows === 0 && rows.length <= MAX_TITLE_ROWS && isTitleAbove(rows, row)) {
      titleRows = rows.length;
    }
    const parts = partsOf(page, row, rows);
    for (const part of parts) used.add(part);
    rows.push(segmentOf(parts.flatMap(({ words }) => words)));
  }
  return { title: rows.slice(0, titleRows), rows: rows.slice(titleRows), used };
}

function nextRow(
  page: Page,
  rows: readonly Segment[],
  columnLeft: number,
  titleRows: number,
): Segment | undefined {
  const above = rows.at(-1);
  if (!above) return undefined;
  const body = {
    ...above.box,
    left: Math.min(columnLeft, ...rows.map(({ box }) => box.left)),
    right: Math.max(...rows.map(({ box }) => box.right)),
  };
  const next = page.segments.find(
    (segment) =>
      segment.box.top > above.box.top + 0.5 * above.height &&
      !isSameRow(segment.box, above.box) &&
      sharedWidth(segment.box, body) > 0 &&
      segment.box.left < body.left + 0.45 * (body.right - body.left) &&
      !(page.kindOf(segment) === 'icons' && segment.box.top < above.box.bottom) &&
      !isTag(page, segment, above),
  );
  if (!next || page.headers.has(next) || isDateRow(page, next)) return undefined;
  const height = CAPITAL_HEIGHT * Math.min(above.size, next.size * 1.4);
  const isAligned = Math.abs(next.box.left - body.left) < 0.3 * above.height;
  const limit = isAligned ? ALIGNED_ROW_GAP_HEIGHTS : ROW_GAP_HEIGHTS;
  if (next.box.top - above.box.bottom > limit * height) return undefined;
  const isText = page.kindOf(next) === null || isLastLine(rows, next) || isWrapped(rows, next);
  if (!isText && !isBetweenLines(page, above, next)) return undefined;
  const ratio = next.size / above.size;
  if (rows.length > 1 && (isAside(rows, next) || isBoxed(rows, next))) return undefined;
  const isSameSize = ratio >= MIN_SIZE_RATIO && ratio <= 1 / MIN_SIZE_RATIO;
  return isSameSize || (titleRows === 0 && ratio < 1 && rows.length <= MAX_TITLE_ROWS) ? next : undefined;
}

/** The whole date stands below the text of an opened post. */
const isDateRow = (page: Page, row: Segment) => page.kindOf(row) === 'time' && COMPLETE_DATE.test(row.text);

/** Whether the rows so far are larger than what follows, all of them, and set apart from it. */
function isTitleAbove(rows: readonly Segment[], next: Segment): boolean {
  const size = Math.min(...rows.map((row) => row.size));
  const gap = next.box.top - (rows.at(-1)?.box.bottom ?? 0);
  return size > TITLE_SIZE_RATIO * next.size && gap > 0.8 * next.height;
}

/** A last line such as `30 November.` looks like UI chrome, but it stands where the text goes on and ends a sentence. */
function isLastLine(rows: readonly Segment[], next: Segment): boolean {
  const [before, above] = rows.slice(-2);
  if (!before || !above) return false;
  const pitch = above.box.bottom - before.box.bottom;
  const isRegular = Math.abs(next.box.bottom - above.box.bottom - pitch) < 0.25 * pitch;
  const isAligned = Math.abs(next.box.left - above.box.left) < 0.6 * above.height;
  return isRegular && isAligned && /[.!?%”"]$/.test(next.text) && (next.words[0]?.confidence ?? 0) > 60;
}

/** Beside the picture of a linked page, far right of rows that all begin at one edge. */
function isAside(rows: readonly Segment[], next: Segment): boolean {
  const left = Math.min(...rows.map(({ box }) => box.left));
  const isFlush = rows.every(({ box, height }) => box.left - left < 0.6 * height);
  return isFlush && next.box.left - left > MAX_LINE_INDENT_HEIGHTS * next.height;
}

/** In a frame of its own, as options of a poll and linked pages are: set in, and further below than lines are apart. */
function isBoxed(rows: readonly Segment[], next: Segment): boolean {
  const [above, row] = rows.slice(-2);
  if (!above || !row) return false;
  const left = Math.min(...rows.map(({ box }) => box.left));
  const isFlush = rows.every(({ box, height }) => box.left - left < MAX_FLUSH_INDENT_HEIGHTS * height);
  const pitch = row.box.bottom - above.box.bottom;
  return (
    isFlush &&
    next.box.left - left > MIN_BOX_INDENT_HEIGHTS * next.height &&
    next.box.bottom - row.box.bottom > MIN_BOX_PITCHES * pitch
  );
}

/** A tag between a title and the text, which is smaller: set in, and nothing but two or three words. */
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

/** What stands between two lines of text at their usual distance is a line too. */
function isBetweenLines(page: Page, above: Segment, row: Segment): boolean {
  const kind = page.kindOf(row);
  if (kind === 'counts' || (kind === 'labels' && row.words.length > 2)) return false;
  const pitch = row.box.bottom - above.box.bottom;
  const isNear = row.box.top - above.box.bottom < 1.3 * above.height;
  return (
    isNear &&
    page.segments.some(
      (below) =>
        Math.abs(below.box.bottom - row.box.bottom - pitch) < 0.15 * pitch &&
        Math.abs(below.box.left - row.box.left) < 0.3 * above.height &&
        Math.abs(above.box.left - row.box.left) < 0.3 * above.height &&
        page.kindOf(below) === null &&
        !page.headers.has(below),
    )
  );
}

/**
 * The end of a sentence may read like UI chrome (`Friday`, `in public:`), but it stands where a wrapped line goes on: right
 * below, at the left edge of the text, as large, and its first word had no room in the line above.
 */
function isWrapped(rows: readonly Segment[], next: Segment): boolean {
  const above = rows.at(-1);
  const [word] = next.words;
  if (!above || !word) return false;
  const left = Math.min(...rows.map(({ box }) => box.left));
  const right = Math.max(...rows.map(({ box }) => box.right));
  const gap = next.box.top - above.box.bottom;
  return (
    gap < WRAPPED_GAP_HEIGHTS * above.height &&
    Math.abs(next.box.left - left) < 0.6 * above.height &&
    next.size < above.size / MIN_SIZE_RATIO &&
    next.size > above.size * MIN_SIZE_RATIO &&
    above.box.right + (word.box.right - word.box.left) > right &&
    looksLikeWord(word.text)
  );
}

/** A letter that was read apart from its row may reach into the next one by this many word heights. */
const MAX_PART_OVERLAP_HEIGHTS = 0.5;

const hasWord = (segment: Segment) => segment.words.some(({ text }) => looksLikeWord(text));

/** The row with whatever stands beside it inside the text's width. */
function partsOf(page: Page, row: Segment, rows: readonly Segment[]): Segment[] {
  const right = Math.max(row.box.right, ...rows.map(({ box }) => box.right)) + 2 * row.height;
  const parts = [row];
  for (const segment of page.segments) {
    const last = parts.at(-1) ?? row;
    const isBeside =
      segment !== row &&
      isSameRow(segment.box, row.box) &&
      segment.box.left >= last.box.right - MAX_PART_OVERLAP_HEIGHTS * row.height;
    const isClose =
      segment.box.left - last.box.right < SAME_ROW_GAP_HEIGHTS * row.height &&
      page.kindOf(segment) !== 'icons';
    const isNext = segment.box.left - last.box.right < WORD_GAP_HEIGHTS * row.height;
    if (isBeside && isClose && (isNext || segment.box.right <= right) && hasWord(segment)) {
      parts.push(segment);
    }
  }
  return parts;
}
