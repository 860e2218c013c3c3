import { readCourses, type TitleCourses } from './compare-courses.ts';
import { CONCEPTS, conceptPhrases } from './concept-phrases.ts';
import { firstWordsOfNames } from './name-words.ts';
import { distinctRows, type PackedRows, packRows, rowOf } from './packed-rows.ts';
import { type Figure, readFigures } from './read-figures.ts';
import { stemOf } from './stem-of.ts';
import { withoutBoilerplate } from './title-words.ts';
import type { WeightedTitles } from './word-weights.ts';

/** The terms used to compare the titles of a list, with one row for each distinct title. */
export interface TitleTerms {
  /** Distinct term numbers, ascending: words first, then concepts, then figures. */
  readonly rows: PackedRows;
  /**
   * Event concepts in the head of each title (the part before a word such as "over" or "after"). If the head has none, the
   * event concepts of the whole title.
   */
  readonly headEvents: readonly (readonly number[])[];
  /** All event concepts of each title. */
  readonly events: readonly (readonly number[])[];
  readonly courses: TitleCourses;
  /** By word: its term, equal for words of one stem and for the words of one name. */
  readonly termOfWord: Int32Array;
  /** Phrases of concepts whose words all occur in the list, keyed by the number of their first word. */
  readonly phrases: ReadonlyMap<number, readonly NumberedPhrase[]>;
  readonly figures: readonly (readonly Figure[])[];
  /** Number of terms. Words have the same numbers as in `WeightedTitles`. */
  readonly terms: number;
  /** The first concept number. Lower numbers are words. `firstFigure` is the first figure number. */
  readonly firstConcept: number;
  readonly firstFigure: number;
  /** The figure of each figure term, starting at `firstFigure`. */
  readonly figureOf: readonly Figure[];
}

/** Words that introduce the background of the news ("sues over recall" reports a suit). */
const BACKGROUND_WORDS = new Set(
  'over after as amid despite following wegen nach trotz por tras tra pour après malgré ahead before since when while'.split(
    ' ',
  ),
);
/** Figures of the same kind that agree to this many significant digits are the same term. Scores must be equal. */
const FIGURE_DIGITS = 2;
/** Words that belong to a figure, which is a separate term: "38,000", "Q3", "FY26", "Rs 2 crore". */
const NUMBER_WORD =
  /^(?:\d|[rk]\d|[qh][1-4]$|fy\d*$|(?:rs|inr|usd|eur|gbp|chf|sek|nok|dkk|zar|aud|cad|crore|lakh|million|billion|trillion|mln|mrd|bn)$)/;

const NONE: readonly number[] = [];

export interface NumberedPhrase {
  readonly words: readonly number[];
  readonly concepts: readonly number[];
}

