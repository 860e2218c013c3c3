import ownWords from '../../../content/pages/own-words.json' with { type: 'json' };
import pastForms from '../../../content/pages/past-forms.json' with { type: 'json' };
import phraseLists from '../../../content/pages/phrases.json' with { type: 'json' };
import readerWords from '../../../content/pages/reader-words.json' with { type: 'json' };
import webWords from '../../../content/pages/web-words.json' with { type: 'json' };

/** In lowercase, by language. `*`: up to six words of the sentence, `:`: a colon. */
type PhraseList = Readonly<Record<string, readonly string[]>>;

interface PhraseHit {
  readonly phrase: string;
  /** Words from the first to the last, with gaps. In scripts without spaces, half the number of characters. */
  readonly words: number;
  /** Index of the phrase's first word in the text. -1 for Chinese, Japanese and Korean phrases. */
  readonly start: number;
}

interface Phrase {
  readonly phrase: string;
  readonly tokens: readonly Token[];
}

interface Token {
  readonly word: string;
  readonly hasColon: boolean;
  /** Number of sentence ends before the word. */
  readonly sentence: number;
}

const MAX_GAP_WORDS = 6;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const TOKEN = /([\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*)(\s?:)?|\*|[.!?…\n]/gu;

function compilePhrases(list: PhraseList) {
  const byFirstWord = new Map<string, Phrase[]>();
  const unspaced: string[] = [];
  for (const phrase of new Set(Object.values(list).flat())) {
    if (UNSPACED.test(phrase)) {
      unspaced.push(phrase);
      continue;
    }
    const tokens = tokensOf(phrase);
    const first = tokens[0]?.word ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { phrase, tokens }]);
  }
  return { byFirstWord, unspaced };
}

export interface PhraseText {
  /** In lowercase, with straight apostrophes and plain spaces. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isUnspaced: boolean;
}

export function phraseText(written: string): PhraseText {
  const text = written
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u00A0\u202F]/g, ' ')
    .trim();
  return { text, tokens: tokensOf(text), isUnspaced: UNSPACED.test(text) };
}

function findPhrases(
  { byFirstWord, unspaced }: ReturnType<typeof compilePhrases>,
  { text, tokens, isUnspaced }: PhraseText,
): PhraseHit[] {
  const hits = new Map<string, PhraseHit>();
  if (isUnspaced)
    for (const phrase of unspaced)
      if (text.includes(phrase)) hits.set(phrase, { phrase, words: Math.ceil(phrase.length / 2), start: -1 });
  for (let i = 0; i < tokens.length; i += 1) {
    for (const phrase of byFirstWord.get(tokens[i]?.word ?? '') ?? []) {
      if (hits.has(phrase.phrase)) continue;
      const end = matchEnd(phrase.tokens, tokens, i);
      if (end > i) hits.set(phrase.phrase, { phrase: phrase.phrase, words: end - i, start: i });
    }
  }
  return withoutNested([...hits.values()]);
}

/** Drops hits that share words with one that is at least as long, except those without a position. */
function withoutNested(hits: readonly PhraseHit[]): PhraseHit[] {
  const longest: PhraseHit[] = [];
  for (const hit of [...hits].sort((a, b) => b.words - a.words)) {
    const overlaps = longest.some(
      (one) => one.start >= 0 && hit.start < one.start + one.words && one.start < hit.start + hit.words,
    );
    if (!overlaps || hit.start < 0) longest.push(hit);
  }
  return longest;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
    const [all, word, colon] = found;
    if (word !== undefined) tokens.push({ word, hasColon: colon !== undefined, sentence });
    else if (all === '*') tokens.push({ word: '*', hasColon: false, sentence });
    else sentence += 1;
  }
  return tokens;
}

function matchEnd(wanted: readonly Token[], tokens: readonly Token[], from: number): number {
  const sentence = tokens[from]?.sentence;
  let end = from;
  let gap = 0;
  for (const token of wanted) {
    if (token.word === '*') {
      gap = MAX_GAP_WORDS;
      continue;
    }
    const reach = tokens.slice(end, end + gap + 1);
    const skipped = reach.findIndex((next) => next.sentence !== sentence || isSame(next, token));
    if (reach[skipped]?.sentence !== sentence) return -1;
    end += skipped + 1;
    gap = 0;
  }
  return end;
}

