/** Finds numbers by shape alone: in rows of buttons next to their icons, and in columns over videos below their icons. */
import { type Area, areaOf, type GrayPicture, groundOf, shapesOf } from './find-shapes.ts';

export interface Counter {
  readonly number: Area;
  readonly icon: Area;
  readonly digitHeight: number;
  /** Minimum and maximum, because characters may touch. Decimal points are not included. */
  readonly characters: readonly [least: number, most: number];
  /** Number of characters before each decimal point or comma. */
  readonly marks: readonly number[];
}

/**
 * `MAX_SHAPE_CAPITALS`, `DIGIT_CAPITALS` and `MAX_MARK` are in heights of the post's capitals, the others in heights
 * of digits.
 */
const MAX_SHAPE_CAPITALS = 4;
const DIGIT_CAPITALS = { least: 0.5, most: 1.35 };
const SAME_HEIGHT = 0.14;
const MIN_LETTER = 0.6;
const MAX_LETTER = 1.25;
const MAX_CHARACTER_WIDTH = 2.2;
const USUAL_WIDTH = 0.9;
const MAX_MARK = 0.45;
const MAX_GAP = 0.6;
const MAX_MARKED_GAP = 0.9;
const MAX_ICON_GAP = 7;
const MAX_ICON_PART_GAP = 0.4;
const MAX_NUMBER_WIDTH = 8.5;
/** A single shape of digit height that is at least this wide is an icon, not a number. */
const MIN_LONE_ICON = 0.95;
const MIN_ICON = 0.95;
const MAX_ICON = 3.6;
const BASELINE = 0.2;
const MAX_CHARACTERS = 9;
const [MIN_BARS, MAX_BARS] = [3, 5];
const MAX_BAR = 0.34;
const MAX_BAR_GAP = 0.6;
const BAR_RATIO = 1.15;
/** A row with more shapes is a line of text. */
const MAX_ROW_SHAPES = 60;
/** Maximum share of the row that is covered. Lines of text have at least 0.7. */
const MAX_DENSITY = 0.62;

/** @param ground background level of the page, because a photo may fill most of the part */
export function findCounters(
  picture: GrayPicture,
  capital: number,
  ground = groundOf(picture).ground,
): Counter[] {
  const shapes = shapesOf(picture, ground, 1).filter(
    ({ width, height }) => Math.max(width, height) < MAX_SHAPE_CAPITALS * capital,
  );
  const isMark = ({ width, height }: Area) => Math.max(width, height) < MAX_MARK * capital;
  const marks = shapes.filter(isMark);
  return rowsOf(
    shapes.filter((shape) => !isMark(shape)),
    capital,
  ).flatMap((row) => countersOf(joined(row), marks, capital));
}

function rowsOf(shapes: readonly Area[], capital: number): Area[][] {
  const middle = ({ top, height }: Area) => top + height / 2;
  const rows: Area[][] = [];
  for (const shape of [...shapes].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const mean = row ? row.reduce((sum, other) => sum + middle(other), 0) / row.length : 0;
    if (row && middle(shape) - mean < 0.5 * capital) row.push(shape);
    else rows.push([shape]);
  }
  return rows.filter(({ length }) => length <= MAX_ROW_SHAPES);
}

/** Joins shapes that overlap horizontally, such as the two arrows of a repost icon or an i and its dot. */
function joined(row: readonly Area[]): Area[] {
  const parts: Area[] = [];
  for (const shape of [...row].sort((a, b) => a.left - b.left)) {
    const last = parts.at(-1);
    const shared = last ? last.right - shape.left : 0;
    if (last && shared > 0.2 * Math.min(last.width, shape.width))
      parts[parts.length - 1] = around(last, shape);
    else parts.push(shape);
  }
  return parts;
}

const around = (a: Area, b: Area): Area =>
  areaOf({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  });

