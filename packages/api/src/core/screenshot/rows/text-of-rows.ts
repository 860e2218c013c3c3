import { type ImageWord, looksLikeWord, type Segment, typeSize } from '../words/segments.ts';
import { MORE } from '../words/vocabulary.ts';
import { usualPitch } from './text-block.ts';

export const DOUBTFUL_CONFIDENCE = 70;
const NOISE_CONFIDENCE = 60;
const MAX_ICON_LETTERS = 6;
/** A single letter with more is a word, such as the Polish `w`. */
const SURE_WORD_CONFIDENCE = 93;
const EMOJI_SIZE_RATIO = 1.35;
/** Share of the type size: digits are half as wide, emoji wider. */
const WIDEST_DIGIT_RATIO = 0.85;
const NUMBER_CONFIDENCE = 30;
const SURE_LETTER_CONFIDENCE = 90;
/** A break is the author's if the next word and this many letters would have fit. */
const SURE_BREAK_LETTERS = 12;
const PARAGRAPH_PITCH = 1.3;

export interface ReadText {
  readonly text: string;
  /** In percent, weighted by word length. */
  readonly confidence: number;
  readonly doubtfulWords: number;
}

export function textOfRows(rows: readonly Segment[]): ReadText {
  let text = '';
  let doubtfulWords = 0;
  let weight = 0;
  let sum = 0;
  const isList = rows.filter(startsWithBullet).length > 1;
  rows.forEach((row, i) => {
    const shown = row.words.filter((word) => !isEmojiShaped(word, row.size));
    const bullets = isList && startsWithBullet(row) ? asBullet(shown.shift()) : [];
    const words = [...bullets, ...cleanWords(shown, rows[i + 1]?.text ?? null)];
    const above = rows[i - 1];
    if (text !== '' && words.length > 0) text += above ? glue(rows, i, text, words[0]?.text ?? '') : '';
    words.forEach((word, k) => {
      if (k > 0) text += ' ';
      text += word.text;
      sum += word.confidence * word.text.length;
      weight += word.text.length;
      if (word.confidence < DOUBTFUL_CONFIDENCE) doubtfulWords += 1;
    });
  });
  return { text, confidence: weight === 0 ? 0 : sum / weight, doubtfulWords };
}

function glue(rows: readonly Segment[], i: number, text: string, firstWord: string): string {
  const row = rows[i];
  const above = rows[i - 1];
  if (!row || !above) return '';
  if (row.box.bottom - above.box.bottom > PARAGRAPH_PITCH * usualPitch(rows)) return '\n\n';
  const right = Math.max(...rows.map(({ box }) => box.right));
  const characterWidth = (row.box.right - row.box.left) / Math.max(1, row.text.length);
  const roomInLetters = (right - above.box.right) / characterWidth - firstWord.length;
  const isShort = roomInLetters > 3;
  if (BULLET.test(firstWord) || roomInLetters > SURE_BREAK_LETTERS) return '\n';
  if (isShort && /[.!?:…”"')#]$|^\S*#\S+$/.test(text.slice(-30).trim())) return '\n';
  const isOneWord = /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(firstWord);
  const isOneFigure = /\d[-–]$/.test(text) && /^\d/.test(firstWord);
  return isOneWord || isOneFigure ? '' : ' ';
}

/** Misread dots and arrows of a list. */
const BULLET = /^(?:[•·»«¢*+-]|->|→)$/;
/** A dot is smaller, whatever letter it is read as. */
const DOT_SIZE_RATIO = 0.45;

function startsWithBullet({ words: [first, second], size }: Segment): boolean {
  if (!first || !second) return false;
  const { left, top, right, bottom } = first.box;
  const isDot = Math.max(right - left, bottom - top) < DOT_SIZE_RATIO * size;
  return BULLET.test(first.text) || (isDot && /^[\p{L}\p{N}°]$/u.test(first.text));
}

const asBullet = (word: ImageWord | undefined): ImageWord[] =>
  word ? [{ ...word, text: /^[-→]$/.test(word.text) ? word.text : '•', confidence: 100 }] : [];

function isEmojiShaped(word: ImageWord, rowSize: number): boolean {
  const width = word.box.right - word.box.left;
  if (/^\d$/.test(word.text) && width > WIDEST_DIGIT_RATIO * rowSize) return true;
  const isSure = /^[\p{Ll}AI]$/u.test(word.text) && word.confidence > SURE_WORD_CONFIDENCE;
  return !isSure && /^[\p{L}\p{N}]$/u.test(word.text) && typeSize(word) > EMOJI_SIZE_RATIO * rowSize;
}

function cleanWords(words: readonly ImageWord[], nextRow: string | null): ImageWord[] {
  const left = nextRow === null ? withoutMore(words) : [...words];
  while (left.length > 0 && isNoise(left.at(-1))) left.pop();
  while (left.length > 0 && isNoise(left[0], true) && !looksLikeWord(left[0]?.text ?? '')) left.shift();
  return left.flatMap((word): ImageWord[] => {
    if (/^[|¦]$/.test(word.text)) return [{ ...word, text: 'I' }];
    if (!/[\p{L}\p{N}]/u.test(word.text) && !SIGN.test(word.text) && !/^[&+';]$/.test(word.text)) return [];
    return [
      {
        ...word,
        text: word.text.replace(/^#0O?(?=\p{Ll})/u, '#O'),
      },
    ];
  });
}

/** Parts of a text without a letter or a digit: dashes, dots, quotation marks, symbols after a number. */
const SIGN = /^(?:[-–—…]|[%‰€$£][.,:;!?)”"’]*|\.{3}|[“”„«»"!?.,:]+)$/;

function withoutMore(words: readonly ImageWord[]): ImageWord[] {
  const end = words
    .slice(-3)
    .map(({ text }) => text)
    .join(' ');
  const more = MORE.exec(end)?.[0];
  if (more === undefined) return [...words];
  return words.slice(0, words.length - more.split(' ').length);
}

function isNoise(word: ImageWord | undefined, isFirst = false): boolean {
  if (!word) return false;
  const { text, confidence } = word;
  if (/^[|¦]$/.test(text)) return confidence < NOISE_CONFIDENCE;
  if (!/[\p{L}\p{N}]/u.test(text)) return !SIGN.test(text) || confidence < NOISE_CONFIDENCE;
  if (/^(?:[-–−+]?\d+(?:[.,]\d+)*[%€]?|\d{1,2}[.)])$/.test(text) && text.length > 1)
    return confidence < NUMBER_CONFIDENCE;
  if (text.length > MAX_ICON_LETTERS || (/^[#@]/.test(text) && text.length > 2)) return false;
  if (!isFirst && /^[B-HJ-Z]$/.test(text)) return confidence < SURE_LETTER_CONFIDENCE;
  return (
    confidence < NOISE_CONFIDENCE &&
    (!looksLikeWord(text.replace(/[“”"]/g, '')) || (text.length < 4 && confidence < 35))
  );
}
