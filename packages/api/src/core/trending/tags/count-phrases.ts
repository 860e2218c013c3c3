import type { WeightedTitles } from '../grouping/word-weights.ts';

export interface CountedPhrase {
  /** Numbers of the phrase's words, two or three. */
  readonly words: readonly number[];
  /** Number of lines whose title contains it. */
  readonly lines: number;
}

/** More than the number of distinct words in any list. */
const WORD_BASE = 2 ** 26;

/**
 * Returns the phrases of two or three words that at least `minLines` titles contain: words among `phraseWords` (1 by word
 * number) with only a space or a hyphen between them. Phrases are numbers, not strings, because a long list has a million of
 * them.
 */
export function countPhrases(
  { sequences: { starts, numbers }, follows }: WeightedTitles,
  phraseWords: Uint8Array,
  minLines: number,
): CountedPhrase[] {
  const [pairs, triples] = [new PhraseCounter(), new PhraseCounter()];
  for (let title = 0; title + 1 < starts.length; title++) {
    const end = starts[title + 1] ?? 0;
    let [before, pairBefore] = [-1, -1];
    for (let at = starts[title] ?? 0; at < end; at++) {
      const word = numbers[at] ?? 0;
      if (phraseWords[word] !== 1) {
        [before, pairBefore] = [-1, -1];
        continue;
      }
      if (follows[at] !== 1) [before, pairBefore] = [-1, -1];
      const pair = before < 0 ? -1 : pairs.count(before, word, title);
      if (pairBefore >= 0) triples.count(pairBefore, word, title);
      [before, pairBefore] = [word, pair];
    }
  }
  return [
    ...pairs.heldBy(minLines, (first, second) => [first, second]),
    ...triples.heldBy(minLines, (pair, third) => [...pairs.partsOf(pair), third]),
  ];
}

/** Counts the titles that contain each of many pairs of numbers. */
class PhraseCounter {
  readonly #numberOf = new Map<number, number>();
  readonly #parts: number[] = [];
  readonly #counts: number[] = [];
  /** By phrase number: the title that was counted last. */
  readonly #titles: number[] = [];

  /** Counts a phrase once per title. Returns the phrase number. */
  count(first: number, second: number, title: number): number {
    const parts = first * WORD_BASE + second;
    const known = this.#numberOf.get(parts);
    if (known === undefined) {
      const number = this.#parts.length;
      this.#numberOf.set(parts, number);
      this.#parts.push(parts);
      this.#counts.push(1);
      this.#titles.push(title);
      return number;
    }
    if (this.#titles[known] !== title) {
      this.#titles[known] = title;
      this.#counts[known] = (this.#counts[known] ?? 0) + 1;
    }
    return known;
  }

  partsOf(phrase: number): [first: number, second: number] {
    const parts = this.#parts[phrase] ?? 0;
    return [Math.floor(parts / WORD_BASE), parts % WORD_BASE];
  }

  /** Returns the phrases in at least `minLines` titles. */
  heldBy(minLines: number, wordsOf: (first: number, second: number) => number[]): CountedPhrase[] {
    return this.#counts.flatMap((lines, phrase) =>
      lines >= minLines ? [{ words: wordsOf(...this.partsOf(phrase)), lines }] : [],
    );
  }
}
