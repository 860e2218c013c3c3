import { CONCEPTS, conceptPhrases } from './concept-phrases.ts';
import type { WeightedTitles } from './word-weights.ts';

/** What follows these words is the background of the news ("sues over recall" reports a suit). */
const BACKGROUND_WORDS = new Set(
  'over after as amid despite following wegen nach trotz por tras tra pour après malgré ahead before since when while'.split(
    ' ',
  ),
);
/** Numbers and stop words that may stand between two words of a phrase. */
const MAX_GAPS = 2;
const NONE: readonly number[] = [];

interface NumberedPhrase {
  readonly words: readonly number[];
  readonly concepts: readonly number[];
}

/** What the words of one title stand for. */
interface ReadConcepts {
  /** Words that belong to no phrase. */
  readonly words: readonly number[];
  readonly concepts: readonly number[];
  readonly headEvents: readonly number[];
  readonly events: readonly number[];
}

/** Reads the concepts of titles, the longest phrase first. */
export class ConceptReader {
  readonly #phrases: ReadonlyMap<number, readonly NumberedPhrase[]>;
  readonly #background: ReadonlySet<number>;
  /** By word 1 for those that may stand within a phrase: "cuts 300 jobs", "wins the contract". */
  readonly #isGap: Uint8Array;

  /** `isTerm`: by word 0 for stop words and numbers. */
  constructor(weighted: WeightedTitles, isTerm: Uint8Array) {
    const background = new Set([...BACKGROUND_WORDS].flatMap((word) => weighted.numberOf.get(word) ?? []));
    this.#phrases = numberPhrases(weighted);
    this.#background = background;
    this.#isGap = isTerm.map((isOne, number) => Number(isOne === 0 && !background.has(number)));
  }

  /** `sequence`: the word numbers of a title as they stand. */
  read(sequence: Int32Array): ReadConcepts {
    const words: number[] = [];
    const concepts: number[] = [];
    const [head, behind]: [number[], number[]] = [[], []];
    let isHead = true;
    for (let at = 0; at < sequence.length; ) {
      const word = sequence[at] ?? 0;
      const [phrase, end] = this.#phraseAt(sequence, at);
      if (!phrase) {
        if (at > 0 && this.#background.has(word)) isHead = false;
        words.push(word);
        at++;
        continue;
      }
      for (const concept of phrase.concepts) {
        concepts.push(concept);
        if (CONCEPTS[concept]?.isEvent) (isHead ? head : behind).push(concept);
      }
      at = end;
    }
    const events = distinct([...head, ...behind]);
    return { words, concepts, headEvents: head.length > 0 ? distinct(head) : events, events };
  }

  /** The longest phrase that begins at `at`, and the position behind it. */
  #phraseAt(sequence: Int32Array, at: number): [phrase: NumberedPhrase | null, end: number] {
    for (const phrase of this.#phrases.get(sequence[at] ?? 0) ?? []) {
      const end = phraseEnd(phrase.words, sequence, at, this.#isGap);
      if (end > 0) return [phrase, end];
    }
    return [null, at];
  }
}

/** The phrases whose words all occur in the list, by the number of their first word. */
function numberPhrases({
  vocabulary,
  numberOf,
}: WeightedTitles): ReadonlyMap<number, readonly NumberedPhrase[]> {
  const numbered = new Map<number, NumberedPhrase[]>();
  vocabulary.forEach((first, firstNumber) => {
    const phrases = conceptPhrases().get(first);
    if (!phrases) return;
    const known = phrases.flatMap(({ keys, concepts }): NumberedPhrase[] => {
      const words = keys.flatMap((key) => numberOf.get(key) ?? []);
      return words.length === keys.length ? [{ words, concepts }] : [];
    });
    if (known.length > 0) numbered.set(firstNumber, known);
  });
  return numbered;
}

/** Position behind the phrase, 0 when it does not stand there. */
function phraseEnd(words: readonly number[], sequence: Int32Array, at: number, isGap: Uint8Array): number {
  let end = at;
  for (const [i, word] of words.entries()) {
    let gaps = i === 0 ? 0 : MAX_GAPS;
    while (sequence[end] !== word && gaps > 0 && isGap[sequence[end] ?? -1] === 1) {
      end++;
      gaps--;
    }
    if (sequence[end] !== word) return 0;
    end++;
  }
  return end;
}

/** Each once, ascending; one array for all titles without any, which are most. */
function distinct(numbers: readonly number[]): readonly number[] {
  return numbers.length === 0 ? NONE : [...new Set(numbers)].sort((a, b) => a - b);
}
