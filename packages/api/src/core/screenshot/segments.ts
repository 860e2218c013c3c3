import type { ImageLine, ImageWord, PixelBox } from './image-text.ts';

/** A gap wider than this many word heights splits a line: buttons, sidebars and counters are further apart than words. */
const SEGMENT_GAP_HEIGHTS = 2.2;

/** No name, button or counter is longer; a longer row is text. Also bounds hostile pictures. */
export const MAX_CHROME_CHARACTERS = 240;

/** Neighboring words of one line. */
export interface Segment {
  readonly words: readonly ImageWord[];
  readonly text: string;
  /** Top and bottom are those of the median word, so that an avatar or icon read along does not stretch the row. */
  readonly box: PixelBox;
  /** Median height of the words in pixels. */
  readonly height: number;
  /** Type size in pixels, the same for `no one was seen` as for `Bold type`, whose words are higher. */
  readonly size: number;
}

/** Parts lines at their wide gaps; segments come in the order of the lines. */
export function splitSegments(lines: readonly ImageLine[]): Segment[] {
  return lines.flatMap(({ words }) => {
    const limit = SEGMENT_GAP_HEIGHTS * medianHeight(words);
    const parts: ImageWord[][] = [];
    for (const word of words) {
      const last = parts.at(-1)?.at(-1);
      if (last && word.box.left - last.box.right <= limit) parts.at(-1)?.push(word);
      else parts.push([word]);
    }
    return parts.map(segmentOf);
  });
}

/** A segment of these words, from left to right. */
export function segmentOf(words: readonly ImageWord[]): Segment {
  return {
    words,
    text: words.map(({ text }) => text).join(' '),
    box: {
      left: Math.min(...words.map(({ box }) => box.left)),
      top: medianOf(words, ({ box }) => box.top),
      right: Math.max(...words.map(({ box }) => box.right)),
      bottom: medianOf(words, ({ box }) => box.bottom),
    },
    height: medianHeight(words),
    size: medianOf(words, typeSize),
  };
}

/** Letters that rise above or hang below the small ones; without either, a word shows the height of an x only. */
const RISES = /[\p{Lu}\p{N}bdfhkltßþłij%€$£&?!"“”‘’'()[\]/|#@À-ÿĀ-ſ]/u;
const HANGS = /[gjpqyçąęşţQ()[\]/|@,;]/u;
/** Shares of the type size, of the faces that networks use. */
const X_HEIGHT = 0.53;
const RISE = 0.19;
const HANG = 0.2;

/** Height of capitals as a share of the type size. */
export const CAPITAL_HEIGHT = X_HEIGHT + RISE;

/** Height of a word as a share of its type size: 0.53 without letters that rise or hang, up to 0.92 with both. */
export function heightShare(text: string): number {
  return X_HEIGHT + (RISES.test(text) ? RISE : 0) + (HANGS.test(text) ? HANG : 0);
}

/** Type size in pixels that the height of a word tells. */
export function typeSize({ text, box }: ImageWord): number {
  return (box.bottom - box.top) / heightShare(text);
}

/** Whether two boxes are on one line: the center of the smaller one is within the other. */
export function isSameRow(a: PixelBox, b: PixelBox): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Whether a row is right above another, at its left edge. The limits are multiples of the upper row's height. */
export function isRightAbove(upper: Segment, lower: Segment, maxGap: number, maxIndent: number): boolean {
  const gap = (lower.box.top - upper.box.bottom) / upper.height;
  return gap > -0.4 && gap < maxGap && Math.abs(upper.box.left - lower.box.left) < maxIndent * upper.height;
}

/** Width in pixels that two boxes share. */
export function sharedWidth(a: PixelBox, b: PixelBox): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

const medianHeight = (words: readonly ImageWord[]) => medianOf(words, ({ box }) => box.bottom - box.top);

/** Middle value of a measure; the lower one of two. Signs and icons, read as one or two letters, count only among themselves. */
function medianOf(words: readonly ImageWord[], measure: (word: ImageWord) => number): number {
  const long = words.filter(({ text }) => text.length > 2 && /[\p{L}\p{N}]/u.test(text));
  return median((long.length > 0 ? long : words).map(measure));
}

/** Middle value; the lower one of two. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
