import { EventComparer } from './compare-events.ts';
import { clashOfFigures } from './compare-figures.ts';
import { DayEvidence, type DayRange } from './day-evidence.ts';
import { type ListProfile, NAME_KINDS } from './list-profile.ts';
import { PAIR_FEATURES, type PairFeature } from './pair-weights.ts';
import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';

const MAX_SHARED_NAMES = 2;
const MAX_SHARED_FIGURES = 2;
/** Range of list lengths that the base rate was fitted on. */
const MIN_TITLES = 20;
const MAX_TITLES = 400;
const USUAL_TITLES = 50;

/** Index of each feature. */
const AT = Object.fromEntries(PAIR_FEATURES.map((name, i) => [name, i])) as Record<PairFeature, number>;

/** Data about the distinct titles of a list. */
interface MeasuredTitles {
  readonly terms: TitleTerms;
  readonly words: TermWeights;
  readonly profile: ListProfile;
  readonly days: readonly (DayRange | null)[];
}

interface Overlap {
  tellingProduct: number;
  greatest: number;
  names: number;
  /** Number of shared figures. */
  figures: number;
  /** Bits of `NAME_KINDS`. */
  kinds: number;
}

/** Measures the evidence for and against two titles of a list telling the same story. */
export class PairEvidence {
  readonly #terms: TitleTerms;
  readonly #words: TermWeights;
  readonly #profile: ListProfile;
  readonly #days: DayEvidence;
  readonly #lnTitles: number;
  readonly #events: EventComparer;
  readonly #overlap: Overlap = {
    tellingProduct: 0,
    greatest: 0,
    names: 0,
    figures: 0,
    kinds: 0,
  };

  constructor({ terms, words, profile, days }: MeasuredTitles) {
    this.#lnTitles = Math.log(Math.min(MAX_TITLES, Math.max(MIN_TITLES, words.relatedTitles)) / USUAL_TITLES);
    this.#terms = terms;
    this.#words = words;
    this.#profile = profile;
    this.#days = new DayEvidence(days);
    this.#events = new EventComparer(terms, words);
  }

  /** Returns the cosine of the weighted terms of two titles, 0-1. */
  cosine(a: number, b: number): number {
    const { starts, numbers } = this.#terms.rows;
    const { weights } = this.#words;
    const endA = starts[a + 1] ?? 0;
    const endB = starts[b + 1] ?? 0;
    let i = starts[a] ?? 0;
    let j = starts[b] ?? 0;
    let product = 0;
    while (i < endA && j < endB) {
      const left = numbers[i] ?? 0;
      const right = numbers[j] ?? 0;
      if (left === right) product += (weights[left] ?? 0) ** 2;
      if (left <= right) i++;
      if (right <= left) j++;
    }
    const { lengths } = this.#profile;
    return product / ((lengths[a] ?? 1) * (lengths[b] ?? 1));
  }

  /** Writes the features of a pair of titles to `features`, in the order of `PAIR_FEATURES`. */
  measure(a: number, b: number, features: Float64Array): void {
    features.fill(0);
    const { tellingLengths } = this.#profile;
    const overlap = this.#compareTerms(a, b);
    features[AT.sharedFigures] = Math.min(MAX_SHARED_FIGURES, overlap.figures);
    features[AT.tellingCosine] =
      overlap.tellingProduct / ((tellingLengths[a] ?? 1) * (tellingLengths[b] ?? 1));
    features[AT.greatestShared] = overlap.greatest;
    features[AT.sharedNames] = Math.min(MAX_SHARED_NAMES, overlap.names);
    this.#compareNames(a, b, overlap.kinds, features);
    const { figures } = this.#terms;
    features[AT.figuresClash] = clashOfFigures(figures[a] ?? [], figures[b] ?? [], overlap.kinds > 0);
    this.#compareEvents(a, b, overlap.kinds, features);
    this.#compareDays(a, b, features);
    features[AT.lnTitles] = this.#lnTitles;
  }

  #compareTerms(a: number, b: number): Overlap {
    const { starts, numbers } = this.#terms.rows;
    const { firstFigure } = this.#terms;
    const { telling, nameKinds } = this.#profile;
    const overlap = this.#overlap;
    overlap.tellingProduct = overlap.greatest = 0;
    overlap.names = overlap.figures = overlap.kinds = 0;
    const endA = starts[a + 1] ?? 0;
    const endB = starts[b + 1] ?? 0;
    let i = starts[a] ?? 0;
    let j = starts[b] ?? 0;
    while (i < endA && j < endB) {
      const left = numbers[i] ?? 0;
      const right = numbers[j] ?? 0;
      if (left === right) {
        if (left >= firstFigure) overlap.figures++;
        addShared(overlap, telling[left] ?? 0, nameKinds[left] ?? 0);
      }
      if (left <= right) i++;
      if (right <= left) j++;
    }
    return overlap;
  }

  #compareNames(a: number, b: number, shared: number, features: Float64Array): void {
    const { namesOfTitle } = this.#profile;
    const both = (namesOfTitle[a] ?? 0) & (namesOfTitle[b] ?? 0);
    const { own, subject } = NAME_KINDS;
    features[AT.nameClash] = Number((both & own) > 0 && (shared & own) === 0);
    features[AT.subjectClash] = Number((both & subject) > 0 && (shared & subject) === 0);
    features[AT.subjectOnly] = Number(shared === subject);
  }

  #compareEvents(a: number, b: number, kinds: number, features: Float64Array): void {
    const compared = this.#events.compare(a, b);
    if (compared === null) return;
    const { same, isShared } = compared;
    features[AT.sameEvent] = same;
    features[AT.rivalSameEvent] = Number(same > 0 && kinds === 0 && this.#isOfRival(a, b));
    features[AT.eventClash] = Number(!isShared);
  }

  /** Whether one title contains the client's name and the other one a different name. */
  #isOfRival(a: number, b: number): boolean {
    const { namesClient, namesOfTitle } = this.#profile;
    if (namesClient[a] === namesClient[b]) return false;
    const other = namesClient[a] === 1 ? b : a;
    return ((namesOfTitle[other] ?? 0) & (NAME_KINDS.own | NAME_KINDS.subject)) > 0;
  }

  #compareDays(a: number, b: number, features: Float64Array): void {
    const gap = this.#days.daysBetween(a, b);
    features[AT.undated] = Number(gap === null);
    if (gap === null) return;
    if (gap === 0) {
      features[AT.sameDay] = this.#days.sameDay(a, b);
      // A day that all titles share says no more than no date at all.
      features[AT.undated] = 1 - (features[AT.sameDay] ?? 0);
      features[AT.sameDaySpread] = this.#days.spread;
    } else if (gap === 1) {
      features[AT.oneDayApart] = 1;
      features[AT.oneDayApartSpread] = this.#days.spread;
    } else if (gap <= 3) return;
    else if (gap <= 30) features[AT.thirtyDaysApart] = 1;
    else features[AT.furtherApart] = 1;
  }
}

/** Adds a shared term: its telling weight and its kind of name. */
function addShared(overlap: Overlap, tells: number, kind: number): void {
  overlap.tellingProduct += tells * tells;
  if (tells > overlap.greatest) overlap.greatest = tells;
  if (kind === NAME_KINDS.none || kind === NAME_KINDS.client) return;
  overlap.names += tells;
  overlap.kinds |= kind;
}