/** Maximum number of characters, because a wide shape may be two digits that touch. */
const countOf = (characters: readonly Area[], height: number) =>
  characters.reduce((sum, { width }) => sum + (width > USUAL_WIDTH * height ? 2 : 1), 0);

function countersOf(shapes: readonly Area[], marks: readonly Area[], capital: number): Counter[] {
  const digit = digitOf(shapes, capital);
  if (!digit || densityOf(shapes) > MAX_DENSITY) return [];
  const { height, bottom } = digit;
  const row = withBars(shapes, height);
  const counters: Counter[] = [];
  let icon: Area | null = null;
  for (let i = 0; i < row.length; ) {
    const characters = charactersFrom(row.slice(i), marks, digit);
    const [first = row[i]] = characters;
    if (!first) break;
    i += Math.max(1, characters.length);
    if (characters.length === 0) {
      const isPart: boolean = icon !== null && first.left - icon.right < MAX_ICON_PART_GAP * height;
      icon = icon && isPart ? around(icon, first) : first;
      continue;
    }
    if (characters.length === 1 && first.width > MIN_LONE_ICON * height) {
      icon = first;
      continue;
    }
    const number = characters.reduce(around);
    const count = countOf(characters, height);
    const next = row[i];
    const isCut = next !== undefined && next.left - number.right < MAX_GAP * height;
    if (icon && !isCut && isBeside(icon, number, height) && count <= MAX_CHARACTERS) {
      const places = marks
        .filter((mark) => isPoint(mark, number, bottom, height))
        .map((mark) => characters.filter(({ left }) => left < mark.left).length);
      const least = characters.length;
      counters.push({ number, icon, digitHeight: height, characters: [least, count], marks: places });
    }
    icon = null;
  }
  return counters;
}

function charactersFrom(
  row: readonly Area[],
  marks: readonly Area[],
  { height, bottom }: { height: number; bottom: number },
): Area[] {
  const isCharacter = (shape: Area) =>
    shape.height > MIN_LETTER * height &&
    shape.height < MAX_LETTER * height &&
    shape.width < MAX_CHARACTER_WIDTH * height &&
    Math.abs(shape.bottom - bottom) < BASELINE * height;
  const characters: Area[] = [];
  for (const next of row) {
    const from = characters.length > 0 ? characters.reduce(around).right : next.left;
    const hasMark = marks.some(
      ({ left, top }) => left >= from && left < next.left && Math.abs(top - bottom) < height / 2,
    );
    const maxGap = (hasMark ? MAX_MARKED_GAP : MAX_GAP) * height;
    if (!isCharacter(next) || next.left - from > maxGap) break;
    characters.push(next);
  }
  return characters;
}

/** Joins the bars of a chart icon (views). They are as thin as a 1, but differ in height. */
function withBars(row: readonly Area[], height: number): Area[] {
  const parts: Area[] = [];
  for (let i = 0; i < row.length; i += 1) {
    const bars = row.slice(i, i + MAX_BARS);
    const end = bars.findIndex(
      (bar, k) =>
        bar.width > MAX_BAR * height ||
        (k > 0 && bar.left - (bars[k - 1] ?? bar).right > MAX_BAR_GAP * height),
    );
    const run = end < 0 ? bars : bars.slice(0, end);
    const heights = run.map((bar) => bar.height);
    const isChart = run.length >= MIN_BARS && Math.max(...heights) > BAR_RATIO * Math.min(...heights);
    parts.push(isChart ? run.reduce(around) : (row[i] ?? run.reduce(around)));
    if (isChart) i += run.length - 1;
  }
  return parts;
}

function densityOf(row: readonly Area[]): number {
  const [first, last] = [row[0], row.at(-1)];
  const width = first && last ? last.right - first.left : 1;
  return row.reduce((sum, shape) => sum + shape.width, 0) / width;
}

