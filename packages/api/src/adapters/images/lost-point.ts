/** Finds a decimal point in the pixels of a number, because `25.1K` may have been read as `251K`. */
import type { ImageWord, PixelBox } from '../../core/screenshot/image-text.ts';
import type { GrayPicture } from './find-shapes.ts';

/** A number with a unit, in which a point may have been lost. */
const WITH_UNIT = /^(\d{2,4})([KMB])$/i;
/** Minimum contrast of ink, as a share of the strongest contrast in the number. */
const MIN_INK = 0.45;
/** Sizes of a point as multiples of the height of the number. */
const LOWEST = 0.14;
const POINT_WIDTH = { least: 0.07, most: 0.34 };
const POINT_HEIGHT = { least: 0.1, most: 0.36 };
/** Maximum ratio of the width of a point to its height. The foot of a 1 is wider. */
const MAX_RATIO = 1.7;

/** Returns the text of a word, with a decimal point if the picture shows one between its digits. */
export function withPoint(picture: GrayPicture, word: ImageWord): string {
  const [, digits = '', unit = ''] = WITH_UNIT.exec(word.text) ?? [];
  const point = digits === '' ? null : pointIn(picture, word.box);
  if (point === null) return word.text;
  const digitsBefore = Math.round(point.place * (digits.length + UNIT_WIDTH + POINT));
  const before = Math.min(digits.length - 1, Math.max(1, digitsBefore));
  return `${digits.slice(0, before)}.${digits.slice(before)}${unit}`;
}

/** Widths of a unit and of a point, as multiples of the width of a digit. */
const UNIT_WIDTH = 1.15;
const POINT = 0.4;

interface Point {
  /** Its center, as a share of the width of the number from 0 to 1. */
  readonly place: number;
  /** Number of separate characters before it. Characters that touch count as one. */
  readonly before: number;
}

/**
 * Finds a decimal point inside a number: columns of pixels with ink only at the baseline, as wide and as high as a point,
 * with a blank column on either side. Null if there is none, or more than one.
 */
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

/** The highest and the lowest ink of a column of pixels, as shares of the height of the box. */
interface ColumnInk {
  readonly top: number;
  readonly bottom: number;
}

const isTall = (column: ColumnInk | null) => column !== null && column.top < 0.3;

function profileOf(
  { pixels, width, height, channels }: GrayPicture,
  box: PixelBox,
): { readonly columns: readonly (ColumnInk | null)[]; readonly height: number } {
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const [right, bottom] = [Math.min(width, Math.ceil(box.right)), Math.min(height, Math.ceil(box.bottom))];
  const levelAt = (x: number, y: number) => pixels[(y * width + x) * channels] ?? 0;
  const histogram = new Uint32Array(256);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) histogram[levelAt(x, y)] = (histogram[levelAt(x, y)] ?? 0) + 1;
  }
  const ground = histogram.indexOf(histogram.reduce((most, count) => Math.max(most, count), 0));
  const strongest = histogram.reduce(
    (most, count, level) => (count > 0 ? Math.max(most, Math.abs(level - ground)) : most),
    0,
  );
  const isInk = (x: number, y: number) => Math.abs(levelAt(x, y) - ground) > MIN_INK * strongest;
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

/** Returns the ranges of consecutive flags that are set. */
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
