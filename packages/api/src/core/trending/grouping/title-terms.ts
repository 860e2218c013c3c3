import { CONCEPTS } from './concept-phrases.ts';
import { firstWordsOfNames } from './name-words.ts';
import { distinctRows, type PackedRows, packRows, rowOf } from './packed-rows.ts';
import { ConceptReader } from './read-concepts.ts';
import { type Figure, readFigures } from './read-figures.ts';
import type { WeightedTitles } from './word-weights.ts';

/** What the titles of a list are compared by, one row for each distinct title. */
export interface TitleTerms {
  /** Distinct term numbers, ascending: words first, then concepts, then figures. */
  readonly rows: PackedRows;
  /** Event concepts in the head of each title: those before "over", "after", "amid" unless there is none. */
  readonly headEvents: readonly (readonly number[])[];
  /** All event concepts of each title. */
  readonly events: readonly (readonly number[])[];
  readonly figures: readonly (readonly Figure[])[];
  /** By title the term of its first word that is no stop word, -1 without one. */
  readonly openings: Int32Array;
  /** Number of terms; words have the numbers of `WeightedTitles`. */
  readonly terms: number;
  /** Numbers from here on are concepts, and from `firstFigure` on figures. */
  readonly firstConcept: number;
  readonly firstFigure: number;
  /** By figure term, from `firstFigure` on. */
  readonly figureOf: readonly Figure[];
}

const FIGURE_DIGITS = 2;
/** Words that stand for figures or their units, which are terms of their own: "38,000", "Q3", "FY26", "Rs 2 crore". */
const NUMBER_WORD =
  /^(?:\d|[rk]\d|[qh][1-4]$|fy\d*$|(?:rs|inr|usd|eur|gbp|chf|sek|nok|dkk|zar|aud|cad|crore|lakh|million|billion|trillion|mln|mrd|bn)$)/;

/** Reads the terms of the titles at the positions `examples`. */
export function readTitleTerms(
  titles: readonly string[],
  examples: Int32Array,
  weighted: WeightedTitles,
): TitleTerms {
  const firstConcept = weighted.vocabulary.length;
  const firstFigure = firstConcept + CONCEPTS.length;
  const isTerm = Uint8Array.from(weighted.vocabulary, (word, number) =>
    Number((weighted.weights[number] ?? 0) > 0 && !NUMBER_WORD.test(word)),
  );
  const concepts = new ConceptReader(weighted, isTerm);
  const nameOf = firstWordsOfNames(weighted.sequences, examples, weighted.names);
  const figureTerms = new FigureTerms(firstFigure);
  const rows: number[][] = [];
  const headEvents: (readonly number[])[] = [];
  const events: (readonly number[])[] = [];
  const figures: (readonly Figure[])[] = [];
  const openings: number[] = [];
  for (const title of examples) {
    const sequence = rowOf(weighted.sequences, title);
    const found = concepts.read(sequence);
    const opening = sequence.find((word) => (weighted.weights[word] ?? 0) > 0);
    openings.push(opening === undefined ? -1 : (nameOf[opening] ?? opening));
    const ownFigures = readFigures(titles[title] ?? '');
    const terms: number[] = [];
    for (const word of found.words) if (isTerm[word] === 1) terms.push(nameOf[word] ?? word);
    for (const concept of found.concepts) terms.push(firstConcept + concept);
    for (const figure of ownFigures) terms.push(figureTerms.numberOf(figure));
    rows.push(terms);
    headEvents.push(found.headEvents);
    events.push(found.events);
    figures.push(ownFigures);
  }
  return {
    rows: distinctRows(packRows(rows)),
    headEvents,
    events,
    figures,
    openings: Int32Array.from(openings),
    terms: firstFigure + figureTerms.figures.length,
    firstConcept,
    firstFigure,
    figureOf: figureTerms.figures,
  };
}

/** Numbers figures as terms: those that agree to two digits are one. */
class FigureTerms {
  readonly figures: Figure[] = [];
  readonly #first: number;
  readonly #numbers = new Map<string, number>();

  constructor(first: number) {
    this.#first = first;
  }

  numberOf(figure: Figure): number {
    const { kind, value } = figure;
    const key = `${kind} ${kind === 'score' ? value : Number(value.toPrecision(FIGURE_DIGITS))}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#first + this.figures.length;
    this.figures.push(figure);
    this.#numbers.set(key, number);
    return number;
  }
}