const isSame = (found: Token, wanted: Token): boolean =>
  found.word === wanted.word && (found.hasColon || !wanted.hasColon);

export type PhraseFinder = (text: PhraseText) => PhraseHit[];

function finder(list: PhraseList): PhraseFinder {
  const compiled = compilePhrases(list);
  return (text) => findPhrases(compiled, text);
}

export const PHRASES = Object.fromEntries(
  Object.entries(phraseLists).map(([name, list]) => [name, finder(list)]),
) as Record<keyof typeof phraseLists, PhraseFinder>;

/** Weight of the best match between a title and a phrase list, from 0 to 3. */
export function titleWeight(titles: readonly PhraseText[], phrases: PhraseFinder): number {
  return Math.max(0, ...titles.flatMap((title) => phrases(title).map((hit) => weightIn(title, hit))));
}

/** A title that consists of a phrase is stronger evidence than one that contains it. */
function weightIn({ text: title }: PhraseText, { phrase, words: phraseWords }: PhraseHit): number {
  const words = title.split(/\s+/).length;
  const isCovered = phraseWords / words >= 0.6 || phrase.length / title.length >= 0.6;
  if (phraseWords > 1) return isCovered || (phraseWords >= 4 && words <= 10) ? 3 : 1.5;
  if (isCovered) return 2;
  // A single word at the beginning or end of a short title is its label.
  return words <= 6 && (title.startsWith(phrase) || title.endsWith(phrase)) ? 1 : 0;
}

/** Weights of zero, one and two distinct phrases in a text. Single words are not counted. */
const TEXT_WEIGHTS = [0, 1.5, 2.5];

/** From 0 to 3.5. */
export function textWeight(text: PhraseText, phrases: PhraseFinder): number {
  return TEXT_WEIGHTS[phrases(text).filter(({ words }) => words > 1).length] ?? 3.5;
}

/** Opening marks cannot be inside, so that many of them without a closing mark take linear time. */
const QUOTED = /[“"„«「『][^”"“»」』„«「『]{1,400}[”"“»」』]/gu;

export const withoutQuotes = (text: string): string => text.replace(QUOTED, ' ');

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
/** The part of a word before a listed ending has at least this many letters. */
const MIN_STEM_LETTERS = 3;
const MAX_ENDING_LETTERS = 5;

export function wordsOf(text: string) {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return { text: lower, words: lower.match(WORD) ?? [], isUnspaced: UNSPACED.test(lower) };
}

/**
 * Returns a counter of the words of a text that are in a list. A word of an unspaced script counts once if the text contains
 * it, and once more for each place where it stands alone.
 */
function wordList(
  words: readonly string[],
  endings: readonly string[] = [],
): (found: ReturnType<typeof wordsOf>) => number {
  const unspaced = words.filter((word) => UNSPACED.test(word));
  const spaced = new Set(words);
  const ends = new Set(endings);
  return ({ text, words: found, isUnspaced }) =>
    found.filter((word) => spaced.has(word) || hasEnding(word, ends)).length +
    (isUnspaced ? unspaced.filter((word) => text.includes(word)).length : 0);
}

function hasEnding(word: string, endings: ReadonlySet<string>): boolean {
  if (endings.size === 0) return false;
  const longest = Math.min(MAX_ENDING_LETTERS, word.length - MIN_STEM_LETTERS);
  for (let letters = longest; letters > 0; letters -= 1) if (endings.has(word.slice(-letters))) return true;
  return false;
}

export const countReaderWords = wordList(readerWords);
export const countWebWords = wordList(webWords);
export const countOwnWords = wordList(ownWords);

export const addressesReader = (text: string): boolean => countReaderWords(wordsOf(withoutQuotes(text))) > 0;

export const speaksForSite = (text: string): boolean =>
  addressesReader(text) || countOwnWords(wordsOf(withoutQuotes(text))) > 0;

/** Past forms, which are typical of reports. Offers and instructions describe what will happen or what to do. */
export const countPastForms = wordList(pastForms.words, pastForms.endings);
