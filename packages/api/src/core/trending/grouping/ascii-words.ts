/** A word as written, and its offset in the text. */
export interface WordSpan {
  readonly text: string;
  readonly start: number;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isLetterOrDigit = (code: number) => isLetter(code) || isDigit(code);
/** Period, comma, colon, hyphen: between digits, they are part of a number. */
const joinsDigits = (code: number) => code === 46 || code === 44 || code === 58 || code === 45;
/** Apostrophe, period, ampersand: between letters or digits, they are part of a word. */
const joinsLetters = (code: number) => code === 39 || code === 46 || code === 38;

/**
 * Returns the words of an ASCII text: the same ones that the regular expression in `titleWords` finds, in a third of the
 * time. Past the end of the text, `charCodeAt` returns NaN, which is neither a letter nor a digit.
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

/** Returns the end of a multipart number, including any letters after it ("9:30am"), or undefined if there is none. */
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