function isBeside(icon: Area, number: Area, height: number): boolean {
  const [high, wide] = [icon.height / height, icon.width / height];
  const isIcon =
    Math.max(high, wide) > MIN_ICON && Math.max(high, wide) < MAX_ICON && Math.min(high, wide) > 0.45;
  const gap = (number.left - icon.right) / height;
  return isIcon && gap < MAX_ICON_GAP && number.width < MAX_NUMBER_WIDTH * height;
}

const isPoint = (mark: Area, number: Area, bottom: number, height: number) =>
  mark.left > number.left &&
  mark.right < number.right &&
  Math.abs(mark.bottom - bottom) < 0.35 * height &&
  mark.top > bottom - 0.5 * height;

/** Finds the height and baseline that most shapes in the row share, or null if no shapes share one. */
function digitOf(row: readonly Area[], capital: number): { height: number; bottom: number } | null {
  let best: readonly Area[] = [];
  for (const { height, top, width } of row) {
    if (height < DIGIT_CAPITALS.least * capital || height > DIGIT_CAPITALS.most * capital || width > height)
      continue;
    const alike = row.filter(
      (other) =>
        Math.abs(other.height / height - 1) < SAME_HEIGHT &&
        Math.abs(other.bottom - top - height) < 0.15 * height,
    );
    if (alike.length > best.length) best = alike;
  }
  const middle = [...best].sort((a, b) => a.height - b.height)[best.length >> 1];
  return middle ? { height: middle.height, bottom: middle.bottom } : null;
}

const STACKED_DIGITS_PX = { least: 6, most: 60 };
const STACKED_HEIGHT = { least: 0.62, most: 1.3 };
const STACKED_MARK = 0.5;
const STACKED_WIDTH = 6;
const STACKED_CHARACTERS = 6;
const STACKED_ICON = { least: 1.2, most: 4.8 };
const STACKED_GAP = { icon: 2.2, iconPart: 0.35, marked: 0.95 };
const SAME_CENTER = 0.8;
const SPACING = { least: 2.8, most: 18 };

/** Counters of the column with the most numbers, from top to bottom. */
export function findStackedCounters(picture: GrayPicture): Counter[] {
  const shapes = shapesOf(picture, 255, 1);
  const found = numbersIn(shapes).flatMap((number) => iconAbove(number, shapes) ?? []);
  let best: Counter[] = [];
  for (const first of found) {
    const column = columnFrom(first, found);
    if (column.length > best.length) best = column;
  }
  return best.length < 2 ? [] : best;
}

const middleOf = ({ left, width }: Area) => left + width / 2;

type PrintedNumber = Omit<Counter, 'icon'>;

function numbersIn(shapes: readonly Area[]): PrintedNumber[] {
  const characters = shapes
    .filter(
      ({ width, height }) =>
        height >= STACKED_DIGITS_PX.least &&
        height <= STACKED_DIGITS_PX.most &&
        width < MAX_CHARACTER_WIDTH * height,
    )
    .sort((a, b) => a.left - b.left);
  const marks = shapes.filter(
    ({ width, height }) => Math.max(width, height) <= STACKED_MARK * STACKED_DIGITS_PX.most,
  );
  const lines: Area[][] = [];
  for (const next of characters) {
    const line = lines.findLast((earlier) => continues(earlier, next, marks));
    if (line) line.push(next);
    else lines.push([next]);
  }
  const numbers = lines.flatMap((line) => numberOf(line, marks) ?? []);
  return numbers.filter(
    ({ number, digitHeight }) => !shapes.some((shape) => isCutBy(shape, number, digitHeight)),
  );
}

/** True if another shape touches the number, such as a digit joined to a comma: the number is incomplete. */
function isCutBy(shape: Area, number: Area, height: number): boolean {
  const gap = Math.max(number.left - shape.right, shape.left - number.right);
  const isLevel = shape.top < number.bottom && shape.bottom > number.top;
  return isLevel && gap >= 0 && gap < MAX_GAP * height && shape.height > STACKED_MARK * height;
}

