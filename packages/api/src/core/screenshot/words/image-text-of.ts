import type { ImageLine, ImageText } from './image-text.ts';

/** Returns the text of lines in reading order, with the offsets of every word. */
export function imageTextOf(
  lines: readonly ImageLine[],
  size: { readonly widthPx: number; readonly heightPx: number },
): ImageText {
  const words: { start: number; end: number; confidence: number }[] = [];
  let text = '';
  for (const line of lines) {
    if (text !== '') text += '\n';
    line.words.forEach((word, i) => {
      if (i > 0) text += ' ';
      words.push({ start: text.length, end: text.length + word.text.length, confidence: word.confidence });
      text += word.text;
    });
  }
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
  return { text, confidence, words, lines, ...size };
}
