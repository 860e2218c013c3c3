import { stopWordsOf } from '../text/stop-words.ts';
import { backgroundRarity, isCommonWord } from './background-rank.ts';
import { type ListLanguages, listLanguages } from './list-languages.ts';
import { type TitleWord, titleWords, withoutBoilerplate, wordKey } from './title-words.ts';

export interface WeightedTitles {
  /** Distinct word keys of each title. */
  readonly words: readonly (readonly string[])[];
  readonly weights: ReadonlyMap<string, number>;
  /** Names and words rare enough in general use that sharing one of them says something. */
  readonly telling: ReadonlySet<string>;
  /** Titles that hold the word. */
  readonly frequency: ReadonlyMap<string, number>;
}

/** A name tells a story from another better than an equally rare common word. */
const NAME_FACTOR = 1.5;
/** Rarity in general use from which on a word is telling, names included by their factor. */
const TELLING_RARITY = 0.9;
/** Titles added to the list when its own frequencies are judged, so that short lists keep their telling words. */
const SMOOTHING_TITLES = 50;
/** A word is a name when it has a capital in running text at least this many times as often as not. */
const NAME_CAPITAL_RATIO = 4;
/** Titles with at least this share of lower-case words follow sentence case, where capitals mean names. */
const SENTENCE_CASE_SHARE = 0.4;

/** Particles and endings of Japanese, which the dictionary cuts off as words. */
const PARTICLE = /^\p{Script=Hiragana}{1,2}$/u;

interface Counts {
  /** The one string that stands for the word in all titles. */
  readonly key: string;
  titles: number;
  lower: number;
  capital: number;
}

/**
 * Weights the words of a list: sqrt(rarity in general use x rarity in this list), names times 1.5. Stop words of the
 * list's languages weigh nothing.
 */
export function weighTitles(titles: readonly string[]): WeightedTitles {
  const stopWords = stopWordKeys(listLanguages(titles));
  const counts = new Map<string, Counts>();
  const words = titles.map((title) => countWords(titleWords(withoutBoilerplate(title)), counts));
  const weights = new Map<string, number>();
  const telling = new Set<string>();
  const frequency = new Map<string, number>();
  const size = titles.length + SMOOTHING_TITLES;
  for (const [key, count] of counts) {
    frequency.set(key, count.titles);
    if (stopWords.has(key) || PARTICLE.test(key)) {
      weights.set(key, 0);
      continue;
    }
    const nameFactor = isName(key, count) ? NAME_FACTOR : 1;
    weights.set(key, nameFactor * weigh(key, count, size));
    if (nameFactor * backgroundRarity(key) >= TELLING_RARITY) telling.add(key);
  }
  return { words, weights, telling, frequency };
}

/** Stop words as keys; those of a language that few titles are in only where English does not know the word (“die”, “war”). */
function stopWordKeys({ main, minor }: ListLanguages): Set<string> {
  const keysOf = (codes: readonly string[]) => codes.flatMap((code) => [...stopWordsOf(code)].map(wordKey));
  return new Set([...keysOf(main), ...keysOf(minor).filter((key) => !isCommonWord(key))]);
}

function weigh(key: string, count: Counts, size: number): number {
  const inList = Math.log((size + 1) / (count.titles + 0.5)) / Math.log(size + 1);
  return Math.sqrt(backgroundRarity(key) * Math.min(1, Math.max(0, inList)));
}

function isName(key: string, count: Counts): boolean {
  if (count.capital > 0 && count.capital >= NAME_CAPITAL_RATIO * count.lower) return true;
  return count.lower === 0 && !isCommonWord(key) && !/^\d/.test(key);
}

/** Adds a title's words to the counts; returns its distinct keys. */
function countWords(words: readonly TitleWord[], counts: Map<string, Counts>): string[] {
  const inSentenceCase = isSentenceCase(words);
  const distinct = new Set<string>();
  words.forEach(({ key, text }, index) => {
    if (key === '') return;
    const count = counts.get(key) ?? { key, titles: 0, lower: 0, capital: 0 };
    if (!distinct.has(key)) count.titles++;
    distinct.add(count.key);
    if (startsLower(text)) count.lower++;
    else if (inSentenceCase && index > 0 && startsUpper(text)) count.capital++;
    counts.set(key, count);
  });
  return [...distinct];
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
