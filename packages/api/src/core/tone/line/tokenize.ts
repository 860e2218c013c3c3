import { memoize } from '../../text/memoize.ts';
import { VOCABULARY, type Word, wordOf } from '../words/read-word.ts';
import { isEmoticon } from '../words/word-kinds.ts';

export interface ToneToken {
  readonly start: number;
  readonly end: number;
  readonly word: Word;
  readonly key: string;
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
  readonly questions: readonly number[];
}

/** `soooo` is looked up as `so`, `happyyy` as `happy`. A double letter is unchanged. */
const STRETCHED = /([a-z])\1{2,}/g;
const LETTER = String.raw`[0-9A-Za-z\xc0-\xd6\xd8-\xf6\xf8-\u1fff\u2c00-\u2fff\u3040-\ud7ff]`;
const PLAIN_WORD = new RegExp(`^${LETTER}+$`);
const WORD = String.raw`${LETTER}+(?:(?:['’]|(?<=\d)[.,](?=\d))${LETTER}+)*`;
/** An emoji or another symbol, without its variation selector. */
const SYMBOL = String.raw`[\ud800-\udbff][^]|[\u2600-\u2fff\u3040-\ufe0e\ufe10-\uffff]`;
const PIECE = new RegExp(`(${WORD}|${SYMBOL})|[!?.,;:(–—\\n]`, 'g');
const ADDRESS = /^(?:@|https?:\/\/|www\.)/;
/** An emoticon, but not a score or a time (`0-8`, `0:03`). */
const MAY_BE_EMOTICON = /^(?=.{2,6}$)(?!\d+[:-]\d).*[!-/:-?[-`{-~]/;
const SENTENCE_END = /[.!?\n]/;
const CLAUSE_BREAK = /[,;:(–—]/;

interface Spelling {
  readonly word: Word;
  readonly capitals: boolean;
  readonly initial: boolean;
}

const spelled: (text: string) => Spelling = memoize((text) => {
  const initial = /\p{Lu}/u.test(text);
  const capitals = initial && text.length > 1 && /^[\p{Lu}'’]+$/u.test(text);
  return { word: wordOf(keyOf(text)), capitals, initial };
}, VOCABULARY);

function keyOf(word: string): string {
  if (/^\d/.test(word)) return '';
  const lower = word.toLowerCase().replace('’', "'");
  return (lower.endsWith("'s") ? lower.slice(0, -2) : lower).replace(STRETCHED, '$1');
}

function wholeRun(run: string): Spelling | undefined {
  if (ADDRESS.test(run)) return { ...spelled(run), word: wordOf('') };
  if (!MAY_BE_EMOTICON.test(run) || !isEmoticon(run.toLowerCase())) return undefined;
  return { ...spelled(run), word: wordOf(run.toLowerCase()) };
}

function tokenize(text: string): ToneTokens {
  const tokens: ToneToken[] = [];
  const questions = [0];
  let [sentence, clause, sinceBreak] = [0, 0, 0];
  const push = (start: number, end: number, { word, capitals, initial }: Spelling) => {
    tokens.push({ start, end, word, key: word.key, capitals, initial, clause, sentence });
    sinceBreak++;
  };
  const readMark = (mark: string, isLast: boolean) => {
    if (mark === '?') questions[sentence] = (questions[sentence] ?? 0) + 1;
    const last = tokens[tokens.length - 1];
    // A period after a single letter belongs to an initial.
    const isInitial = mark === '.' && last !== undefined && last.end - last.start === 1;
    if (sinceBreak > 1 && isLast && !isInitial && SENTENCE_END.test(mark)) {
      [sentence, clause, sinceBreak] = [sentence + 1, clause + 1, 0];
      questions.push(0);
    } else if (CLAUSE_BREAK.test(mark)) clause++;
  };
  const readRun = (run: string, from: number) => {
    const whole = wholeRun(run);
    if (whole) return push(from, from + run.length, whole);
    PIECE.lastIndex = 0;
    for (let piece = PIECE.exec(run); piece !== null; piece = PIECE.exec(run)) {
      const start = from + piece.index;
      const end = start + piece[0].length;
      if (piece[1] === undefined) readMark(piece[0], end === from + run.length);
      else push(start, end, spelled(piece[1]));
    }
  };
  let from = 0;
  for (const run of text.split(' ')) {
    if (PLAIN_WORD.test(run)) push(from, from + run.length, spelled(run));
    else if (/\s/.test(run))
      for (const { 0: part, index } of run.matchAll(/\S+|\n/g)) readRun(part, from + index);
    else readRun(run, from);
    from += run.length + 1;
  }
  return { tokens, sentences: sentence + (sinceBreak > 0 || sentence === 0 ? 1 : 0), questions };
}

let last: { readonly text: string; readonly scan: ToneTokens } | undefined;

/** The last result is kept, because a line is read for its language, its tone and each of its parties. */
export function scanLine(text: string): ToneTokens {
  if (last?.text !== text) last = { text, scan: tokenize(text) };
  return last.scan;
}
