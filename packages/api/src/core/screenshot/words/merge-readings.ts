import { withoutAccents } from '../../text/english-sense.ts';
import { type ImageLine, type ImageWord, type PixelBox, sharedWidth } from './segments.ts';

const SAME_WORD_OVERLAP = 0.6;
const WITHIN_SHARE = 0.6;
const ADDRESS =
  /^\W*@[\w.@-]{2,}|^[a-z0-9.]+_[a-z0-9._]+$|^\W*[ur]\/[\w-]{2,}|^\W*[\w-]+(?:\.[\w-]+)+(?:\/\S*)?\W*$/;

const SURER_POINTS = 5;

/**
 * The text comes from the reading in its language, accounts from the first one: other languages read `@` as a letter.
 * UI may be in the first language: its word stays if it is surer and differs by more than accents.
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

/** OCR reads a row twice if something interferes with it: the longer line keeps the word. */
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

const isWithin = (piece: PixelBox, box: PixelBox) => sharedArea(piece, box) > WITHIN_SHARE * areaOf(piece);

function overlap(a: PixelBox, b: PixelBox): number {
  const shared = sharedArea(a, b);
  return shared === 0 ? 0 : shared / (areaOf(a) + areaOf(b) - shared);
}

function sharedArea(a: PixelBox, b: PixelBox): number {
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, sharedWidth(a, b)) * Math.max(0, height);
}

const areaOf = ({ left, top, right, bottom }: PixelBox) => (right - left) * (bottom - top);
