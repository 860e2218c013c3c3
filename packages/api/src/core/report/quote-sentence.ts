/** A sentence as quoted in a summary. */
import { QUOTE_MAX_CHARACTERS } from '../limits.ts';
import { safeCut } from '../text/safe-cut.ts';
import { plain } from './key-passage.ts';

const WORD_END = /\s\S*$/;
const QUOTATION_MARK = /["“”„«»]/g;

/**
 * Returns the sentence, or whole words around an offset if it is longer than `QUOTE_MAX_CHARACTERS`. Cuts are marked with an
 * ellipsis. A quotation mark whose counterpart is not in the quote is removed.
 * @param around UTF-16 offset of the first mention, which the quote must include.
 */
export function quoteSentence(text: string, around: number): string {
  const { start, end } = quotedRange(text, around);
  const quote = withoutUnpairedMarks(plain(text.slice(start, end)));
  return `${start > 0 ? '… ' : ''}${quote}${end < text.length ? ' …' : ''}`;
}

function quotedRange(text: string, around: number): { start: number; end: number } {
  if (text.length <= QUOTE_MAX_CHARACTERS) return { start: 0, end: text.length };
  const wanted = Math.min(Math.max(0, around - QUOTE_MAX_CHARACTERS / 2), text.length - QUOTE_MAX_CHARACTERS);
  const space = text.slice(wanted, around).search(/\s\S/);
  const start = wanted === 0 ? 0 : safeCut(text, wanted + Math.max(0, space));
  const end = safeCut(text, start + QUOTE_MAX_CHARACTERS);
  if (end === text.length || /\s/.test(text.charAt(end))) return { start, end };
  const lastSpace = text.slice(start, end).search(WORD_END);
  return { start, end: start + lastSpace > around ? start + lastSpace : end };
}

/**
 * Removes unpaired quotation marks. The adjacent spaces show whether a mark opens or closes. If there are spaces or letters
 * on both sides, it opens unless one is already open.
 */
function withoutUnpairedMarks(text: string): string {
  const open: number[] = [];
  const unpaired = new Set<number>();
  for (const { index } of text.matchAll(QUOTATION_MARK)) {
    const isAfterBlank = /^$|[\s([{—–-]/.test(text.charAt(index - 1));
    const isBeforeBlank = /^$|[\s.,;:!?)\]}]/.test(text.charAt(index + 1));
    const isOpening = isAfterBlank === isBeforeBlank ? open.length === 0 : isAfterBlank;
    if (isOpening) open.push(index);
    // After a number, the mark is an inch symbol.
    else if (open.pop() === undefined && !/\d/.test(text.charAt(index - 1))) unpaired.add(index);
  }
  for (const index of open) unpaired.add(index);
  return plain(text.replace(QUOTATION_MARK, (mark, index: number) => (unpaired.has(index) ? '' : mark)));
}
