/** In pixels of the upright image. */
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
  /** Contrast with its background, 0 to 1. Absent without the image. */
  readonly ink?: number;
}

/** At least one word, from left to right. */
export interface ImageLine {
  readonly words: readonly ImageWord[];
}

/** A number beside an icon. */
export interface ImageCounter {
  readonly text: string;
  readonly confidence: number;
  /** Letters and digits, at least and at most. */
  readonly characters: readonly [least: number, most: number];
  /** For each point or comma, the digits before it. */
  readonly marks: readonly number[];
  /** Such as `heart`. */
  readonly icon: string | null;
  /** Below its icon, in a column. */
  readonly isStacked?: boolean;
  readonly box: PixelBox;
}

export type ImageColor = readonly [red: number, green: number, blue: number];

export interface ImageText {
  /** The OCR engine's lines run straight across columns. */
  readonly lines: readonly ImageLine[];
  readonly counters?: readonly ImageCounter[];
  /** Most frequent first. */
  readonly accents?: readonly ImageColor[];
  readonly widthPx: number;
  readonly heightPx: number;
}
