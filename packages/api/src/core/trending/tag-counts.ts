import type { Tag } from './tag.ts';
import { type TitleWord, titleWords, withoutBoilerplate } from './title-words.ts';
import type { WeightedTitles } from './word-weights.ts';

const LONGEST_PHRASE_WORDS = 3;
/** What may stand between the words of a phrase. */
const PHRASE_GAP = /^[\s\u00a0-]?$/;
/** Titles in which the spelling of a term is looked up. */
const SPELLING_TITLES = 50;

/** Number of titles that hold each word and each phrase of two or three words. */
export class TagCounts {
  readonly #titles: readonly string[];
  readonly #weighted: WeightedTitles;

  constructor(titles: readonly string[], weighted: WeightedTitles) {
    this.#titles = titles;
    this.#weighted = weighted;
  }

  /** Words with a weight, most frequent first, at most `limit`, spellings included. */
  words(limit: number): Tag[] {
    const ranked = [...this.#weighted.frequency]
      .filter(([key]) => (this.#weighted.weights.get(key) ?? 0) > 0)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, limit);
    return this.#spell(ranked.map(([key, lines]) => ({ keys: [key], lines })));
  }

  /** Phrases without stop words, in at least `minLines` titles, most frequent first, at most `limit`. */
  phrases(minLines: number, limit: number): Tag[] {
    const counts = new Map<string, number>();
    // A phrase cannot be more frequent than its parts, so longer ones are counted only where the shorter were kept.
    for (let length = 2; length <= LONGEST_PHRASE_WORDS; length++) {
      const kept = length === 2 ? null : new Set(counts.keys());
      for (const [phrase, lines] of this.#countPhrases(length, kept)) {
        if (lines >= minLines) counts.set(phrase, lines);
      }
    }
    const ranked = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, limit);
    return this.#spell(ranked.map(([phrase, lines]) => ({ keys: phrase.split(' '), lines })));
  }

  #countPhrases(length: number, shorter: ReadonlySet<string> | null): Map<string, number> {
    const counts = new Map<string, number>();
    for (const title of this.#titles) {
      const inTitle = new Set<string>();
      for (const run of this.#runs(title)) {
        for (let at = 0; at + length <= run.length; at++) {
          const keys = run.slice(at, at + length).map(({ key }) => key);
          if (shorter && !(shorter.has(keys.slice(0, -1).join(' ')) && shorter.has(keys.slice(1).join(' '))))
            continue;
          inTitle.add(keys.join(' '));
        }
      }
      for (const phrase of inTitle) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
    return counts;
  }

  /** Stretches of words that follow each other without punctuation and occur in more than one title; stop words end one. */
  #runs(title: string): TitleWord[][] {
    const text = withoutBoilerplate(title);
    const runs: TitleWord[][] = [[]];
    let end = 0;
    for (const word of titleWords(text)) {
      const adjoins = PHRASE_GAP.test(text.slice(end, word.start));
      const counts = (this.#weighted.weights.get(word.key) ?? 0) > 0;
      const repeats = (this.#weighted.frequency.get(word.key) ?? 0) > 1;
      if (!adjoins || !counts || !repeats) runs.push([]);
      if (counts && repeats) runs.at(-1)?.push(word);
      end = word.start + word.text.length;
    }
    return runs.filter((run) => run.length > 1);
  }

  /** Gives every term its most frequent spelling. */
  #spell(terms: readonly Omit<Tag, 'text'>[]): Tag[] {
    const wanted = new Map(terms.map(({ keys }) => [keys.join(' '), new Map<string, number>()]));
    const lengths = [...new Set(terms.map(({ keys }) => keys.length))];
    for (const title of this.#titles) {
      const text = withoutBoilerplate(title);
      const words = titleWords(text);
      for (const length of lengths) {
        for (let at = 0; at + length <= words.length; at++) {
          const spellings = wanted.get(joinKeys(words, at, length));
          if (!spellings || total(spellings) >= SPELLING_TITLES) continue;
          const spelling = spanText(text, words, at, length);
          spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
        }
      }
    }
    return terms.map((term) => ({ ...term, text: mostFrequent(wanted.get(term.keys.join(' '))) }));
  }
}

function joinKeys(words: readonly TitleWord[], at: number, length: number): string {
  if (length === 1) return words[at]?.key ?? '';
  return words
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(' ');
}

function spanText(text: string, words: readonly TitleWord[], at: number, length: number): string {
  const last = words[at + length - 1];
  return text.slice(words[at]?.start ?? 0, last ? last.start + last.text.length : 0).replace(/['’]s$/, '');
}

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

function mostFrequent(counts: ReadonlyMap<string, number> | undefined): string {
  const ranked = [...(counts ?? [])].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return ranked[0]?.[0] ?? '';
}
