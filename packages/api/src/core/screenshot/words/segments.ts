/** In pixels of the upright image. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ImageWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: PixelBox;
  /** Contrast with its background, 0 to 1. Absent without the image. */
  readonly ink?: number;
}

export interface ImageLine {
  readonly words: readonly ImageWord[];
}

export interface ImageCounter {
  readonly text: string;
  readonly confidence: number;
  /** Least and greatest possible number of letters and digits. */
  readonly characters: readonly [least: number, most: number];
  /** Number of digits before each point or comma. */
  readonly marks: readonly number[];
  readonly icon: string | null;
  readonly isStacked?: boolean;
  readonly box: PixelBox;
}

export type ImageColor = readonly [red: number, green: number, blue: number];

export interface ImageText {
  /** The OCR engine's lines run straight across columns. */
  readonly lines: readonly ImageLine[];
  readonly counters?: readonly ImageCounter[];
  readonly accents?: readonly ImageColor[];
  readonly widthPx: number;
  readonly heightPx: number;
}

const SEGMENT_GAP_HEIGHTS = 2.2;

/** Names, buttons and counters are shorter. Limits the work that a hostile image can cause. */
export const MAX_CHROME_CHARACTERS = 240;

export interface Segment {
  readonly words: readonly ImageWord[];
  readonly text: string;
  /** Top and bottom are medians, so that an avatar does not stretch the box. */
  readonly box: PixelBox;
  readonly height: number;
  /** Type size in pixels, the same for `no one was seen` and `Bold type`. */
  readonly size: number;
}

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

/** Characters with ascenders or descenders. A word without them is only as tall as an x. */
const RISES = /[\p{Lu}\p{N}bdfhkltßþłij%€$£&?!"“”‘’'()[\]/|#@À-ÿĀ-ſ]/u;
const HANGS = /[gjpqyçąęşţQ()[\]/|@,;]/u;
/** Shares of the type size in the typefaces of the networks. */
const X_HEIGHT = 0.53;
const RISE = 0.19;
const HANG = 0.2;

export const CAPITAL_HEIGHT = X_HEIGHT + RISE;

export function heightShare(text: string): number {
  return X_HEIGHT + (RISES.test(text) ? RISE : 0) + (HANGS.test(text) ? HANG : 0);
}

export function typeSize({ text, box }: ImageWord): number {
  return (box.bottom - box.top) / heightShare(text);
}

/** The center of the smaller box is within the other. */
export function isSameRow(a: PixelBox, b: PixelBox): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

export function isRightAbove(upper: Segment, lower: Segment, maxGap: number, maxIndent: number): boolean {
  const gap = (lower.box.top - upper.box.bottom) / upper.height;
  return gap > -0.4 && gap < maxGap && Math.abs(upper.box.left - lower.box.left) < maxIndent * upper.height;
}

/** In pixels. Negative if the boxes are apart. */
export function sharedWidth(a: PixelBox, b: PixelBox): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

const medianHeight = (words: readonly ImageWord[]) => medianOf(words, ({ box }) => box.bottom - box.top);

/** Lower median. Symbols and icons are read as one or two letters. */
function medianOf(words: readonly ImageWord[], measure: (word: ImageWord) => number): number {
  const long = words.filter(({ text }) => text.length > 2 && /[\p{L}\p{N}]/u.test(text));
  return median((long.length > 0 ? long : words).map(measure));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** Pieces that look like a word or an account name: letters in one case or capitalized, with a vowel. */
const WORD = /^\W*(?:\p{Lu}?\p{Ll}+|\p{Lu}+)(?:[’'._-]\p{L}+)*\W*$/u;
const VOWEL = /[aeiouyàâäãáåéèêëíìîïóòôöõúùûüýæøœ]/i;

export function looksLikeWord(text: string): boolean {
  return WORD.test(text) && VOWEL.test(text) && text.replace(/\W/g, '').length > 1;
}
