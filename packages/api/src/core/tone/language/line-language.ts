/** The language of a line: that of its list or article, unless its function words belong to a different one. */
import { lazily } from '../../lazily.ts';
import { detectLanguage } from '../../text/language.ts';
import { memoize } from '../../text/memoize.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { isWordCode, scanLine, type ToneToken } from '../line/tokenize.ts';
import { readWord } from '../words/read-word.ts';
import { stemReader } from '../words/stems.ts';
import { onWord, type Word } from '../words/word.ts';
import { isGeneralWord } from '../words/word-kinds.ts';

export const TONE_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type ToneLanguage = (typeof TONE_LANGUAGES)[number];
export type ForeignLanguage = Exclude<ToneLanguage, 'en'>;

const FOREIGN = TONE_LANGUAGES.filter((language) => language !== 'en');
/** Languages in Latin script whose function words a line is checked against. */
const LANGUAGES = 'en de fr es it pt nl sv da no fi pl tr id cs ro hu'.split(' ');
/** Weight of a general English word relative to a function word, and weight of a word with accents. */
const KNOWN = 0.5;
const ACCENTED = 0.5;
/** In a line without function words, this many unknown lowercase words are enough to consult the detector. */
const UNKNOWN_LEAST = 3;
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const LETTERS = /\p{L}/gu;
const NOT_ASCII = /[^\p{ASCII}]/u;

export function isToneLanguage(language: string): language is ToneLanguage {
  return TONE_LANGUAGES.some((one: string) => one === language);
}

/**
 * @param expected language of the list or article that contains the line. English if unknown.
 * @returns an ISO 639-1 code. Names do not vote, so that *Vodafone profit falls 20%* is English.
 */
export function lineLanguage(text: string, expected = 'en'): string {
  if (isMostlyNotLatin(text)) return detectLanguage(text);
  const words = votingWords(scanLine(text).tokens);
  if (expected === 'en' && isClearlyEnglish(words)) return expected;
  const { votes, accented, unknown, small } = countVotes(words, expected);
  const own = votes.get(expected) ?? 0;
  const [foreign, count] = bestOf(votes, expected);
  const strange = expected === 'en' ? accented * ACCENTED + unknown * KNOWN : 0;
  if ((count + accented === 0 && unknown < UNKNOWN_LEAST) || count + strange <= own) return expected;
  const detected = detectLanguage(text);
  if (detected === 'und' || detected === expected) return count > own ? foreign : expected;
  // Stems alone are too short to identify a language: words in several languages begin with `panik`.
  if (small === 0) return detected;
  // The detector decides between languages with a similar number of function words.
  return (votes.get(detected) ?? 0) * 2 < count ? foreign : detected;
}

function isMostlyNotLatin(text: string): boolean {
  if (!NOT_ASCII.test(text)) return false;
  const letters = text.match(LETTERS)?.length ?? 0;
  return (text.match(LATIN_LETTERS)?.length ?? 0) * 2 < letters;
}

/**
 * Whether English wins even if each word without an English vote belongs to the same other language. True for most English
 * lines, whose names are then not looked up in the stem tables.
 */
function isClearlyEnglish(words: readonly ToneToken[]): boolean {
  let [english, other] = [0, 0];
  for (const { word } of words) {
    const vote = tableVote(word);
    english += vote.english;
    other += vote.other;
  }
  return other <= english;
}

interface LineVotes {
  /** Votes of the words, by language. */
  readonly votes: ReadonlyMap<string, number>;
  /** Number of words with accents, words not in any table, and function words of languages other than the expected one. */
  readonly accented: number;
  readonly unknown: number;
  readonly small: number;
}

function countVotes(words: readonly ToneToken[], expected: string): LineVotes {
  const votes = new Map<string, number>();
  const vote = (language: string, weight: number) => votes.set(language, (votes.get(language) ?? 0) + weight);
  let [accented, unknown, small] = [0, 0, 0];
  for (const { key, word } of words) {
    const { isKnown, isSmall } = tableVote(word);
    const languages = languagesOf(word);
    if (isSmall && !languages.includes(expected)) small++;
    for (const language of languages) vote(language, 1);
    if (NOT_ASCII.test(key)) accented++;
    if (languages.length > 0) continue;
    if (isKnown) vote('en', KNOWN);
    else unknown++;
  }
  return { votes, accented, unknown, small };
}

