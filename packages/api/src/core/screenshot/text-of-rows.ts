import type { ReadWord } from '@earshot/schema/analysis-result';
import type { ImageWord } from './image-text.ts';
import { looksLikeWord } from './looks-like-word.ts';
import type { Segment } from './segments.ts';

/** Words read with less than this confidence, in per cent, are marked for the user to check. */
const DOUBTFUL_CONFIDENCE = 70;
/** Below this, a piece at the end of a row that is no word is an icon or an emoji. */
const NOISE_CONFIDENCE = 60;
/** Emoji are set this much higher than the median word. */
const EMOJI_HEIGHTS = 1.25;
/** Numbers are told from icons at less than this. */
const NUMBER_CONFIDENCE = 30;
/** A lone capital at the end of a row is an emoji unless it was read with this confidence. */
const SURE_LETTER_CONFIDENCE = 90;
/** Rows further apart than this many usual distances begin a new paragraph. */
const PARAGRAPH_PITCH = 1.3;

export interface ReadText {
  readonly text: string;
  /** Mean confidence in per cent, weighted by word length; 0 for no text. */
  readonly confidence: number;
  readonly doubtful: ReadWord[];
}

/** The rows of a text as paragraphs, wrapped lines joined, with the words that should be checked. */
export function textOfRows(rows: readonly Segment[]): ReadText {
  const doubtful: ReadWord[] = [];
  let text = '';
  let weight = 0;
  let sum = 0;
  rows.forEach((row, i) => {
    const words = cleanWords(row.words.filter((word) => !isEmojiShaped(word, row.height)));
    const above = rows[i - 1];
    if (text !== '' && words.length > 0) text += above ? glue(rows, i, text, words[0]?.text ?? '') : '';
    words.forEach((word, k) => {
      if (k > 0) text += ' ';
      const start = text.length;
      text += word.text;
      sum += word.confidence * word.text.length;
      weight += word.text.length;
      if (word.confidence < DOUBTFUL_CONFIDENCE) {
        doubtful.push({ start, end: text.length, confidence: Math.max(0, word.confidence) });
      }
    });
  });
  return { text, confidence: weight === 0 ? 0 : sum / weight, doubtful };
}

/** What stands between a row and the one above: nothing after a hyphen, a line break after a short row, else a space. */
function glue(rows: readonly Segment[], i: number, text: string, firstWord: string): string {
  const row = rows[i];
  const above = rows[i - 1];
  if (!row || !above) return '';
  if (row.box.bottom - above.box.bottom > PARAGRAPH_PITCH * usualPitch(rows)) return '\n\n';
  const right = Math.max(...rows.map(({ box }) => box.right));
  const characterWidth = (row.box.right - row.box.left) / Math.max(1, row.text.length);
  const isShort = above.box.right + (firstWord.length + 3) * characterWidth < right;
  if (isShort && /[.!?:…”"')#]$|^\S*#\S+$/.test(text.slice(-30).trim())) return '\n';
  return /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(firstWord) ? '' : ' ';
}

function usualPitch(rows: readonly Segment[]): number {
  const pitches = rows.slice(1).map((row, i) => row.box.bottom - (rows[i]?.box.bottom ?? 0));
  pitches.sort((a, b) => a - b);
  return pitches[Math.floor((pitches.length - 1) / 2)] ?? 0;
}

/** One letter or digit that is higher than whole words of its row. */
function isEmojiShaped({ text, box }: ImageWord, rowHeight: number): boolean {
  return /^[\p{L}\p{N}]$/u.test(text) && box.bottom - box.top > EMOJI_HEIGHTS * rowHeight;
}

/** Drops what icons and emoji at the ends of a row were misread as, and reads a lone bar as the capital I it is. */
function cleanWords(words: readonly ImageWord[]): ImageWord[] {
  const kept = [...words];
  while (kept.length > 0 && isNoise(kept.at(-1))) kept.pop();
  while (kept.length > 0 && isNoise(kept[0], true) && !looksLikeWord(kept[0]?.text ?? '')) kept.shift();
  return lowerCapitalI(kept).flatMap((word): ImageWord[] => {
    if (/^[|¦]$/.test(word.text)) return [{ ...word, text: 'I' }];
    if (word.text === '&' && word.confidence < NOISE_CONFIDENCE) return [];
    if (!/[\p{L}\p{N}]/u.test(word.text) && !/^(?:[-–—&+…%‰€$£]|\.{3}|[“”„«»"'!?.,:;]+)$/.test(word.text))
      return [];
    return [
      { ...word, text: word.text.replace(/(?<=\p{Ll})\|(?=\p{Ll})/gu, 'l').replace(/^\|(?=['’])/, 'I') },
    ];
  });
}

/** A small i at the start of a short word is easily read as a capital; between two small words it is none. */
function lowerCapitalI(words: readonly ImageWord[]): ImageWord[] {
  return words.map((word, i) => {
    const isBetweenSmall =
      /\p{Ll}$/u.test(words[i - 1]?.text ?? '') && /^\p{Ll}/u.test(words[i + 1]?.text ?? '');
    return isBetweenSmall && /^I[fnst]$/.test(word.text) ? { ...word, text: word.text.toLowerCase() } : word;
  });
}

function isNoise(word: ImageWord | undefined, isFirst = false): boolean {
  if (!word) return false;
  const { text, confidence } = word;
  if (/^[|¦]$/.test(text)) return confidence < NOISE_CONFIDENCE;
  if (!/[\p{L}\p{N}]/u.test(text))
    return !/^(?:[-–—…%‰€$£]|\.{3}|[“”„«»"!?.,:]+)$/.test(text) || confidence < NOISE_CONFIDENCE;
  if (/^[-–−+]?\d+(?:[.,]\d+)*[%€]?$/.test(text) && text.length > 1) return confidence < NUMBER_CONFIDENCE;
  if (/^[#@]/.test(text) && text.length > 2) return false;
  if (!isFirst && /^[B-HJ-Z]$/.test(text)) return confidence < SURE_LETTER_CONFIDENCE;
  return confidence < NOISE_CONFIDENCE && (!looksLikeWord(text) || (text.length < 4 && confidence < 35));
}
