import { PLATFORMS } from '../../social/platforms.ts';
import { smallLetters } from '../../text/small-letters.ts';
import { type ImageWord, looksLikeWord, MAX_CHROME_CHARACTERS, type Segment } from './segments.ts';
import {
  AUDIENCE,
  CLIENT,
  COMPLETE_DATE,
  COUNT,
  COUNTED,
  DAY,
  EDITED,
  LABELS,
  NON_WORD,
  OPEN_LABELS,
  PAID,
  ROLE,
  SHORT_AGE,
  TIME,
  WORD_END,
  WORD_START,
} from './vocabulary.ts';

const piece = (source: string) => new RegExp(`${source}${WORD_END}`, 'uy');
const SHORT_PIECE = '[\\p{L}\\p{N}]{1,2}';
const NUMBER_PIECE = '\\d[\\d.,]{0,14}';
const NETWORKS = PLATFORMS.map(({ name }) => name.toLowerCase()).join('|');

const TIME_START = new RegExp(
  `^${NON_WORD}*(?:${ROLE}${NON_WORD}+)?(?:${SHORT_PIECE}${NON_WORD}+)?(?:${EDITED}\\s+)?${TIME}\\p{L}?(?!\\p{L})`,
  'iu',
);
const COUNTED_START = new RegExp(`^${NON_WORD}*${COUNT}\\s*${COUNTED}${NON_WORD}+(?=\\p{L}|\\p{N})`, 'iu');
const BEHIND_TIME = piece(
  `(?:${EDITED}(?: ${DAY})?|${AUDIENCE}|${CLIENT}$|${COUNT}\\s*${COUNTED}|${COUNT}|${SHORT_PIECE})`,
);
const TIME_PLACE_ROW = new RegExp(
  `^${NON_WORD}*(?:${SHORT_AGE}|${DAY})\\s*[^\\w\\s,]\\s*\\p{L}[\\p{L}' ]{2,30}${NON_WORD}*$`,
  'iu',
);
const PAID_ROW = new RegExp(`^${NON_WORD}*${PAID}(?:${NON_WORD}+[\\p{L}\\p{N}]{1,2})*${NON_WORD}*$`, 'u');
const COUNTED_PIECE = new RegExp(`${WORD_START}(?:${COUNT}|${NUMBER_PIECE})\\s*${COUNTED}${WORD_END}`, 'iu');
const COUNTS_PIECE = piece(
  `(?:(?:${COUNT}|${NUMBER_PIECE})\\s*${COUNTED}|${LABELS}|${COUNT}|[\\p{L}\\p{N}]{1,3})`,
);
const BEHIND_ICON = /^\P{L}*[\p{L}\p{N}]{1,2}\s/u;
const LABEL_PIECE = piece(`(?:${LABELS}|${NETWORKS})`);
const OPEN_LABEL_ROW = new RegExp(`^${NON_WORD}*(?:\\S{1,3} )?${OPEN_LABELS}${NON_WORD}*$`, 'u');
const GAP = new RegExp(`${NON_WORD}*`, 'uy');

/** Never backtracks: a hostile row costs one step per piece. */
function isMadeOf(text: string, piece: RegExp, from = 0): boolean {
  const small = smallLetters(text);
  let end = from;
  for (;;) {
    GAP.lastIndex = end;
    GAP.test(small);
    end = GAP.lastIndex;
    if (end >= small.length) return true;
    piece.lastIndex = end;
    if (!piece.test(small)) return false;
    end = piece.lastIndex;
  }
}

const isTimePlace = (text: string) => TIME_PLACE_ROW.test(text) && /[^\w\s]\s*\p{Lu}/u.test(text);

function isTimeRow(row: string): boolean {
  const text = row.replace(COUNTED_START, '');
  const start = TIME_START.exec(text)?.[0];
  // The text after a complete date may be truncated: `… at 6:45 AM · Everybody can`.
  return start !== undefined && (COMPLETE_DATE.test(start) || isMadeOf(text, BEHIND_TIME, start.length));
}

