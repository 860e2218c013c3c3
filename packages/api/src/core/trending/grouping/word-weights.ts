import knownNames from '../../../content/tone/known-names.json' with { type: 'json' };
import nameWords from '../../../content/tone/name-words.json' with { type: 'json' };
import { backgroundRarity, isCommonWord } from '../../text/background-rank.ts';
import { englishSenses } from '../../text/english-sense.ts';
import { memoize } from '../../text/memoize.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { englishTest, type ListLanguages, listLanguages } from './list-languages.ts';
import { NumberList } from './number-list.ts';
import { distinctRows, type PackedRows } from './packed-rows.ts';
import { type TitleWord, titleWords, withoutBoilerplate, wordKey } from './title-words.ts';

/**
 * The words of a list. A word's number is its position in the list's alphabetical order, regardless of the order of the
 * titles.
 */
export interface WeightedTitles {
  /** Word keys by number. */
  readonly vocabulary: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  /**
   * Word numbers of each title, in the order of the title. A title without words has itself as its only word, with weight 0.
   */
  readonly sequences: PackedRows;
  /** For each element of `sequences`: 1 if at most a space or a hyphen separates the word from the previous one. */
  readonly follows: Uint8Array;
  /** Distinct word numbers of each title, ascending. */
  readonly words: PackedRows;
  readonly weights: Float64Array;
  /** 1 for names: words mostly capitalized in running text, and known names or unusual words that are never lowercase. */
  readonly names: Uint8Array;
  /** 1 for rare words that are never lowercase in titles that use sentence case: possible names, also at the start of a title. */
  readonly capitalized: Uint8Array;
  /** Number of titles that contain the word. */
  readonly frequency: Int32Array;
  /** The main languages of the list, as ISO 639-1 codes. */
  readonly languages: readonly string[];
  /** 1 for words that occur mostly in English titles, see `englishTest`. */
  readonly english: Uint8Array;
}

/** A name distinguishes stories better than an equally rare common word. */
const NAME_FACTOR = 1.5;
/** Number of titles added to the list when computing its frequencies, so that short lists keep their significant words. */
const SMOOTHING_TITLES = 50;
/** A word is a name if it is capitalized in running text at least this many times as often as not. */
const NAME_CAPITAL_RATIO = 4;
/** Minimum share of lowercase words, among those of at least four letters, in titles that use sentence case. */
const SENTENCE_CASE_SHARE = 0.4;

/** Words of names that are also frequent in general English. They count as names if no title has them in lowercase. */
const KNOWN_NAMES = new Set([...knownNames, ...nameWords].map(wordKey));

/** Minimum rarity of a capitalized word that may be a name although general English has it. */
const RARE = 0.93;
/** "JPMorgan", "easyJet". */
const NAME_CASE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
/** "GM", "UAW". */
const ACRONYM = /^\p{Lu}{2,5}$/u;

/** Japanese particles and endings, which the dictionary splits off as words. */
const PARTICLE = /^\p{Script=Hiragana}{1,2}$/u;
/** Initial capacity per title, in words. */
const WORDS_OF_TITLE = 12;
/** Prefix that turns a title without words into a key. No word starts with it. */
const NO_WORDS = '\n';

interface Counts {
  readonly key: string;
  /** Index of the word in the order of first appearance. */
  readonly order: number;
  titles: number;
  /** Number of these titles that are in English. */
  english: number;
  lower: number;
  capital: number;
  /** Like `capital`, and at the start of a title. */
  upper: number;
  /** Whether a title has it as an acronym or with a capital inside. */
  isCertain: boolean;
}

/**
 * Weights the words of a list: sqrt(rarity in general use x rarity in this list), times 1.5 for names. Stop words of the
 * list's languages have no weight.
 */
