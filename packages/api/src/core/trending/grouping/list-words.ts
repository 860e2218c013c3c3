import famousNames from '../../../content/tone/known-names.json' with { type: 'json' };
import nameWords from '../../../content/tone/name-words.json' with { type: 'json' };
import { hashFeature } from '../../model/linear-model.ts';
import { backgroundRarity, isCommonWord } from '../../text/background-rank.ts';
import { englishSenses } from '../../text/english-sense.ts';
import { detectLanguage } from '../../text/language.ts';
import { memoize } from '../../text/memoize.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { countsOf } from '../layout/counts.ts';
import { type TitleWord, titleWords, withoutBoilerplate, wordKey } from './title-words.ts';

export interface ListWord {
  readonly key: string;
  /** Position in the alphabetical order of the list's words, which the order of the titles does not change. */
  readonly number: number;
  readonly lines: number;
  /** False for stop words of the list's languages, and for a title without words. */
  readonly hasContent: boolean;
  /** Mostly capitalized in running text, or a known or unusual word that is never lowercase. */
  readonly isName: boolean;
  /** Rare and never lowercase in sentence case: a possible name, also at the start of a title. */
  readonly isCapitalized: boolean;
  readonly isEnglish: boolean;
}

export interface Token extends TitleWord {
  readonly word: ListWord;
  /** Whether at most a space or a hyphen precedes it. */
  readonly follows: boolean;
}

export interface WordedTitle {
  readonly text: string;
  /** A title without words has itself as its only word. */
  readonly tokens: readonly Token[];
}

export interface ListWords {
  readonly wordOf: ReadonlyMap<string, ListWord>;
  readonly titles: readonly WordedTitle[];
  readonly languages: readonly string[];
}

const NAME_CAPITAL_RATIO = 4;
const SENTENCE_CASE_SHARE = 0.4;
const RARE = 0.93;
/** Names that are also general English words. They are names if no title has them in lowercase. */
const FAMOUS_NAMES = new Set([...famousNames, ...nameWords].map(wordKey));
/** "JPMorgan", "easyJet". */
const NAME_CASE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
/** "GM", "UAW". */
const ACRONYM = /^\p{Lu}{2,5}$/u;
/** Japanese particles and endings, which the dictionary splits off as words. */
const PARTICLE = /^\p{Script=Hiragana}{1,2}$/u;
/** Prefix that turns a title without words into a key. No word starts with it. */
const NO_WORDS = '\n';

class CountedWord implements ListWord {
  readonly key: string;
  number = 0;
  lines = 0;
  hasContent = true;
  isName = false;
  isCapitalized = false;
  isEnglish = false;
  english = 0;
  lower = 0;
  /** Capitals in running text, and those at the start of a title as well. */
  capital = 0;
  upper = 0;
  isCertain = false;

  constructor(key: string) {
    this.key = key;
  }
}

