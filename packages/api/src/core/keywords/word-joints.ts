/** Symbols inside a word that do not end it: "U.S.", "1,500", and the marks of Hebrew abbreviations. */
import { kindAt, SEMITIC, SEPARATOR, UNSPACED, WORD } from '../text/fold-table.ts';

const APOSTROPHE = 39;
const ZERO = 48;
const NINE = 57;
const HEBREW = /^\p{Script=Hebrew}$/u;
const TWO_LETTERS = /^\p{L}\p{L}$/u;

export function isDigitAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= ZERO && unit <= NINE;
}

/** Whether the comma is between a digit and exactly three digits. */
export function isThousandsComma(text: string, comma: number): boolean {
  return (
    isDigitAt(text, comma - 1) &&
    isDigitAt(text, comma + 1) &&
    isDigitAt(text, comma + 2) &&
    isDigitAt(text, comma + 3) &&
    !isDigitAt(text, comma + 4)
  );
}

/**
 * Whether the period is between two single letters: "U.S", "J.K".
 * @param partStart start of the letters since the start of the word or its last period.
 */
export function joinsInitials(text: string, kind: number, partStart: number, stop: number): boolean {
  if (stop !== partStart + 1 || kind !== WORD) return false;
  const after = kindAt(text, stop + 2);
  if (after !== SEPARATOR && after !== UNSPACED) return false;
  return TWO_LETTERS.test(text.charAt(partStart) + text.charAt(stop + 1)) && text[stop + 2] !== '_';
}

/**
 * Whether the mark is a quotation mark typed instead of the symbol for Hebrew abbreviations, or an apostrophe instead of the
 * symbol for foreign sounds.
 */
export function isInsideHebrew(text: string, kind: number, mark: number): boolean {
  if (kind !== SEMITIC || !HEBREW.test(text.charAt(mark - 1)) || !HEBREW.test(text.charAt(mark + 1)))
    return false;
  // Abbreviation marks come before the last letter. Anything else is a quotation.
  return text.charCodeAt(mark) === APOSTROPHE || kindAt(text, mark + 2) !== SEMITIC;
}