export function weighTitles(titles: readonly string[]): WeightedTitles {
  const languages = listLanguages(titles);
  const isStopWord = stopWordTest(languages);
  const counts = new Map<string, Counts>();
  const sequence = new SequenceBuilder(titles.length);
  const isEnglish = englishTest(languages);
  for (const title of titles) countWords(title, counts, sequence, isEnglish(title));
  const counted = [...counts.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const vocabulary = counted.map(({ key }) => key);
  const numberOf = new Map(vocabulary.map((key, number) => [key, number]));
  const weights = new Float64Array(vocabulary.length);
  const names = new Uint8Array(vocabulary.length);
  const capitalized = new Uint8Array(vocabulary.length);
  const english = new Uint8Array(vocabulary.length);
  const frequency = new Int32Array(vocabulary.length);
  const numberOfOrder = new Int32Array(vocabulary.length);
  const size = titles.length + SMOOTHING_TITLES;
  const isGerman = languages.main.includes('de');
  counted.forEach((count, number) => {
    const { key } = count;
    numberOfOrder[count.order] = number;
    frequency[number] = count.titles;
    capitalized[number] = Number(
      count.upper > 0 && count.lower === 0 && (KNOWN_NAMES.has(key) || backgroundRarity(key) >= RARE),
    );
    english[number] = Number(2 * count.english > count.titles);
    if (isStopWord(key) || PARTICLE.test(key) || key.startsWith(NO_WORDS)) return;
    names[number] = Number(
      // German capitalizes all nouns.
      isGerman && english[number] === 0
        ? count.isCertain || KNOWN_NAMES.has(key)
        : isName(key, count, english[number] === 1 ? [] : languages.main),
    );
    weights[number] = (names[number] === 1 ? NAME_FACTOR : 1) * weigh(key, count, size);
  });
  const { starts, orders, follows } = sequence.build();
  const sequences = { starts, numbers: orders.map((order) => numberOfOrder[order] ?? 0) };
  const words = distinctRows(sequences);
  return {
    languages: languages.main,
    english,
    vocabulary,
    numberOf,
    sequences,
    follows,
    words,
    weights,
    names,
    capitalized,
    frequency,
  };
}

/** Returns the weight of a word key, or 0 if no title contains it. */
export function weightOf(key: string, { numberOf, weights }: WeightedTitles): number {
  return weights[numberOf.get(key) ?? -1] ?? 0;
}

/**
 * Returns a test for stop words. Stop words of a language with only a few titles count only if they are not common English
 * words (“die”, “war”).
 */
function stopWordTest({ main, minor }: ListLanguages): (key: string) => boolean {
  const [mainKeys, minorKeys] = [main.map(stopWordKeys), minor.map(stopWordKeys)];
  return (key) =>
    mainKeys.some((keys) => keys.has(key)) || (!isCommonWord(key) && minorKeys.some((keys) => keys.has(key)));
}

/** Returns the keys of a language's stop words (see `wordKey`). */
const stopWordKeys = memoize((code): ReadonlySet<string> => new Set([...stopWordsOf(code)].map(wordKey)));

function weigh(key: string, count: Counts, size: number): number {
  const inList = Math.log((size + 1) / (count.titles + 0.5)) / Math.log(size + 1);
  return Math.sqrt(backgroundRarity(key) * Math.min(1, Math.max(0, inList)));
}

/** `languages`: those in which the word may have a meaning, apart from English. */
function isName(key: string, count: Counts, languages: readonly string[]): boolean {
  if (count.isCertain) return true;
  if (count.capital > 0 && count.capital >= NAME_CAPITAL_RATIO * count.lower) return true;
  if (count.lower > 0 || /^\d/.test(key)) return false;
  const hasMeaning = () => languages.some((language) => englishSenses(language)(key).length > 0);
  return KNOWN_NAMES.has(key) || (!isCommonWord(key) && !hasMeaning());
}

/** Adds a title's words to the counts, and to the sequences numbered by first appearance in the list. */
function countWords(
  title: string,
  counts: Map<string, Counts>,
  sequence: SequenceBuilder,
  isEnglish: boolean,
): void {
  const text = withoutBoilerplate(title);
  const words = titleWords(text).filter(({ key }) => key !== '');
  const inSentenceCase = isSentenceCase(words);
  const isInCapitals = text === text.toUpperCase();
  sequence.begin();
  let end = 0;
  words.forEach(({ key, text: written, start }, index) => {
    const count = countOf(key, counts);
    if (!sequence.holds(count.order)) {
      count.titles++;
      if (isEnglish) count.english++;
    }
    sequence.add(count.order, index > 0 && isPhraseGap(text, end, start));
    end = start + written.length;
    if (inSentenceCase && startsUpper(written)) count.upper++;
    if (NAME_CASE.test(written) || (!isInCapitals && ACRONYM.test(written))) count.isCertain = true;
    else if (startsLower(written)) count.lower++;
    else if (inSentenceCase && index > 0 && startsUpper(written)) count.capital++;
  });
  if (words.length > 0) return;
  const itself = countOf(`${NO_WORDS}${title}`, counts);
  itself.titles++;
  sequence.add(itself.order, false);
}

/** Whether the text between two words may be inside a phrase. */
function isPhraseGap(text: string, from: number, to: number): boolean {
  if (to !== from + 1) return to === from;
  const gap = text.charAt(from);
  return gap === ' ' || /[\s-]/.test(gap);
}

/** Collects the words of all titles in order, one title after another. */
class SequenceBuilder {
  readonly #starts: NumberList;
  readonly #orders: NumberList;
  readonly #follows: NumberList;

  constructor(titles: number) {
    this.#starts = new NumberList(titles + 1);
    this.#orders = new NumberList(WORDS_OF_TITLE * titles);
    this.#follows = new NumberList(WORDS_OF_TITLE * titles);
  }

  begin(): void {
    this.#starts.push(this.#orders.length);
  }

  /** Whether the current title already contains the word. */
  holds(order: number): boolean {
    return this.#orders.includes(order, this.#starts.last());
  }

  add(order: number, follows: boolean): void {
    this.#orders.push(order);
    this.#follows.push(Number(follows));
  }

  build(): { starts: Int32Array; orders: Int32Array; follows: Uint8Array } {
    this.begin();
    return {
      starts: this.#starts.values(),
      orders: this.#orders.values(),
      follows: Uint8Array.from(this.#follows.values()),
    };
  }
}

function countOf(key: string, counts: Map<string, Counts>): Counts {
  const known = counts.get(key);
  if (known) return known;
  const count = {
    key,
    order: counts.size,
    titles: 0,
    english: 0,
    lower: 0,
    capital: 0,
    upper: 0,
    isCertain: false,
  };
  counts.set(key, count);
  return count;
}

function isSentenceCase(words: readonly TitleWord[]): boolean {
  let [long, lower] = [0, 0];
  for (const { text } of words) {
    if (text.length <= 3) continue;
    long++;
    if (startsLower(text)) lower++;
  }
  return lower >= Math.max(2, SENTENCE_CASE_SHARE * long);
}

function startsLower(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toUpperCase();
}

function startsUpper(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}
