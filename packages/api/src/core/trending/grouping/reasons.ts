import weakWords from '../../../content/weak-words.json' with { type: 'json' };
import { backgroundRarity, isCommonWord } from '../../text/background-rank.ts';
import { englishSenses } from '../../text/english-sense.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { isInCourse } from './compare-courses.ts';
import { CONCEPTS, conceptPhrases } from './concept-phrases.ts';
import { type ListProfile, NAME_KINDS } from './list-profile.ts';
import { type PackedRows, rowOf } from './packed-rows.ts';
import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';
import { wordKey } from './title-words.ts';
import type { WeightedTitles } from './word-weights.ts';

/**
 * How a term that two headlines share explains their join. `event`: a kind of event or of figure, such as a strike or a
 * profit, which unrelated headlines share, too.
 */
export const REASONS = { none: 0, event: 1, content: 2, name: 3 } as const;

/** Languages whose function words are never reasons, whatever the language of the list. */
const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
/** Weekdays, numbers, ordinals, colorless verbs and other words that a reader would not accept as a reason. */
const WEAK_WORDS = new Set(
  [
    ...weakWords.fixed,
    ...LANGUAGES.flatMap((language) => [...weakWords[language], ...stopWordsOf(language)]),
  ].map(wordKey),
);
/** Whether a word key says nothing about a subject: a function word, a day, a number or a colorless verb. */
export const isWeakWord = (key: string): boolean => WEAK_WORDS.has(key);

/** Weekdays, months, numbers and ordinals, and words of opposite directions, such as rise and fall. */
const FIXED_WORDS = new Set([
  ...weakWords.fixed.map(wordKey),
  ...[...conceptPhrases()].flatMap(([first, phrases]) =>
    phrases.some(({ keys, concepts }) => keys.length === 1 && concepts.some(isInCourse)) ? [first] : [],
  ),
]);

/** Concepts without an event that are kinds of figures, and those that say nothing about a subject. */
const EVENT_LIKE = new Set([
  'profit',
  'revenue',
  'loss',
  'forecast',
  'share',
  'pay',
  'spending',
  'talks',
  'cost',
  'chief',
]);
const COLORLESS = new Set(['increase', 'decrease', 'record', 'plan', 'woman', 'price', 'open', 'close']);
/** Minimum rarity of a word in general use. The few hundred most frequent words are no reasons. */
const MIN_RARITY = 0.58;
const SHORT_LATIN = /^[a-z]{1,2}$/;
/** Roads and models: "M6", "A380". Quarters and fiscal years are figures. */
const NAME_WITH_DIGITS = /^(?![qh][1-4]$|fy\d)\p{L}{1,3}\d+$/u;

/** Returns the kind of reason of each term (see `REASONS`). */
export function reasonsOfTerms(terms: TitleTerms, weighted: WeightedTitles): Uint8Array {
  return Uint8Array.from({ length: terms.terms }, (_, term) => {
    if (term >= terms.firstFigure) return REASONS.none;
    if (term < terms.firstConcept) return reasonOfWord(term, weighted);
    const concept = CONCEPTS[term - terms.firstConcept];
    if (!concept || COLORLESS.has(concept.name)) return REASONS.none;
    return concept.isEvent || EVENT_LIKE.has(concept.name) ? REASONS.event : REASONS.content;
  });
}

function reasonOfWord(
  word: number,
  { vocabulary, weights, names, languages, english }: WeightedTitles,
): number {
  const key = vocabulary[word] ?? '';
  if ((weights[word] ?? 0) <= 0) return REASONS.none;
  if (NAME_WITH_DIGITS.test(key)) return REASONS.name;
  if (/^\d/.test(key) || WEAK_WORDS.has(key)) return REASONS.none;
  if (names[word] === 1 && key.length > 1) return REASONS.name;
  if (SHORT_LATIN.test(key)) return REASONS.none;
  return rarityOf(key, languages, english[word] === 1) < MIN_RARITY ? REASONS.none : REASONS.content;
}

/** Returns the rarity of a word, or of its most frequent English counterpart in a language of the list. */
function rarityOf(key: string, languages: readonly string[], isEnglish: boolean): number {
  if (isEnglish && isCommonWord(key)) return backgroundRarity(key);
  const senses = languages.flatMap((language) => englishSenses(language)(key));
  return Math.min(backgroundRarity(key), ...senses.map(backgroundRarity));
}

/**
 * Whether a copy of a text may have another word instead: never one that is a name, a place, a road, a number or a date, or
 * that turns the news around.
 */
export function canDiffer(key: string, { numberOf, names, capitalized }: WeightedTitles): boolean {
  const word = numberOf.get(key) ?? -1;
  return names[word] !== 1 && capitalized[word] !== 1 && !/\d/.test(key) && !FIXED_WORDS.has(key);
}

/** Number of words from the start of a title within which its subject is named. */
const SUBJECT_WORDS = 3;
const MAX_NAME_WORDS = 2;
/** Minimum number of content words that two titles share if they do not share a name. */
const MIN_CONTENT = 2;

/** In a list with fewer titles, one shared name is no reason by itself: all of them may name the client. */
const SHORT_TITLES = 20;
/** Share of the titles of such a list from which a word that is not a name counts as one of the whole list. */
const SHORT_COMMON_SHARE = 0.6;
const EMPTY = new Int32Array(0);

