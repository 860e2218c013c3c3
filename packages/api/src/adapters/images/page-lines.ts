import type { Page } from 'tesseract.js';
import type { ImageLine, ImageWord } from '../../core/screenshot/image-text.ts';

/** The recognizer's lines, in pixels of the picture that it was given. */
export function pageLines(page: Pick<Page, 'blocks'>): ImageLine[] {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
  return lines.flatMap((line) => {
    const words = line.words.flatMap(({ text, confidence, bbox }): ImageWord[] => {
      const box = { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 };
      return text.trim() === '' ? [] : [{ text: text.trim(), confidence, box }];
    });
    return words.length > 0 ? [{ words }] : [];
  });
}
