import { memoize } from '../../text/memoize.ts';
import { isEmoticon } from '../lexicon/rated-words.ts';
import { type Word, wordOf } from '../words/word.ts';

/** A word, number, emoticon or emoji of a text. */
export interface ToneToken {
  readonly start: number;
  readonly end: number;
  readonly word: Word;
  /** The key of `word`. */
  readonly key: string;
  /** Whether it has two or more letters, all of them capitals. */
  readonly capitals: boolean;
  /** Whether it starts with a capital letter or has one inside (`easyJet`). */
  readonly initial: boolean;
  /** Incremented at each comma, semicolon, colon, dash and opening parenthesis, and at the end of each sentence. */
  readonly clause: number;
  readonly sentence: number;
}

export interface ToneTokens {
  readonly tokens: readonly ToneToken[];
  readonly sentences: number;
  /** Number of exclamation marks and of question marks in each sentence. */
  readonly exclamations: readonly number[];
  readonly questions: readonly number[];
}

const SPACE = 32;
/** `soooo` is looked up as `so`, `happyyy` as `happy`. A double letter is unchanged. */
const STRETCHED = /([a-z])\1{2,}/g;
/** Maximum length of an emoticon, in UTF-16 units. */
const MAX_EMOTICON = 6;

export function isWordCode(code: number): boolean {
  // Past the end of the text, the code is NaN.
  if (Number.isNaN(code)) return false;
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return false;
  return !((code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f) || code >= 0xd800);
}

const isApostrophe = (code: number) => code === 39 || code === 0x2019;
const isSpaceCode = (code: number) => code <= SPACE || code === 0xa0;
const isDigitCode = (code: number) => code >= 48 && code <= 57;
/** Emoji and other symbols, except CJK punctuation. */
const isSymbolCode = (code: number) => code >= 0x2600 && !(code >= 0x3000 && code <= 0x303f);
/** Comma, semicolon, colon, opening bracket, dash. */
const isClauseBreak = (code: number) =>
  code === 44 || code === 59 || code === 58 || code === 40 || code === 0x2013 || code === 0x2014;
const isUpperCode = (code: number) =>
  (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0x17f && isUpperBeyondAscii(code));

function isUpperBeyondAscii(code: number): boolean {
  const letter = String.fromCharCode(code);
  return letter !== letter.toLowerCase();
}

/** `easyJet`, `iPhone`: a capital after a lowercase letter marks a name. */
function hasInnerCapital(text: string, start: number, end: number): boolean {
  for (let i = start + 1; i < end; i++)
    if (isUpperCode(text.charCodeAt(i)) && !isUpperCode(text.charCodeAt(i - 1))) return true;
  return false;
}

/**
 * Splits a text into tokens in one pass, without a regular expression for each word.
 * @param isEmoticon whether a lowercase run of characters between spaces is an emoticon in the lexicon.
 */
export function tokenize(text: string, isEmoticon: (run: string) => boolean): ToneTokens {
  const reader = new TokenReader(text, isEmoticon);
  let i = 0;
  while (i < text.length) i = reader.readAt(i);
  return reader.result();
}

/** Reads tokens from left to right and counts sentences and clauses. */
class TokenReader {
  private readonly tokens: ToneToken[] = [];
  private readonly exclamations = [0];
  private readonly questions = [0];
  private sentence = 0;
  private clause = 0;
  private sinceBreak = 0;
  private readonly text: string;
  private readonly isEmoticon: (run: string) => boolean;

  constructor(text: string, isEmoticon: (run: string) => boolean) {
    this.text = text;
    this.isEmoticon = isEmoticon;
  }

  /** Reads the token or mark at `at`. Returns the offset after it. */
  readAt(at: number): number {
    const { text } = this;
    const code = text.charCodeAt(at);
    const startsRun = (at === 0 || isSpaceCode(text.charCodeAt(at - 1))) && !isSpaceCode(code);
    const runEnd = startsRun ? this.readRun(at, code) : at;
    if (runEnd > at) return runEnd;
    if (isWordCode(code)) {
      const end = wordEnd(text, at);
      return this.push(at, end, spelledWord(text.slice(at, end)), isAllCapitals(text, at, end));
    }
    if (isSymbolCode(code)) return this.readSymbol(at, code);
    this.readMark(at, code);
    return at + 1;
  }

  result(): ToneTokens {
    const { tokens, exclamations, questions, sentence, sinceBreak } = this;
    const sentences = sentence + (sinceBreak > 0 || sentence === 0 ? 1 : 0);
    return { tokens, sentences, exclamations, questions };
  }

