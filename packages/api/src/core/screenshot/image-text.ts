/** What a reader of pictures hands on: words with their places. */
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
  /** Per cent. */
  readonly confidence: number;
  readonly box: PixelBox;
}

/** At least one word, from left to right. */
export interface ImageLine {
  readonly words: readonly ImageWord[];
}

/** Words and lines read from a picture. */
export interface ImageText {
  /** The lines in reading order, one per line. */
  readonly text: string;
  /** Mean confidence in per cent. */
  readonly confidence: number;
  /** Offsets into `text`. */
  readonly words: readonly (Span & { readonly confidence: number })[];
  /** The recognizer's own lines, straight across columns, with the places of their words. */
  readonly lines: readonly ImageLine[];
  readonly widthPx: number;
  readonly heightPx: number;
}