/** Reads the terms of the titles at the indexes in `examples`. */
export function readTitleTerms(
  titles: readonly string[],
  examples: Int32Array,
  weighted: WeightedTitles,
): TitleTerms {
  const firstConcept = weighted.vocabulary.length;
  const firstFigure = firstConcept + CONCEPTS.length;
  const phrases = numberPhrases(weighted);
  const background = new Set([...BACKGROUND_WORDS].flatMap((word) => weighted.numberOf.get(word) ?? []));
  const isTerm = Uint8Array.from(weighted.vocabulary, (word, number) =>
    Number((weighted.weights[number] ?? 0) > 0 && !NUMBER_WORD.test(word)),
  );
  const nameOf = firstWordsOfNames(weighted.sequences, examples, weighted.names);
  const figureTerms = new Map<string, number>();
  const figureOf: Figure[] = [];
  const rows: number[][] = [];
  const stems = firstOfStems(weighted);
  const headEvents: (readonly number[])[] = [];
  const events: (readonly number[])[] = [];
  const [heads, concepts]: [(readonly number[])[], (readonly number[])[]] = [[], []];
  const figures: (readonly Figure[])[] = [];
  const termOfWord = Int32Array.from(weighted.vocabulary, (_, word) => stems[nameOf[word] ?? word] ?? word);
  for (const title of examples) {
    const found = readConcepts(rowOf(weighted.sequences, title), phrases, background);
    const ownFigures = readFigures(withoutBoilerplate(titles[title] ?? ''));
    const terms: number[] = [];
    for (const word of found.words) if (isTerm[word] === 1) terms.push(termOfWord[word] ?? word);
    for (const concept of found.concepts) terms.push(firstConcept + concept);
    for (const figure of ownFigures) {
      const key = `${figure.kind} ${figure.kind === 'score' ? figure.value : Number(figure.value.toPrecision(FIGURE_DIGITS))}`;
      const term = figureTerms.get(key) ?? firstFigure + figureTerms.size;
      if (!figureTerms.has(key)) figureOf.push(figure);
      figureTerms.set(key, term);
      terms.push(term);
    }
    rows.push(terms);
    headEvents.push(found.headEvents);
    events.push(found.events);
    heads.push(found.inHead);
    concepts.push(found.concepts.length === 0 ? NONE : found.concepts);
    figures.push(ownFigures);
  }
  const terms = firstFigure + figureTerms.size;
  return {
    rows: distinctRows(packRows(rows)),
    headEvents,
    events,
    courses: readCourses(heads, concepts),
    termOfWord,
    phrases,
    figures,
    terms,
    firstConcept,
    firstFigure,
    figureOf,
  };
}

/** Returns, for each word, the first word of the list with the same stem. */
function firstOfStems({ vocabulary }: WeightedTitles): Int32Array {
  const first = new Map<string, number>();
  return Int32Array.from(vocabulary, (key, word) => {
    const stem = stemOf(key);
    const known = first.get(stem) ?? word;
    first.set(stem, known);
    return known;
  });
}

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

/** Returns the longest phrase that begins at a word of a title. */
export function phraseAt(
  sequence: ArrayLike<number>,
  at: number,
  phrases: TitleTerms['phrases'],
): NumberedPhrase | undefined {
  return phrases
    .get(sequence[at] ?? -1)
    ?.find(({ words }) => words.every((word, i) => sequence[at + i] === word));
}

interface ReadConcepts {
  /** Words outside phrases. */
  readonly words: readonly number[];
  readonly concepts: readonly number[];
  /** Concepts in the head. */
  readonly inHead: readonly number[];
  readonly headEvents: readonly number[];
  readonly events: readonly number[];
}

function readConcepts(
  sequence: Int32Array,
  phrases: ReadonlyMap<number, readonly NumberedPhrase[]>,
  background: ReadonlySet<number>,
): ReadConcepts {
  const words: number[] = [];
  const concepts: number[] = [];
  const inHead: number[] = [];
  const [head, behind]: [number[], number[]] = [[], []];
  let isHead = true;
  for (let at = 0; at < sequence.length; ) {
    const word = sequence[at] ?? 0;
    const phrase = phraseAt(sequence, at, phrases);
    if (!phrase) {
      if (at > 0 && background.has(word)) isHead = false;
      words.push(word);
      at++;
      continue;
    }
    for (const concept of phrase.concepts) {
      concepts.push(concept);
      if (isHead) inHead.push(concept);
      if (CONCEPTS[concept]?.isEvent) (isHead ? head : behind).push(concept);
    }
    at += phrase.words.length;
  }
  const events = distinct([...head, ...behind]);
  return {
    words,
    concepts,
    inHead: distinct(inHead),
    headEvents: head.length > 0 ? distinct(head) : events,
    events,
  };
}

/** Returns the numbers without duplicates, ascending. Empty results, the most common case, share one array. */
function distinct(numbers: readonly number[]): readonly number[] {
  return numbers.length === 0 ? NONE : [...new Set(numbers)].sort((a, b) => a - b);
}
