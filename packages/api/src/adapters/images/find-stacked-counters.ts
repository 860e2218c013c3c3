/** Finds a column of icons with numbers below them, as over videos, by shape alone. */
import { type Area, around, bottomOf, type Counter, rightOf } from './find-counters.ts';
import { type GrayPicture, shapesOf } from './find-shapes.ts';

const DIGITS_PX = { least: 6, most: 60 };
/** In heights of digits. */
const MAX_CHARACTER_WIDTH = 2.2;
const SAME_HEIGHT = { least: 0.62, most: 1.3 };
const BASELINE = 0.2;
const MAX_GAP = 0.6;
const MAX_MARKED_GAP = 0.95;
const MAX_MARK = 0.5;
const MAX_NUMBER_WIDTH = 6;
const MAX_CHARACTERS = 6;
const ICON = { least: 1.2, most: 4.8 };
const MAX_ICON_GAP = 2.2;
const MAX_PART_GAP = 0.35;
const SAME_CENTER = 0.8;
const SPACING = { least: 2.8, most: 18 };
const MIN_NUMBERS = 2;

export function findStackedCounters(picture: GrayPicture): Counter[] {
  const shapes = shapesOf(picture, 255, 1);
  const found = numbersIn(shapes).flatMap((number) => iconAbove(number, shapes) ?? []);
  let best: Counter[] = [];
  for (const first of found) {
    const column = columnFrom(first, found);
    if (column.length > best.length) best = column;
  }
  return best.length < MIN_NUMBERS ? [] : best;
}

const middleOf = ({ left, width }: Area) => left + width / 2;

type PrintedNumber = Omit<Counter, 'icon'>;

function numbersIn(shapes: readonly Area[]): PrintedNumber[] {
  const characters = shapes
    .filter(
      ({ width, height }) =>
        height >= DIGITS_PX.least && height <= DIGITS_PX.most && width < MAX_CHARACTER_WIDTH * height,
    )
    .sort((a, b) => a.left - b.left);
  const marks = shapes.filter(({ width, height }) => Math.max(width, height) <= MAX_MARK * DIGITS_PX.most);
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

/** Such as a digit that touches a comma. */
function isCutBy(shape: Area, number: Area, height: number): boolean {
  const gap = Math.max(number.left - rightOf(shape), shape.left - rightOf(number));
  const isLevel = shape.top < bottomOf(number) && bottomOf(shape) > number.top;
  return isLevel && gap >= 0 && gap < MAX_GAP * height && shape.height > MAX_MARK * height;
}

function continues(line: readonly Area[], next: Area, marks: readonly Area[]): boolean {
  const last = line.at(-1);
  const height = Math.max(...line.map((number) => number.height));
  if (!last || Math.abs(bottomOf(last) - bottomOf(next)) > BASELINE * height) return false;
  const ratio = next.height / height;
  const gap = next.left - rightOf(last);
  if (ratio < SAME_HEIGHT.least || ratio > SAME_HEIGHT.most || gap < -BASELINE * height) return false;
  return (
    gap < MAX_GAP * height ||
    (gap < MAX_MARKED_GAP * height && marks.some((mark) => isMarkOf(mark, around(last, next))))
  );
}

function isMarkOf(mark: Area, area: Area): boolean {
  const { height } = area;
  const isSmall = Math.max(mark.width, mark.height) <= MAX_MARK * height;
  const isLow = mark.top > bottomOf(area) - height / 2 && bottomOf(mark) < bottomOf(area) + height / 2;
  return isSmall && isLow && mark.left > area.left && rightOf(mark) < rightOf(area);
}

function numberOf(line: readonly Area[], marks: readonly Area[]): PrintedNumber | null {
  const number = line.reduce(around);
  const heights = line.map(({ height }) => height).sort((a, b) => a - b);
  const digitHeight = heights[heights.length >> 1] ?? 0;
  const most = line.reduce((sum, { width }) => sum + (width > 0.9 * digitHeight ? 2 : 1), 0);
  if (number.width > MAX_NUMBER_WIDTH * digitHeight || line.length > MAX_CHARACTERS) return null;
  const numberMarks = marks.filter((mark) => !line.includes(mark) && isMarkOf(mark, number));
  const places = numberMarks.map((mark) => line.filter(({ left }) => left < mark.left).length);
  return { number, digitHeight, characters: [line.length, most], marks: places };
}

function iconAbove(found: PrintedNumber, shapes: readonly Area[]): Counter | null {
  const { number, digitHeight: height } = found;
  const isPart = (part: Area) =>
    part.width < ICON.most * height &&
    part.height < ICON.most * height &&
    Math.abs(middleOf(part) - middleOf(number)) < (ICON.most / 2) * height &&
    bottomOf(part) <= number.top;
  const parts = shapes.filter(
    (part) => isPart(part) && number.top - bottomOf(part) < (MAX_ICON_GAP + ICON.most) * height,
  );
  parts.sort((a, b) => bottomOf(b) - bottomOf(a));
  let icon: Area | null = null;
  for (const part of parts) {
    const isNear: boolean = icon
      ? icon.top - bottomOf(part) < MAX_PART_GAP * height
      : number.top - bottomOf(part) < MAX_ICON_GAP * height && part.height > MAX_MARK * height;
    if (isNear) icon = icon ? around(icon, part) : part;
  }
  if (!icon || Math.abs(middleOf(icon) - middleOf(number)) > SAME_CENTER * height) return null;
  const sides = [icon.width / height, icon.height / height];
  return Math.min(...sides) > 0.8 && Math.max(...sides) > ICON.least && Math.max(...sides) < ICON.most
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