interface RuledTitles {
  readonly terms: TitleTerms;
  readonly weighted: WeightedTitles;
  readonly examples: Int32Array;
  readonly kinds: Uint8Array;
  readonly profile: ListProfile;
  readonly words: TermWeights;
}

/** What two titles share, as numbers of terms. */
interface Shared {
  /** Names, without those of the whole list. */
  names: number;
  broad: number;
  content: number;
  events: number;
}

/**
 * Decides which titles may be one story at all, before their likelihood is measured: those that share something that a reader
 * accepts as a reason, and that are not about different organizations, persons or places.
 */
export class JoinRules {
  readonly #rows: PackedRows;
  /** By title: its words in order. */
  readonly #sequences: readonly Int32Array[];
  readonly #capitalized: Uint8Array;
  readonly #kinds: Uint8Array;
  readonly #isBroad: Uint8Array;
  /** Minimum number of shared names that are a reason by themselves. */
  readonly #minNames: number;
  /** By title: its names, and the name with which it begins or -1. */
  readonly #names: readonly (readonly number[])[];
  readonly #subjects: Int32Array;
  readonly #shared: Shared = { names: 0, broad: 0, content: 0, events: 0 };

  /** `examples`: for each distinct title, the index of a line that has it. `kinds`: see `reasonsOfTerms`. */
  constructor({ terms, weighted, examples, kinds, profile, words }: RuledTitles) {
    this.#rows = terms.rows;
    this.#sequences = Array.from(examples, (line) => rowOf(weighted.sequences, line));
    this.#capitalized = weighted.capitalized;
    this.#kinds = kinds;
    const isShort = words.relatedTitles < SHORT_TITLES;
    const commonCount = (isShort ? SHORT_COMMON_SHARE : 0) * words.relatedTitles;
    this.#isBroad = profile.nameKinds.map((kind, term) =>
      Number(
        kind === NAME_KINDS.client &&
          (kinds[term] === REASONS.name || (words.frequency[term] ?? 0) >= commonCount),
      ),
    );
    this.#minNames = isShort ? 2 : 1;
    // Words of phrases are not terms, but they can be names ("Airbus").
    const namesOf = (sequence: Int32Array) =>
      [...new Set(sequence.map((word) => terms.termOfWord[word] ?? word))].filter(
        (term) => kinds[term] === REASONS.name,
      );
    this.#names = this.#sequences.map(namesOf);
    this.#subjects = Int32Array.from(
      this.#sequences,
      (sequence) => namesOf(sequence.subarray(0, SUBJECT_WORDS))[0] ?? -1,
    );
  }

  allows(a: number, b: number): boolean {
    const shared = this.#compare(a, b);
    return this.#hasReason(shared) && !this.#haveOtherSubjects(a, b, shared) && !this.#differByName(a, b);
  }

  /** Whether the titles are equal except for a name of one or two words. */
  #differByName(a: number, b: number): boolean {
    const [one = EMPTY, other = EMPTY] = [this.#sequences[a], this.#sequences[b]];
    const shorter = Math.min(one.length, other.length);
    let [start, end] = [0, 0];
    while (start < shorter && one[start] === other[start]) start++;
    while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
    const areNames = (words: Int32Array) =>
      words.length > 0 &&
      words.length <= MAX_NAME_WORDS &&
      words.every((word) => this.#capitalized[word] === 1 || this.#kinds[word] === REASONS.name);
    return (
      areNames(one.subarray(start, one.length - end)) && areNames(other.subarray(start, other.length - end))
    );
  }

  /**
   * Whether the titles are about different organizations, persons or places: their names differ, and they share hardly
   * anything but the kind of event.
   */
  #haveOtherSubjects(a: number, b: number, { names, broad, content }: Shared): boolean {
    const [ofA, ofB] = [this.#names[a] ?? [], this.#names[b] ?? []];
    if (ofA.length === 0 || ofB.length === 0) return false;
    const [subjectA, subjectB] = [this.#subjects[a] ?? -1, this.#subjects[b] ?? -1];
    const areApart = subjectA >= 0 && subjectB >= 0 && !ofB.includes(subjectA) && !ofA.includes(subjectB);
    if (names + broad === 0) return true;
    return areApart && content === 0 && names < 2;
  }

  #compare(a: number, b: number): Shared {
    const shared = this.#shared;
    shared.names = shared.broad = shared.content = shared.events = 0;
    const { starts, numbers } = this.#rows;
    const [endA, endB] = [starts[a + 1] ?? 0, starts[b + 1] ?? 0];
    let [i, j] = [starts[a] ?? 0, starts[b] ?? 0];
    while (i < endA && j < endB) {
      const [left, right] = [numbers[i] ?? 0, numbers[j] ?? 0];
      if (left === right) this.#count(left);
      if (left <= right) i++;
      if (right <= left) j++;
    }
    return shared;
  }

  #count(term: number): void {
    const kind = this.#kinds[term];
    if (kind === REASONS.none) return;
    if (this.#isBroad[term] === 1) this.#shared.broad++;
    else if (kind === REASONS.name) this.#shared.names++;
    else if (kind === REASONS.content) this.#shared.content++;
    else this.#shared.events++;
  }

  /** Whether two titles share a name, or two words with content, or a kind of event and a name or word. */
  #hasReason({ names, broad, content, events }: Shared): boolean {
    if (names >= this.#minNames || content >= MIN_CONTENT) return true;
    return events > 0 && names + broad + content > 0;
  }
}
