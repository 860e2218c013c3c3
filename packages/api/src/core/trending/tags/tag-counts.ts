import { type TitleWord, titleWords, withoutBoilerplate } from '../grouping/title-words.ts';
import type { WeightedTitles } from '../grouping/word-weights.ts';
import { countPhrases } from './count-phrases.ts';
import type { Tag } from './tag.ts';

export type Term = Omit<Tag, 'text'>;

/** A word of one title says nothing about the list. */
const MIN_LINES = 2;
const MAX_WORDS_IN_PHRASES = 4_000;
/** Maximum number of occurrences of a term that are checked to find its most frequent spelling. */
const SPELLING_TITLES = 50;

/** Counts the titles that contain each word and each phrase of two or three words. */
export class TagCounts {
  readonly #titles: readonly string[];
  readonly #weighted: WeightedTitles;

  constructor(titles: readonly string[], weighted: WeightedTitles) {
    this.#titles = titles;
    this.#weighted = weighted;
  }

  /** Returns at most `limit` words with a weight that are in two titles or more, most frequent first. */
  words(limit: number): Term[] {
    const ranked = this.#wordsIn(MIN_LINES)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, limit);
    return ranked.map(([key, lines]) => ({ keys: [key], lines }));
  }

  /** Returns at most `limit` phrases without stop words that are in at least `minLines` titles, most frequent first. */
  phrases(minLines: number, limit: number): Term[] {
    const { vocabulary } = this.#weighted;
    const counted = countPhrases(this.#weighted, this.#phraseWords(minLines), minLines);
    const least = counted.map(({ lines }) => lines).sort((a, b) => b - a)[limit - 1] ?? 0;
    return counted
      .filter(({ lines }) => lines >= least)
      .map(({ words, lines }) => ({ keys: words.map((word) => vocabulary[word] ?? ''), lines }))
      .map((term) => ({ ...term, phrase: term.keys.join(' ') }))
      .sort((a, b) => b.lines - a.lines || (a.phrase < b.phrase ? -1 : 1))
      .slice(0, limit)
      .map(({ keys, lines }) => ({ keys, lines }));
  }

  /** Returns the words with a weight that are in at least `minLines` titles, with the number of those titles. */
  #wordsIn(minLines: number): [key: string, lines: number][] {
    const { vocabulary, weights, frequency } = this.#weighted;
    return vocabulary.flatMap((key, number): [string, number][] => {
      const lines = frequency[number] ?? 0;
      return lines >= minLines && (weights[number] ?? 0) > 0 ? [[key, lines]] : [];
    });
  }

  /**
   * By word: 1 if it may be part of a phrase, because it has a weight and is in at least `minLines` titles. In a very long
   * list, only the most frequent words.
   */
  #phraseWords(minLines: number): Uint8Array {
    const { vocabulary, numberOf } = this.#weighted;
    const ranked = this.#wordsIn(minLines).sort(([, x], [, y]) => y - x);
    const least = ranked[MAX_WORDS_IN_PHRASES]?.[1] ?? 0;
    const chosen = new Uint8Array(vocabulary.length);
    for (const [key, lines] of ranked) if (lines >= least) chosen[numberOf.get(key) ?? -1] = 1;
    return chosen;
  }

  /**
   * Adds the most frequent spelling of each term, based on its first occurrences in the titles: the whole name ("Bank of
   * America" for "America") if at least half of these are part of it.
   */
  spell(terms: readonly Term[]): Tag[] {
    const wanted = new Map(terms.map(({ keys }) => [keys.join(' '), new Map<string, number>()]));
    const lengths = [...new Set(terms.map(({ keys }) => keys.length))];
    let open = wanted.size;
    for (const title of this.#titles) {
      if (open === 0) break;
      const text = withoutBoilerplate(title);
      const words = titleWords(text);
      for (const length of lengths) {
        for (let at = 0; at + length <= words.length; at++) {
          const spellings = wanted.get(joinKeys(words, at, length));
          if (!spellings || total(spellings) >= SPELLING_TITLES) continue;
          const spelling = spanText(text, words, ...nameAround(text, words, at, length));
          spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
          if (total(spellings) === SPELLING_TITLES) open--;
        }
      }
    }
    return terms.map((term) => ({
      ...term,
      text: mostFrequent(wanted.get(term.keys.join(' ')), term.keys.length),
    }));
  }
}

function joinKeys(words: readonly TitleWord[], at: number, length: number): string {
  let joined = words[at]?.key ?? '';
  for (let i = at + 1; i < at + length; i++) joined += ` ${words[i]?.key ?? ''}`;
  return joined;
}

function spanText(text: string, words: readonly TitleWord[], from: number, to: number): string {
  const last = words[to];
  return text.slice(words[from]?.start ?? 0, last ? last.start + last.text.length : 0);
}

const CAPITAL = /^\p{Lu}/u;
/** Words inside names: "Bank of America", "Banco de España". */
const CONNECTORS = new Set(['of', 'de', 'du', 'des', 'del', 'la', 'der']);
/** What is between two words of a name. */
const NAME_GAP = /^(?: |-| & )$/;
/** A name is not longer than this: in title case, all words are capitalized. */
const MAX_NAME_WORDS = 4;

/** Returns the first and the last word of the name that contains a term, or those of the term itself. */
function nameAround(
  text: string,
  words: readonly TitleWord[],
  at: number,
  length: number,
): [from: number, to: number] {
  let [from, to] = [at, at + length - 1];
  const isCapital = (i: number) => CAPITAL.test(words[i]?.text ?? '');
  const isNext = (i: number) => {
    const [one, other] = [words[i], words[i + 1]];
    return one && other ? NAME_GAP.test(text.slice(one.start + one.text.length, other.start)) : false;
  };
  const isConnector = (i: number) => CONNECTORS.has(words[i]?.text ?? '');
  if (!isCapital(from) || !isCapital(to)) return [from, to];
  while (
    isNext(from - 1) &&
    (isCapital(from - 1) || (isConnector(from - 1) && isNext(from - 2) && isCapital(from - 2)))
  )
    from -= isCapital(from - 1) ? 1 : 2;
  while (isNext(to) && (isCapital(to + 1) || (isConnector(to + 1) && isNext(to + 1) && isCapital(to + 2))))
    to += isCapital(to + 1) ? 1 : 2;
  return to - from < MAX_NAME_WORDS ? [from, to] : [at, at + length - 1];
}

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/**
 * Returns the spelling of a term of `words` words: the most frequent one that at least half of the occurrences have, without
 * a possessive ending if it is also written without it, or else the most frequent one of the term alone.
 */
function mostFrequent(counts: ReadonlyMap<string, number> | undefined, words: number): string {
  const bare = new Map<string, number>();
  for (const [text, count] of counts ?? []) {
    const without = text.replace(/['’]s$/, '');
    const key = counts?.has(without) ? without : text;
    bare.set(key, (bare.get(key) ?? 0) + count);
  }
  const ranked = [...bare].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const [first] = ranked;
  if (first && 2 * first[1] >= total(bare)) return first[0];
  const isAlone = ([text]: readonly [string, number]) => text.split(/[\s-]+/).length <= words;
  return (ranked.find(isAlone) ?? first)?.[0] ?? '';
}
