/** The output of a reader of pictures: words with their places. */
import type { Span } from '@earshot/schema/analysis-result';

/** A rectangle in pixels of the upright picture. */
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
  /** Contrast against its ground, 0 to 1; absent where the picture was not at hand. */
  readonly ink?: number;
}

/** At least one word, from left to right. */
export interface ImageLine {
  readonly words: readonly ImageWord[];
}

/** A number beside an icon, below the post. */
export interface ImageCounter {
  /** As it was read, with its unit. */
  readonly text: string;
  /** In percent. */
  readonly confidence: number;
  /** How many letters and digits the picture shows, at least and at most. */
  readonly characters: readonly [least: number, most: number];
  /** For each point or comma in the picture, the number of digits before it. */
  readonly marks: readonly number[];
  /** What the icon shows, such as `heart`; null when it is not sure. */
  readonly icon: string | null;
  readonly box: PixelBox;
}

/** Red, green and blue of a strong color, 0 to 255. */
export type ImageAccent = readonly [red: number, green: number, blue: number];

/** Words and lines read from a picture. */
export interface ImageText {
  /** The lines in reading order, one per line. */
  readonly text: string;
  /** Mean confidence in percent. */
  readonly confidence: number;
  /** Offsets into `text`. */
  readonly words: readonly (Span & { readonly confidence: number })[];
  /** The recognizer's own lines, straight across columns, with the places of their words. */
  readonly lines: readonly ImageLine[];
  /** Numbers beside icons below the post that was chosen from these lines. */
  readonly counters?: readonly ImageCounter[];
  /** Strong colors of the picture, the most frequent first. */
  readonly accents?: readonly ImageAccent[];
  readonly widthPx: number;
  readonly heightPx: number;
}
