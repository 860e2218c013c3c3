import type { ImageLine, ImageWord } from '../../core/screenshot/words/image-text.ts';

/** Level of a word row. Pages, blocks, paragraphs and lines are separate rows with lower levels. */
const WORD_LEVEL = '5';

/**
 * Parses Tesseract's TSV output into lines. Each word has a row with the numbers of its page, block, paragraph, line and
 * word, its left and top edge, width and height in pixels, and its confidence in percent, which is rounded down here.
 */
export function linesOfTsv(tsv: string): ImageLine[] {
  const lines = new Map<string, ImageWord[]>();
  for (const row of tsv.split('\n')) {
    const [level, page, block, paragraph, line, , ...cells] = row.split('\t');
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(0, 5).map(Number);
    const text = cells.slice(5).join('\t').trim();
    if (level !== WORD_LEVEL || text === '') continue;
    const word = {
      text,
      confidence: Math.floor(confidence),
      box: { left, top, right: left + width, bottom: top + height },
    };
    const key = [page, block, paragraph, line].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines.values()].map((words) => ({ words }));
}
