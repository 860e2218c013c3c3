import { heightShare, type ImageText } from '../src/core/screenshot/words/segments.ts';

/** A row of a drawn screen. All lengths are in pixels. */
export interface DrawnRow {
  readonly text: string;
  /** Upper edge of its capitals. */
  readonly top: number;
  readonly left?: number;
  /** Type size. */
  readonly size?: number;
  readonly ink?: number;
  /** In percent. */
  readonly confidence?: number;
}

const CAPITALS = 0.72;
const HANG = 0.2;

/** Returns rows as OCR reads them from a screen of 600 by 1000 pixels, with the heights that the letters of a word have. */
export function screenOf(rows: readonly DrawnRow[]): ImageText {
  const lines = rows.map(({ text, top, left = 20, size = 16, ink, confidence = 95 }) => {
    let at = left;
    const words = text.split(' ').map((word) => {
      const share = heightShare(word);
      const bottom =
        top + CAPITALS * size + (share > CAPITALS + HANG / 2 || share === 0.73 ? HANG * size : 0);
      const box = { left: at, top: bottom - share * size, right: at + 0.5 * size * word.length, bottom };
      at = box.right + 0.3 * size;
      return { text: word, confidence, box, ...(ink !== undefined && { ink }) };
    });
    return { words };
  });
  return { lines, widthPx: 600, heightPx: 1000 };
}
