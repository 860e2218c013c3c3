/** The output of OCR: words with their positions. */

/** A rectangle in pixels of the upright image. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ImageWord {
  readonly text: string;
  /** In percent. */
  readonly confidence: number;
  readonly box: PixelBox;
  /** Contrast with its background, 0 to 1. Absent if the image is not available. */
  readonly ink?: number;
}

/** At least one word, from left to right. */
export interface ImageLine {
  readonly words: readonly ImageWord[];
}

/** A number next to an icon, below the post. */
export interface ImageCounter {
  /** As read, with its unit. */
  readonly text: string;
  /** In percent. */
  readonly confidence: number;
  /** Minimum and maximum number of letters and digits in the image. */
  readonly characters: readonly [least: number, most: number];
  /** For each decimal point or comma in the image, the number of digits before it. */
  readonly marks: readonly number[];
  /** Kind of the icon, such as `heart`. Null if uncertain. */
  readonly icon: string | null;
  /** Whether it is below its icon, in a column with the others. */
  readonly isStacked?: boolean;
  readonly box: PixelBox;
}

/** Red, green and blue values, 0 to 255. */
export type ImageColor = readonly [red: number, green: number, blue: number];

/** Words and lines read from an image. */
export interface ImageText {
  /** The OCR engine's own lines, which run straight across columns, with the positions of their words. */
  readonly lines: readonly ImageLine[];
  /** Numbers next to icons below the post that was chosen from these lines. */
  readonly counters?: readonly ImageCounter[];
  /** Strong colors in the image, most frequent first. */
  readonly accents?: readonly ImageColor[];
  readonly widthPx: number;
  readonly heightPx: number;
}