  /** Reads an emoticon, a handle or a URL that starts at `at`. Returns its end, or `at` if there is none. */
  private readRun(at: number, code: number): number {
    const { text } = this;
    const end = emoticonEnd(text, at, this.isEmoticon);
    if (end > at) return this.push(at, end, wordOf(text.slice(at, end).toLowerCase()), false);
    return code === 64 || isAddress(text, at) ? this.push(at, nextSpace(text, at), wordOf(''), false) : at;
  }

  /** Reads an emoji or another symbol, skipping a variation selector. */
  private readSymbol(at: number, code: number): number {
    const { text } = this;
    const end = at + (code >= 0xd800 && code <= 0xdbff && at + 1 < text.length ? 2 : 1);
    return code === 0xfe0f ? end : this.push(at, end, wordOf(text.slice(at, end)), false);
  }

  /** Counts an exclamation or question mark, and starts a sentence or a clause if the mark ends one. */
  private readMark(at: number, code: number): void {
    const { exclamations, questions, sentence } = this;
    if (code === 33) exclamations[sentence] = (exclamations[sentence] ?? 0) + 1;
    if (code === 63) questions[sentence] = (questions[sentence] ?? 0) + 1;
    if (this.endsSentence(at, code)) {
      this.sentence++;
      this.clause++;
      this.sinceBreak = 0;
      exclamations.push(0);
      questions.push(0);
    } else if (isClauseBreak(code)) this.clause++;
  }

  private endsSentence(at: number, code: number): boolean {
    if (this.sinceBreak <= 1) return false;
    if (code === 10) return true;
    if (code !== 46 && code !== 33 && code !== 63) return false;
    // Past the last character, the code is NaN, so the comparison is false.
    if (this.text.charCodeAt(at + 1) > SPACE) return false;
    return !(code === 46 && isInitial(this.tokens[this.tokens.length - 1]));
  }

  private push(start: number, end: number, word: Word, capitals: boolean): number {
    const { text, clause, sentence } = this;
    const initial = isUpperCode(text.charCodeAt(start)) || hasInnerCapital(text, start, end);
    this.tokens.push({ start, end, word, key: word.key, capitals, initial, clause, sentence });
    this.sinceBreak++;
    return end;
  }
}

function isInitial(token: ToneToken | undefined): boolean {
  return token !== undefined && token.end - token.start === 1;
}

function wordEnd(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (isWordCode(code)) i++;
    else if (isApostrophe(code) && isWordCode(text.charCodeAt(i + 1))) i += 2;
    else if (
      (code === 46 || code === 44) &&
      isDigitCode(text.charCodeAt(i - 1)) &&
      isDigitCode(text.charCodeAt(i + 1))
    )
      i += 2;
    else break;
  }
  return i;
}

/** Returns the word of a spelling. This is the only lookup of a word by its text in most lines. */
const spelledWord: (spelling: string) => Word = memoize((spelling) => wordOf(keyOf(spelling)));

function keyOf(word: string): string {
  if (isDigitCode(word.charCodeAt(0))) return '';
  const lower = word.includes('’') ? word.toLowerCase().replace('’', "'") : word.toLowerCase();
  const key = lower.endsWith("'s") ? lower.slice(0, -2) : lower;
  return key.replace(STRETCHED, '$1');
}

function isAllCapitals(text: string, start: number, end: number): boolean {
  if (end - start < 2) return false;
  for (let i = start; i < end; i++)
    if (!isUpperCode(text.charCodeAt(i)) && !isApostrophe(text.charCodeAt(i))) return false;
  return true;
}

function nextSpace(text: string, from: number): number {
  let i = from;
  while (i < text.length && !isSpaceCode(text.charCodeAt(i))) i++;
  return i;
}

function isAddress(text: string, at: number): boolean {
  return text.startsWith('http://', at) || text.startsWith('https://', at) || text.startsWith('www.', at);
}

function emoticonEnd(text: string, start: number, isEmoticon: (run: string) => boolean): number {
  let end = start;
  let marks = false;
  while (end < text.length && end - start <= MAX_EMOTICON && !isSpaceCode(text.charCodeAt(end))) {
    if (!isWordCode(text.charCodeAt(end))) marks = true;
    end++;
  }
  const run = end - start;
  return marks && run > 1 && run <= MAX_EMOTICON && isEmoticon(text.slice(start, end).toLowerCase())
    ? end
    : start;
}

let last: { readonly text: string; readonly scan: ToneTokens } | undefined;

/**
 * Returns the tokens of a line. The last result is kept, because the same line is tokenized to detect its language, to
 * score its tone, and again for each party.
 */
export function scanLine(text: string): ToneTokens {
  if (last?.text !== text) last = { text, scan: tokenize(text, isEmoticon) };
  return last.scan;
}