/** Returns the language with the most votes, apart from the expected one, and its number of votes. */
function bestOf(votes: ReadonlyMap<string, number>, expected: string): [string, number] {
  let best: [string, number] = [expected, 0];
  for (const [language, count] of votes)
    if (language !== expected && count > best[1]) best = [language, count];
  return best;
}

/**
 * Returns the lowercase words, and the first word if the second one is lowercase. In a line in Title Case or capitals,
 * returns all words.
 */
function votingWords(tokens: readonly ToneToken[]): ToneToken[] {
  const words: ToneToken[] = [];
  let capitalized = 0;
  for (const token of tokens) {
    if (token.key.length <= 1 || isEmoticon(token.key)) continue;
    words.push(token);
    if (token.initial) capitalized++;
  }
  const isTitle = words.length > 2 && capitalized >= 0.7 * words.length;
  if (isTitle || capitalized === 0) return words;
  return words.filter(({ initial }, i) => !initial || (i === 0 && words[1]?.initial === false));
}

/** `:-)`: ASCII characters that begin with a mark. */
function isEmoticon(key: string): boolean {
  const code = key.charCodeAt(0);
  return code < 128 && !isWordCode(code);
}

interface TableVote {
  /**
   * The languages in which the word is a function word. An English function word counts only for English, or for no language
   * if more than two share it. Other words in the English tone tables count for no language.
   */
  readonly languages: readonly string[];
  readonly isKnown: boolean;
  /** Whether it is a function word of these languages. Always false for English function words. */
  readonly isSmall: boolean;
  /** How much it counts for English, and the most it can count against English. */
  readonly english: number;
  readonly other: number;
}

const NO_LANGUAGE: readonly string[] = [];
const ENGLISH: readonly string[] = ['en'];

/** Reads everything about a word except the stem tables. */
const tableVote: (word: Word) => TableVote = onWord((word) => {
  const isKnown = isGeneralWord(word);
  const small = smallWords().get(word.key) ?? NO_LANGUAGE;
  const accent = NOT_ASCII.test(word.key) ? ACCENTED : 0;
  const counted = (languages: readonly string[], isSmall = false): TableVote => {
    const isEnglish = languages === ENGLISH;
    const isOther = !isEnglish && (languages.length > 0 || !isKnown);
    const english = isEnglish ? 1 : isOther ? 0 : KNOWN;
    return { languages, isKnown, isSmall, english, other: Number(isOther) + accent };
  };
  // `no`, `in`, `me`: words that several languages share are weak evidence.
  if (small.includes('en')) return counted(small.length > 2 ? NO_LANGUAGE : ENGLISH);
  const { verb, noun, adjective } = readWord(word);
  // `die`, `war` and `hat` are also words used in English news.
  if (verb || noun !== 0 || adjective !== 0) return counted(NO_LANGUAGE);
  return counted(small, small.length > 0);
});

/** Returns the languages that a word counts for. A word in no other table may have a stem of another language. */
const languagesOf: (word: Word) => readonly string[] = onWord((word) => {
  const { languages, isKnown } = tableVote(word);
  if (languages.length > 0 || isKnown || smallWords().has(word.key)) return languages;
  return FOREIGN.filter((language) => stemReader(language)(word.key).length > 0);
});

/** Maps each function word to its languages. */
const smallWords = lazily(() => {
  const found = new Map<string, string[]>();
  for (const language of LANGUAGES)
    for (const word of new Set(stopWordsOf(language))) {
      const languages = found.get(word);
      if (languages) languages.push(language);
      else found.set(word, [language]);
    }
  return found;
});

const names = lazily(() => new Intl.DisplayNames(['en'], { type: 'language' }));

function nameOf(language: string): string {
  return names().of(language) ?? language;
}

function scoredLanguages(): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return list.format(TONE_LANGUAGES.map(nameOf));
}

/**
 * Takes an ISO 639-1 code, or `und` if the language is unknown. Cached, because most lines of a list are in the same
 * language.
 */
export const languageNote: (language: string) => string = memoize((language) => {
  const name = language === 'und' ? 'another language' : nameOf(language);
  return `Tone is scored in ${scoredLanguages()}; this text is in ${name}.`;
});

/** For an article in which some sentences have no tone. */
export function partNote(): string {
  return `Tone is scored in ${scoredLanguages()}; parts of this text are in another language and do not count.`;
}
