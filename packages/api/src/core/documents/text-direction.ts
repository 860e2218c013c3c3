const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const LETTER = /\p{L}/gu;
/** Forms of letters for one place in a word, as in Arabic. */
const PRESENTATION_FORMS = /[\ufb1d-\ufdff\ufe70-\ufefc]+/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** A right-to-left line may contain Latin names. */
const MIN_RTL_SHARE = 1 / 3;

export function isRightToLeft(text: string): boolean {
  const letters = count(text, LETTER);
  return letters > 0 && count(text, RTL_LETTER) >= letters * MIN_RTL_SHARE;
}

export function plainLetters(text: string): string {
  return text.replace(PRESENTATION_FORMS, (forms) => forms.normalize('NFKC'));
}

const ARABIC = /\p{Script=Arabic}/u;
const SIGN_BEFORE_NUMBER = /([%٪])(\p{Nd}+(?:[.,٫٬]\p{Nd}+)*)/gu;

/** A percent sign after its number is displayed before it (rules W2 and N2). */
export function withSignsBehindNumbers(line: string): string {
  return ARABIC.test(line) && isRightToLeft(line) ? line.replace(SIGN_BEFORE_NUMBER, '$2$1') : line;
}

/** Reverses rule L2 of the Unicode Bidirectional Algorithm for whole pieces. */
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
