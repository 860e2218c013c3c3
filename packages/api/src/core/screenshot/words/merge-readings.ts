import { withoutAccents } from '../../text/without-accents.ts';
import type { ImageLine, ImageWord, PixelBox } from './image-text.ts';

/** Two boxes are the same word if they share more than this fraction of their combined area. */
const SAME_WORD_OVERLAP = 0.6;
/** Minimum share of a piece's area inside a word for it to be part of the word. */
const WITHIN_SHARE = 0.6;
/** Account names and addresses, which are not words of any language. */
const ADDRESS =
  /^\W*@[\w.@-]{2,}|^[a-z0-9.]+_[a-z0-9._]+$|^\W*[ur]\/[\w-]{2,}|^\W*[\w-]+(?:\.[\w-]+)+(?:\/\S*)?\W*$/;

/** The first reading of a word is kept if its confidence is higher by more than this many percentage points. */
const SURER_POINTS = 5;

/**
 * Merges two readings of the same image. The text comes from the reading in its language. Account names and addresses come
 * from the first reading, because the OCR data of other languages reads `@` as a letter. UI chrome may be in the language of
 * the first reading: its word is kept if its confidence is higher and it differs by more than accents.
 */
export function mergeReadings(first: readonly ImageLine[], second: readonly ImageLine[]): ImageLine[] {
  const words = first.flatMap((line) => line.words);
  const addresses = words.filter(({ text }) => ADDRESS.test(text));
  const bestOf = (word: ImageWord): ImageWord => {
    const address = addresses.find(
      ({ box }) => overlap(box, word.box) > SAME_WORD_OVERLAP || isWithin(word.box, box),
    );
    if (address) return address;
    const same = words.find(({ box }) => overlap(box, word.box) > SAME_WORD_OVERLAP);
    // A badge is not a letter in any language.
    if (same && /^[©®@•*]+$/.test(same.text) && /^\p{L}$/u.test(word.text)) return same;
    const isSurer = same !== undefined && same.confidence > word.confidence + SURER_POINTS;
    return isSurer && withoutAccents(same.text) !== withoutAccents(word.text) ? same : word;
  };
  return second.map((line) => ({ words: [...new Set(line.words.map(bestOf))] }));
}

/**
 * Removes words that a longer line has at the same position, because OCR reads a row twice if something interferes with it.
 */
export function withoutRepeats(lines: readonly ImageLine[]): ImageLine[] {
  const merged = new Map<ImageLine, ImageWord[]>();
  const seen: ImageWord[] = [];
  for (const line of [...lines].sort((a, b) => b.words.length - a.words.length)) {
    const words = line.words.filter(
      ({ box }) =>
        !seen.some((other) => overlap(box, other.box) > SAME_WORD_OVERLAP || isWithin(box, other.box)),
    );
    merged.set(line, words);
    seen.push(...words);
  }
  return lines.flatMap((line) => {
    const words = merged.get(line) ?? [];
    return words.length > 0 ? [{ words }] : [];
  });
}

/**
 * Returns the first reading with the accents of the second. Used if the second reading only covers the author's name or
 * missed part of the post.
 */
export function withAccents(first: readonly ImageLine[], second: readonly ImageLine[]): ImageLine[] {
  const words = second.flatMap((line) => line.words);
  const accented = (word: ImageWord): ImageWord => {
    const same = words.find(({ box }) => overlap(box, word.box) > SAME_WORD_OVERLAP);
    return same && !ADDRESS.test(word.text) && withoutAccents(same.text) === withoutAccents(word.text)
      ? same
      : word;
  };
  return first.map((line) => ({ words: line.words.map(accented) }));
}

/** Whether most of a piece's area is inside a box. */
function isWithin(piece: PixelBox, box: PixelBox): boolean {
  const width = Math.min(piece.right, box.right) - Math.max(piece.left, box.left);
  const height = Math.min(piece.bottom, box.bottom) - Math.max(piece.top, box.top);
  return width > 0 && height > 0 && width * height > WITHIN_SHARE * areaOf(piece);
}

/** Returns the shared area over the combined area (Jaccard index), 0 to 1. */
function overlap(a: PixelBox, b: PixelBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (areaOf(a) + areaOf(b) - shared);
}

const areaOf = ({ left, top, right, bottom }: PixelBox) => (right - left) * (bottom - top);
