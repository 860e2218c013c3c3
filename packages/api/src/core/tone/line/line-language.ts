/** A line is in the language of its list or article, unless its function words belong to a different one. */
import { lazily } from '../../lazily.ts';
import { detectLanguage, SENTENCES } from '../../text/language.ts';
import { memoize } from '../../text/memoize.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { onWord, readWord, type Word } from '../words/read-word.ts';
import { stemReader } from '../words/word-facts.ts';
import { isGeneralWord } from '../words/word-kinds.ts';
import { scanLine, type ToneToken } from './tokenize.ts';

export const TONE_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type ToneLanguage = (typeof TONE_LANGUAGES)[number];
export type ForeignLanguage = Exclude<ToneLanguage, 'en'>;

const FOREIGN = TONE_LANGUAGES.filter((language) => language !== 'en');
const LANGUAGES = 'en de fr es it pt nl sv da no fi pl tr id cs ro hu'.split(' ');
const ENGLISH_WORD_VOTE = 0.5;
/** In a line without function words of another language, this many unknown words are enough to ask the detector. */
const UNKNOWN_LEAST = 3;
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const LETTERS = /\p{L}/gu;
const NOT_ASCII = /[^\p{ASCII}]/u;
/** An emoticon begins with an ASCII mark. */
const STARTS_WORD = /^[\p{L}\p{N}\P{ASCII}]/u;

export function isToneLanguage(language: string): language is ToneLanguage {
  return TONE_LANGUAGES.some((one: string) => one === language);
}

/** Names do not vote: *Vodafone profit falls 20%* is English. `expected` is the language of the list or article. */
export const lineLanguage = (text: string, expected = 'en'): string => languageGiven(expected)(text);

const languageGiven = memoize((expected) => memoize((text) => readLanguage(text, expected), SENTENCES));

function readLanguage(text: string, expected: string): string {
  if (isMostlyNotLatin(text)) return detectLanguage(text);
  const words = votingWords(scanLine(text).tokens);
  const { votes, unknown } = countVotes(words);
  const sure = votes.get(expected) ?? 0;
  const [foreign, count] = bestOf(votes, expected);
  const strange = expected === 'en' ? unknown * ENGLISH_WORD_VOTE : 0;
  if ((count === 0 && unknown < UNKNOWN_LEAST) || count + strange <= sure) return expected;
  const detected = detectLanguage(text);
  const hasFunctionWord = words.some(
    ({ word }) => smallWords().has(word.key) && vote(word).languages.includes(foreign),
  );
  if (detected === 'und' || detected === expected)
    return hasFunctionWord && count > sure ? foreign : expected;
  // Stems alone are too short to identify a language: words in several languages begin with `panik`.
  if (!hasFunctionWord) return detected;
  // The detector decides between languages with a similar number of function words.
  return (votes.get(detected) ?? 0) * 2 < count ? foreign : detected;
}

function isMostlyNotLatin(text: string): boolean {
  if (!NOT_ASCII.test(text)) return false;
  const letters = text.match(LETTERS)?.length ?? 0;
  return (text.match(LATIN_LETTERS)?.length ?? 0) * 2 < letters;
}

function countVotes(words: readonly ToneToken[]): { votes: ReadonlyMap<string, number>; unknown: number } {
  const votes = new Map<string, number>();
  let unknown = 0;
  for (const { word } of words) {
    const { languages, isKnown } = vote(word);
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1);
    if (NOT_ASCII.test(word.key)) unknown++;
    else if (languages.length > 0) continue;
    else if (isKnown) votes.set('en', (votes.get('en') ?? 0) + ENGLISH_WORD_VOTE);
    else unknown++;
  }
  return { votes, unknown };
}

function bestOf(votes: ReadonlyMap<string, number>, expected: string): [string, number] {
  let best: [string, number] = [expected, 0];
  for (const [language, count] of votes)
    if (language !== expected && count > best[1]) best = [language, count];
  return best;
}

function votingWords(tokens: readonly ToneToken[]): ToneToken[] {
  const words: ToneToken[] = [];
  let capitalized = 0;
  for (const token of tokens) {
    if (token.key.length <= 1 || !STARTS_WORD.test(token.key)) continue;
    words.push(token);
    if (token.initial) capitalized++;
  }
  const isTitle = words.length > 2 && capitalized >= 0.7 * words.length;
  if (isTitle || capitalized === 0) return words;
  return words.filter(({ initial }, i) => !initial || (i === 0 && words[1]?.initial === false));
}

interface Vote {
  /** The languages in which it is a function word or, if it is in no table, begins with a rated stem. */
  readonly languages: readonly string[];
  readonly isKnown: boolean;
}

const vote: (word: Word) => Vote = onWord((word) => {
  const isKnown = isGeneralWord(word);
  const small = smallWords().get(word.key) ?? [];
  // `no`, `in`, `me`: words that several languages share are weak evidence.
  if (small.includes('en')) return { languages: small.length > 2 ? [] : ['en'], isKnown };
  const { verb, noun, adjective } = readWord(word);
  // `die`, `war` and `hat` are also words used in English news.
  if (verb || noun !== 0 || adjective !== 0) return { languages: [], isKnown };
  const isListed = small.length > 0 || isKnown;
  return {
    languages: isListed ? small : FOREIGN.filter((one) => stemReader(one)(word.key).length > 0),
    isKnown,
  };
});

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

const SCORED = 'Tone is scored in English, German, French, and Spanish';

export const languageNote: (language: string) => string = memoize((language) => {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const name = language === 'und' ? 'another language' : names.of(language);
  return `${SCORED}; this text is in ${name}.`;
});

/** For an article in which some sentences have no tone. */
export const PART_NOTE = `${SCORED}; parts of this text are in another language and do not count.`;
