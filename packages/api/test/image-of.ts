import type { ImageText } from '../src/core/screenshot/words/segments.ts';

const SIZE = { widthPx: 600, heightPx: 800 };

/** Returns rows of words as the OCR engine does, with eight pixels per letter and thirty per row. */
export function imageOf(rows: readonly string[], confidence = 95): ImageText {
  const lines = rows.map((row, i) => {
    let left = 20;
    const words = row.split(' ').map((text) => {
      const box = { left, top: 150 + i * 30, right: left + 8 * text.length, bottom: 164 + i * 30 };
      left = box.right + 6;
      return { text, confidence, box };
    });
    return { words };
  });
  return { lines, ...SIZE };
}
