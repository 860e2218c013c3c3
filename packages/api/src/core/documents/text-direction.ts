const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const LETTER = /\p{L}/gu;
/** Letters as they are drawn, such as the form of an Arabic letter inside a word. */
const PRESENTATION_FORMS = /[\ufb1d-\ufdff\ufe70-\ufefc]+/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Minimum share of Arabic or Hebrew letters for a line to count as written in that script with Latin names in it. */
const MIN_RTL_SHARE = 1 / 3;

/** Whether a text runs from right to left. */
export function isRightToLeft(text: string): boolean {
  const letters = count(text, LETTER);
  return letters > 0 && count(text, RTL_LETTER) >= letters * MIN_RTL_SHARE;
}

/** The text with letters in place of their presentation forms (Unicode normalization form KC, of these characters only). */
export function plainLetters(text: string): string {
  return text.replace(PRESENTATION_FORMS, (forms) => forms.normalize('NFKC'));
}

const ARABIC = /\p{Script=Arabic}/u;
/** A percent sign in front of a number as it is drawn. */
const SIGN_BEFORE_NUMBER = /([%٪])(\p{Nd}[\p{Nd}.,]*)/gu;

/** A line in Arabic in reading order: a percent sign after its number is drawn in front of it (rules W2 and N2). */
export function withSignsBehindNumbers(line: string): string {
  return ARABIC.test(line) && isRightToLeft(line) ? line.replace(SIGN_BEFORE_NUMBER, '$2$1') : line;
}

/**
 * The pieces of one line, given from left to right as they are drawn, in the order in which they are read: rule L2 of
 * the Unicode Bidirectional Algorithm, undone for whole pieces. A line in Arabic reads from the right, and the numbers
 * and Latin words in it from the left.
 */
export function readingDirection<T extends { readonly text: string }>(pieces: readonly T[]): T[] {
  const isRtlLine = isRightToLeft(pieces.map(({ text }) => text).join(' '));
  const ordered: T[] = [];
  let opposed: T[] = [];
  for (const piece of isRtlLine ? [...pieces].reverse() : pieces) {
    if (isRightToLeft(piece.text) !== isRtlLine) opposed.unshift(piece);
    else {
      ordered.push(...opposed, piece);
      opposed = [];
    }
  }
  return [...ordered, ...opposed];
}