function continues(line: readonly Area[], next: Area, marks: readonly Area[]): boolean {
  const last = line.at(-1);
  const height = Math.max(...line.map((number) => number.height));
  if (!last || Math.abs(last.bottom - next.bottom) > BASELINE * height) return false;
  const ratio = next.height / height;
  const gap = next.left - last.right;
  if (ratio < STACKED_HEIGHT.least || ratio > STACKED_HEIGHT.most || gap < -BASELINE * height) return false;
  return (
    gap < MAX_GAP * height ||
    (gap < STACKED_GAP.marked * height && marks.some((mark) => isMarkOf(mark, around(last, next))))
  );
}

function isMarkOf(mark: Area, area: Area): boolean {
  const { height } = area;
  const isSmall = Math.max(mark.width, mark.height) <= STACKED_MARK * height;
  const isLow = mark.top > area.bottom - height / 2 && mark.bottom < area.bottom + height / 2;
  return isSmall && isLow && mark.left > area.left && mark.right < area.right;
}

function numberOf(line: readonly Area[], marks: readonly Area[]): PrintedNumber | null {
  const number = line.reduce(around);
  const heights = line.map(({ height }) => height).sort((a, b) => a - b);
  const digitHeight = heights[heights.length >> 1] ?? 0;
  const most = countOf(line, digitHeight);
  if (number.width > STACKED_WIDTH * digitHeight || line.length > STACKED_CHARACTERS) return null;
  const numberMarks = marks.filter((mark) => !line.includes(mark) && isMarkOf(mark, number));
  const places = numberMarks.map((mark) => line.filter(({ left }) => left < mark.left).length);
  return { number, digitHeight, characters: [line.length, most], marks: places };
}

function iconAbove(found: PrintedNumber, shapes: readonly Area[]): Counter | null {
  const { number, digitHeight: height } = found;
  const isPart = (part: Area) =>
    part.width < STACKED_ICON.most * height &&
    part.height < STACKED_ICON.most * height &&
    Math.abs(middleOf(part) - middleOf(number)) < (STACKED_ICON.most / 2) * height &&
    part.bottom <= number.top;
  const parts = shapes.filter(
    (part) => isPart(part) && number.top - part.bottom < (STACKED_GAP.icon + STACKED_ICON.most) * height,
  );
  parts.sort((a, b) => b.bottom - a.bottom);
  let icon: Area | null = null;
  for (const part of parts) {
    const isNear: boolean = icon
      ? icon.top - part.bottom < STACKED_GAP.iconPart * height
      : number.top - part.bottom < STACKED_GAP.icon * height && part.height > STACKED_MARK * height;
    if (isNear) icon = icon ? around(icon, part) : part;
  }
  if (!icon || Math.abs(middleOf(icon) - middleOf(number)) > SAME_CENTER * height) return null;
  const sides = [icon.width / height, icon.height / height];
  return Math.min(...sides) > 0.8 &&
    Math.max(...sides) > STACKED_ICON.least &&
    Math.max(...sides) < STACKED_ICON.most
    ? { ...found, icon }
    : null;
}

function columnFrom(first: Counter, all: readonly Counter[]): Counter[] {
  const { digitHeight: height } = first;
  const column = [first];
  const below = all
    .filter(({ number }) => number.top > first.number.top)
    .filter(({ icon }) => Math.abs(middleOf(icon) - middleOf(first.icon)) < SAME_CENTER * height)
    .filter(({ digitHeight }) => Math.abs(digitHeight / height - 1) < 0.2)
    .sort((a, b) => a.number.top - b.number.top);
  for (const next of below) {
    const spacing = (next.number.top - (column.at(-1)?.number.top ?? 0)) / height;
    if (spacing > SPACING.least && spacing < SPACING.most) column.push(next);
  }
  return column;
}
