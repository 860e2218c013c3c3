import type { Page } from 'tesseract.js';
import type { ImageLine, ImageWord } from '../../core/screenshot/image-text.ts';

/** The recogniser's lines in pixels of the original picture. */
export function pageLines(page: Page, scale: number): ImageLine[] {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));
  return lines.flatMap((line) => {
    const words = line.words.flatMap(({ text, confidence, bbox }): ImageWord[] =>
      text.trim() === ''
        ? []
        : [
            {
              text: text.trim(),
              confidence,
              box: {
                left: bbox.x0 / scale,
                top: bbox.y0 / scale,
                right: bbox.x1 / scale,
                bottom: bbox.y1 / scale,
              },
            },
          ],
    );
    return words.length > 0 ? [{ words }] : [];
  });
}
