/** A word as it is written, and its offset in the text. */
export interface WordSpan {
  readonly text: string;
  readonly start: number;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isLetterOrDigit = (code: number) => isLetter(code) || isDigit(code);
/** Full stop, comma, colon, hyphen: between digits they belong to a number. */
const joinsDigits = (code: number) => code === 46 || code === 44 || code === 58 || code === 45;
/** Apostrophe, full stop, ampersand: between letters they belong to a word. */
const joinsLetters = (code: number) => code === 39 || code === 46 || code === 38;

/**
 * The words of a text that is all ASCII, as the expression of `titleWords` finds them in any text, in a third of the time. Behind
 * the end of the text there is no code, which is neither letter nor digit.
 */
export function asciiWords(text: string): WordSpan[] {
  const words: WordSpan[] = [];
  for (let at = 0; at < text.length; ) {
    if (!isLetterOrDigit(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const end = numberEnd(text, at) ?? wordEnd(text, at);
    words.push({ text: text.slice(at, end), start: at });
    at = end;
  }
  return words;
}

/** End of a number with several parts and the letters after it ("9:30am"); undefined where there is none. */
function numberEnd(text: string, start: number): number | undefined {
  let end = digitsEnd(text, start);
  if (end === start || !continuesNumber(text, end)) return undefined;
  while (continuesNumber(text, end)) end = digitsEnd(text, end + 1);
  while (isLetter(text.charCodeAt(end))) end++;
  return end;
}

function continuesNumber(text: string, at: number): boolean {
  return joinsDigits(text.charCodeAt(at)) && isDigit(text.charCodeAt(at + 1));
}

function digitsEnd(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  for (;;) {
    while (isLetterOrDigit(text.charCodeAt(end))) end++;
    if (!joinsLetters(text.charCodeAt(end)) || !isLetterOrDigit(text.charCodeAt(end + 1))) return end;
    end++;
  }
}