const ADDRESS = /^(?!t\.me\/)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/\S+$/u;
const HASHTAGS = /^\W*(?:#[\p{L}\p{N}_]{2,}\W*)+$/u;

export type RowKind = 'time' | 'paid' | 'counts' | 'labels' | 'icons';

/** Null for text and headers. `row` has all segments beside this one. */
export function rowKindOf(segment: Segment, row: readonly Segment[] = [segment]): RowKind | null {
  if (segment.text.length > MAX_CHROME_CHARACTERS) return null;
  const text = wordsOf(segment);
  if (isTimeRow(text) || isTimeRow(segment.text) || isTimePlace(segment.text)) return 'time';
  if (text === '') return 'icons';
  if (HASHTAGS.test(segment.text) || ADDRESS.test(segment.text)) return null;
  if (PAID_ROW.test(smallLetters(text)) || PAID_ROW.test(smallLetters(segment.text))) return 'paid';
  if (COUNTED_PIECE.test(text) && isMadeOf(text, COUNTS_PIECE)) return 'counts';
  const labels = withoutNumbers(text);
  if (
    isMadeOf(text, LABEL_PIECE) ||
    (labels !== '' && isMadeOf(labels.replace(BEHIND_ICON, ''), LABEL_PIECE))
  )
    return 'labels';
  if (OPEN_LABEL_ROW.test(smallLetters(text))) return 'labels';
  return isIconRow(segment) || isIconGrid(row) ? 'icons' : null;
}

/** `3. Perhaps 2028` */
const ITEM_OF_LIST = /^\d{1,2}[.)] \p{L}{4}/u;

function withoutNumbers(text: string): string {
  const words = text
    .split(' ')
    .map((word) => word.replace(/(?<=\p{L}{3})\d[\d.,]{0,14}[KM]?$/iu, ''))
    .filter((word) => !/^\W*[\d.,]+[KM]?\W*$/i.test(word) && !/^\W*\w{1,2}\W*$/.test(word));
  return words.join(' ');
}

/** The text without misread icons and avatars. */
export function wordsOf(segment: Segment): string {
  return segment.words
    .filter(({ text, confidence }) => /[\p{L}\p{N}]/u.test(text) && !(text.length <= 3 && confidence < 60))
    .map(({ text }) => text)
    .join(' ');
}

const WIDE_GAP_HEIGHTS = 1;

const APART_GAP_HEIGHTS = 1.3;

const isSure = ({ text, confidence }: ImageWord) =>
  looksLikeWord(text) && text.length > 2 && confidence >= 50;

/** Icons read as letters: no real word, or few and far apart. */
function isIconRow({ words, height }: Segment): boolean {
  const sure = words.filter(isSure).length;
  const gaps = words.slice(1).map((word, i) => word.box.left - (words[i]?.box.right ?? 0));
  const isSpread =
    gaps.length > 0 && gaps.filter((gap) => gap > WIDE_GAP_HEIGHTS * height).length * 2 > gaps.length;
  if (isSpread && words.length > 2 && sure < 3 && sure * 2 < words.length + 1) return true;
  if (gaps.length > 2 && gaps.filter((gap) => gap > APART_GAP_HEIGHTS * height).length >= 0.8 * gaps.length)
    return true;
  if (sure > 0) return false;
  const [only] = words;
  return (
    words.length > 1 || !only || only.confidence < 60 || /^\W*\w{0,2}\W*$|^\W+\p{L}{1,3}\W*$/u.test(only.text)
  );
}

function isIconGrid(row: readonly Segment[]): boolean {
  const parts = row.filter((segment) => wordsOf(segment) !== '');
  return (
    parts.length > 1 &&
    parts.filter(({ text }) => /\d/.test(text)).length > 0 &&
    parts.every(
      ({ words, text }) => words.filter(isSure).length < 2 && words.length < 4 && !ITEM_OF_LIST.test(text),
    )
  );
}
