/** Finds a decimal point in the pixels of a number, because `25.1K` may have been read as `251K`. */
import { isCountUnit } from '@earshot/schema/values/numbers/read-count';
import type { ImageWord, PixelBox } from '../../core/screenshot/words/segments.ts';
import { dominantLevel, type GrayPicture, histogramOf, pixelsIn } from './find-shapes.ts';

/** Minimum contrast of ink, as a share of the strongest contrast in the box. */
const MIN_INK = 0.45;
/** Position and size of a point, in heights of the number. */
const LOWEST = 0.14;
const POINT_WIDTH = { least: 0.07, most: 0.34 };
const POINT_HEIGHT = { least: 0.09, most: 0.36 };
/** Maximum width of a point, in its own heights. The foot of a 1 is wider. */
const MAX_RATIO = 1.7;

const MAX_PLAIN_GAP = 0.25;
/** Contrast of a faint point, and how far down it must reach. */
const FAINT_INK = 0.15;
const LOW = 0.75;

/** Puts a lost decimal point back into `251K` or `172 Tsd.`. In doubt, sets the confidence to 0. `next` may be the unit. */
export function withPoint(picture: GrayPicture, word: ImageWord, next: string | null = null): ImageWord {
  const [, digits = '', unit = ''] = /^(\d{2,4})(\p{L}*)\.?$/u.exec(word.text) ?? [];
  if (digits === '' || !isCountUnit(unit === '' ? (next ?? '') : unit)) return word;
  const point = pointIn(picture, word.box);
  if (point === null)
    return mayHidePoint(picture, word.box, digits.length) ? { ...word, confidence: 0 } : word;
  const digitsBefore = Math.round(point.place * (digits.length + UNIT_LETTER * unit.length + POINT));
  const before = Math.min(digits.length - 1, Math.max(1, digitsBefore));
  const text = `${digits.slice(0, before)}.${digits.slice(before)}${unit}`;
  const isSure = unit.length <= 1 || before === point.before;
  return { ...word, text, confidence: isSure ? word.confidence : 0 };
}

/** Widths of a unit's letter and of a point, in digits. */
const UNIT_LETTER = 1.15;
const POINT = 0.4;

/** True if digits touch, or if a wide gap between them has faint ink at the baseline. */
export function mayHidePoint(picture: GrayPicture, box: PixelBox, digits: number): boolean {
  const { columns, height } = profileOf(picture, box);
  const faint = profileOf(picture, box, FAINT_INK).columns;
  const runs = runsOf(columns.map((column) => column !== null && column.top < LOW)).slice(0, digits);
  if (runs.length < digits) return true;
  return runs.some((run, i) => {
    const from = runs[i - 1]?.to ?? run.from;
    const isWide = run.from - from > MAX_PLAIN_GAP * height;
    // Skips the columns next to the digits, which contain their pale edges.
    return (
      isWide && faint.slice(from + 1, run.from - 1).some((column) => column !== null && column.bottom > LOW)
    );
  });
}

interface Point {
  /** Center of the point, as a share of the box's width. */
  readonly place: number;
  /** Number of characters before the point. Characters that touch count as one. */
  readonly before: number;
}

/** The run of columns that is a point: ink only at the baseline, blank on one side. Null unless there is exactly one. */
export function pointIn(picture: GrayPicture, box: PixelBox): Point | null {
  const { columns, height } = profileOf(picture, box);
  const isPoint = columns.map(
    (column) => column !== null && column.top >= 1 - POINT_HEIGHT.most && 1 - column.bottom < LOWEST,
  );
  const runs = runsOf(isPoint).filter(({ from, to }) => {
    const wide = (to - from) / height;
    const high = Math.max(
      ...columns.slice(from, to).map((column) => (column ? column.bottom - column.top : 0)),
    );
    const isBlankBeside = columns[from - 1] === null || columns[to] === null;
    const isInside = columns.slice(0, from).some(isTall) && columns.slice(to).some(isTall);
    const isSize = wide >= POINT_WIDTH.least && wide <= POINT_WIDTH.most && high >= POINT_HEIGHT.least;
    return isSize && wide <= MAX_RATIO * high && isBlankBeside && isInside;
  });
  const [run] = runs;
  if (!run || runs.length !== 1) return null;
  const inked = columns.map((column, i) => column !== null && (i < run.from || i >= run.to));
  return {
    place: (run.from + run.to) / 2 / columns.length,
    before: runsOf(inked).filter(({ from }) => from < run.from).length,
  };
}

/** Top and bottom of the ink in a column of pixels, as shares of the box's height. */
interface ColumnInk {
  readonly top: number;
  readonly bottom: number;
}

const isTall = (column: ColumnInk | null) => column !== null && column.top < 0.3;

function profileOf(
  picture: GrayPicture,
  box: PixelBox,
  minInk = MIN_INK,
): { readonly columns: readonly (ColumnInk | null)[]; readonly height: number } {
  const { pixels, width } = picture;
  const { left, top, right, bottom } = pixelsIn(picture, box);
  const levelAt = (x: number, y: number) => pixels[y * width + x] ?? 0;
  const histogram = histogramOf(picture, { left, top, right, bottom });
  const { level: ground } = dominantLevel(histogram);
  const strongest = histogram.reduce(
    (most, count, level) => (count > 0 ? Math.max(most, Math.abs(level - ground)) : most),
    0,
  );
  const isInk = (x: number, y: number) => Math.abs(levelAt(x, y) - ground) > minInk * strongest;
  const columns = Array.from({ length: Math.max(0, right - left) }, (_, i): ColumnInk | null => {
    const rows = Array.from({ length: bottom - top }, (__, k) => k).filter((k) => isInk(left + i, top + k));
    const [first, last] = [rows[0], rows.at(-1)];
    const high = bottom - top;
    return first === undefined || last === undefined
      ? null
      : { top: first / high, bottom: (last + 1) / high };
  });
  return { columns, height: bottom - top };
}

function runsOf(flags: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  flags.forEach((flag, i) => {
    const last = runs.at(-1);
    if (!flag) return;
    if (last?.to === i) last.to = i + 1;
    else runs.push({ from: i, to: i + 1 });
  });
  return runs;
}