export function readListWords(titles: readonly string[]): ListWords {
  const languages = listLanguages(titles);
  const isEnglish = englishTest(languages);
  const counted = new Map<string, CountedWord>();
  const worded = titles.map((title) => countWords(title, counted, isEnglish(title)));
  const isStopWord = stopWordTest(languages);
  const words = [...counted.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  words.forEach((word, number) => {
    const { key, lower, upper } = word;
    word.number = number;
    word.isEnglish = 2 * word.english > word.lines;
    word.hasContent = !isStopWord(key) && !PARTICLE.test(key) && !key.startsWith(NO_WORDS);
    word.isName = word.hasContent && isNameIn(word, languages);
    word.isCapitalized = upper > 0 && lower === 0 && (FAMOUS_NAMES.has(key) || backgroundRarity(key) >= RARE);
  });
  const wordOf = new Map(words.map((word) => [word.key, word]));
  return { wordOf, titles: worded, languages: languages.main };
}

/** Stop words of a language with few titles count only if they are not common English words (“die”, “war”). */
function stopWordTest({ main, minor }: ListLanguages): (key: string) => boolean {
  const [mainKeys, minorKeys] = [main.map(stopWordKeys), minor.map(stopWordKeys)];
  return (key) =>
    mainKeys.some((keys) => keys.has(key)) || (!isCommonWord(key) && minorKeys.some((keys) => keys.has(key)));
}

const stopWordKeys = memoize((code): ReadonlySet<string> => new Set([...stopWordsOf(code)].map(wordKey)));

function isNameIn(
  { key, isCertain, isEnglish, capital, lower }: CountedWord,
  { main }: ListLanguages,
): boolean {
  if (isCertain) return true;
  // German capitalizes all nouns.
  if (main.includes('de') && !isEnglish) return FAMOUS_NAMES.has(key);
  if (capital > 0 && capital >= NAME_CAPITAL_RATIO * lower) return true;
  if (lower > 0 || /^\d/.test(key)) return false;
  const hasMeaning = () => !isEnglish && main.some((language) => englishSenses(language)(key).length > 0);
  return FAMOUS_NAMES.has(key) || (!isCommonWord(key) && !hasMeaning());
}

function countWords(title: string, wordOf: Map<string, CountedWord>, isEnglish: boolean): WordedTitle {
  const text = withoutBoilerplate(title);
  const words = titleWords(text).filter(({ key }) => key !== '');
  if (words.length === 0) words.push({ key: `${NO_WORDS}${title}`, text: title, start: 0 });
  const inSentenceCase = isSentenceCase(words);
  const isInCapitals = text === text.toUpperCase();
  const counted = new Set<CountedWord>();
  let end = 0;
  const tokens = words.map(({ key, text: written, start }, index) => {
    const word = wordOf.get(key) ?? new CountedWord(key);
    wordOf.set(key, word);
    if (!counted.has(word)) {
      word.lines++;
      if (isEnglish) word.english++;
    }
    counted.add(word);
    if (inSentenceCase && startsUpper(written)) word.upper++;
    if (NAME_CASE.test(written) || (!isInCapitals && ACRONYM.test(written))) word.isCertain = true;
    else if (startsLower(written)) word.lower++;
    else if (inSentenceCase && index > 0 && startsUpper(written)) word.capital++;
    const follows = index > 0 && /^[\s-]?$/.test(text.slice(end, start));
    end = start + written.length;
    return { key, text: written, start, word, follows };
  });
  return { text, tokens };
}

function isSentenceCase(words: readonly TitleWord[]): boolean {
  const long = words.filter(({ text }) => text.length > 3);
  const lower = long.filter(({ text }) => startsLower(text)).length;
  return lower >= Math.max(2, SENTENCE_CASE_SHARE * long.length);
}

function startsLower(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toUpperCase();
}

function startsUpper(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}

const SAMPLE_SIZE = 200;
const SAMPLE_BITS = 30;
/** Fewer titles are ignored: titles are short, so their language is often misdetected. */
const MIN_TITLES = 2;
const MIN_SHARE = 0.15;
const MIN_MINOR_SHARE = 0.02;

interface ListLanguages {
  readonly main: readonly string[];
  readonly minor: readonly string[];
}

function listLanguages(titles: readonly string[]): ListLanguages {
  const sample = sampleOf(titles);
  const counts = countsOf(sample.map(detectLanguage).filter((language) => language !== 'und'));
  const withShare = (share: number) =>
    [...counts].flatMap(([code, count]) =>
      count >= Math.max(MIN_TITLES, share * sample.length) ? [code] : [],
    );
  const main = [...new Set(['en', ...withShare(MIN_SHARE)])].sort();
  return { main, minor: withShare(MIN_MINOR_SHARE).filter((code) => !main.includes(code)) };
}

/** Returns a sample that the order of the titles does not change. */
function sampleOf(titles: readonly string[]): string[] {
  const places = new Map(titles.map((title) => [title, hashFeature(title, SAMPLE_BITS)]));
  return [...places]
    .sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
    .slice(0, SAMPLE_SIZE)
    .map(([title]) => title);
}

function englishTest({ main }: ListLanguages): (title: string) => boolean {
  const others = new Set(main.filter((code) => code !== 'en'));
  return (title) => others.size === 0 || !others.has(detectLanguage(title));
}
