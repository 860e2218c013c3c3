import { compareFigures } from './compare-figures.ts';
import { EventEvidence } from './event-evidence.ts';
import { type ListProfile, NAME_KINDS } from './list-profile.ts';
import { NearestCosines } from './nearest-cosines.ts';
import { rowOf } from './packed-rows.ts';
import { PAIR_FEATURES, type PairFeature } from './pair-weights.ts';
import type { TermWeights } from './term-weights.ts';
import { type DayRange, TitleDays } from './title-days.ts';
import type { TitleRelatedness } from './title-relatedness.ts';
import type { TitleTerms } from './title-terms.ts';

const MAX_SHARED_WEIGHT = 4;
const MAX_SHARED_NAMES = 2;
/** Less shared weight than this beside names says nothing of an event. */
const MIN_CONTENT = 0.3;

/** Position of each feature. */
const AT = Object.fromEntries(PAIR_FEATURES.map((name, i) => [name, i])) as Record<PairFeature, number>;

/** What is known of the distinct titles of a list. */
interface MeasuredTitles {
  readonly terms: TitleTerms;
  readonly words: TermWeights;
  readonly profile: ListProfile;
  readonly days: readonly (DayRange | null)[];
  readonly relatedness: TitleRelatedness;
}

interface Overlap {
  product: number;
  tellingProduct: number;
  weight: number;
  greatest: number;
  names: number;
  content: number;
  /** Names in both, the client's not counted. */
  nameCount: number;
  /** Bits of `NAME_KINDS`. */
  kinds: number;
}

/** Measures what speaks for and against two titles of a list telling one story. */
export class PairEvidence {
  /** Filled as titles are compared. */
  readonly nearest: NearestCosines;
  /** See `NearestCosines`; set once all titles have been compared. */
  density = 0;
  readonly #events: EventEvidence;
  readonly #relatedness: TitleRelatedness;
  readonly #terms: TitleTerms;
  readonly #words: TermWeights;
  readonly #profile: ListProfile;
  readonly #days: TitleDays;
  readonly #overlap: Overlap = {
    product: 0,
    tellingProduct: 0,
    weight: 0,
    greatest: 0,
    names: 0,
    content: 0,
    nameCount: 0,
    kinds: 0,
  };

  constructor({ terms, words, profile, days, relatedness }: MeasuredTitles) {
    this.#relatedness = relatedness;
    this.#terms = terms;
    this.#words = words;
    this.#profile = profile;
    this.#days = new TitleDays(days);
    this.#events = new EventEvidence(terms, words);
    this.nearest = new NearestCosines(days.length);
  }

  /** Cosine of the weighted terms of two titles, 0-1. */
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

  /** Whether a term that tells anything in this list is in both titles. */
  sharesTelling(a: number, b: number): boolean {
    return this.#compareTerms(a, b).weight > 0;
  }

  /** Writes the features of two titles in the order of `PAIR_FEATURES`. */
  measure(a: number, b: number, features: Float64Array): void {
    features.fill(0);
    const { lengths, tellingLengths, focus, listLength } = this.#profile;
    const overlap = this.#compareTerms(a, b);
    const cosine = overlap.product / ((lengths[a] ?? 1) * (lengths[b] ?? 1));
    features[AT.bias] = 1;
    features[AT.cosine] = cosine;
    features[AT.tellingCosine] =
      overlap.tellingProduct / ((tellingLengths[a] ?? 1) * (tellingLengths[b] ?? 1));
    features[AT.nearestMargin] = this.nearest.margin(a, b, cosine);
    features[AT.sharedWeight] = Math.min(MAX_SHARED_WEIGHT, overlap.weight);
    features[AT.greatestShared] = overlap.greatest;
    features[AT.sharedNames] = Math.min(MAX_SHARED_NAMES, overlap.names);
    features[AT.onlyNames] = Number(overlap.content < MIN_CONTENT);
    this.#compareNames(a, b, overlap, features);
    const figures = compareFigures(
      this.#terms.figures[a] ?? [],
      this.#terms.figures[b] ?? [],
      overlap.kinds > 0,
    );
    features[AT.figuresAgree] = figures.agreement;
    features[AT.figuresClash] = figures.clash;
    this.#compareEvents(a, b, overlap.kinds > 0, features);
    this.#compareDays(a, b, features);
    const { starts } = this.#terms.rows;
    const termsA = (starts[a + 1] ?? 0) - (starts[a] ?? 0);
    const termsB = (starts[b + 1] ?? 0) - (starts[b] ?? 0);
    features[AT.length] = Math.min(termsA, termsB) / 10;
    features[AT.listLength] = listLength;
    features[AT.listLengthCosine] = listLength * cosine;
    features[AT.density] = this.density;
    features[AT.densityCosine] = this.density * cosine;
    features[AT.focus] = focus;
    this.#compareMeanings(a, b, features);
  }

  /** 0-1: how much it tells that two titles are of one day, by the share of the titles of that day; 0 when they are not. */
  sameDay(a: number, b: number): number {
    return this.#days.same(a, b);
  }

  #compareMeanings(a: number, b: number, features: Float64Array): void {
    const { effect } = this.#relatedness;
    if (effect === 0 || (features[AT.sharedWeight] ?? 0) > 0) return;
    features[AT.noSharedTerm] = effect;
    features[AT.sameDayNoSharedTerm] = effect * (features[AT.sameDay] ?? 0);
    features[AT.relatedness] = effect * this.#relatedness.between(a, b);
    features[AT.unknownWords] = this.#relatedness.knows(a, b) ? 0 : effect;
  }

  #compareTerms(a: number, b: number): Overlap {
    const { starts, numbers } = this.#terms.rows;
    const { telling, nameKinds } = this.#profile;
    const overlap = this.#overlap;
    overlap.product = overlap.tellingProduct = overlap.weight = overlap.greatest = 0;
    overlap.names = overlap.content = overlap.nameCount = overlap.kinds = 0;
    const endA = starts[a + 1] ?? 0;
    const endB = starts[b + 1] ?? 0;
    let i = starts[a] ?? 0;
    let j = starts[b] ?? 0;
    while (i < endA && j < endB) {
      const left = numbers[i] ?? 0;
      const right = numbers[j] ?? 0;
      if (left === right) {
        const weight = this.#words.weights[left] ?? 0;
        const tells = telling[left] ?? 0;
        overlap.product += weight * weight;
        overlap.tellingProduct += tells * tells;
        overlap.weight += tells;
        if (tells > overlap.greatest) overlap.greatest = tells;
        const kind = nameKinds[left] ?? 0;
        if (kind === NAME_KINDS.none) overlap.content += tells;
        else if (kind !== NAME_KINDS.client) {
          overlap.names += tells;
          overlap.nameCount++;
          overlap.kinds |= kind;
        }
      }
      if (left <= right) i++;
      if (right <= left) j++;
    }
    return overlap;
  }

  #compareNames(a: number, b: number, overlap: Overlap, features: Float64Array): void {
    const { namesOfTitle, nameCounts } = this.#profile;
    const both = (namesOfTitle[a] ?? 0) & (namesOfTitle[b] ?? 0);
    const { own, subject } = NAME_KINDS;
    const shared = overlap.kinds;
    const fewer = Math.min(nameCounts[a] ?? 0, nameCounts[b] ?? 0);
    features[AT.namesNotShared] = fewer === 0 ? 0 : 1 - overlap.nameCount / fewer;
    features[AT.nameClash] = Number((both & own) > 0 && (shared & own) === 0);
    features[AT.subjectClash] = Number((both & subject) > 0 && (shared & subject) === 0);
    features[AT.subjectOnly] = Number(shared === subject);
    features[AT.subjectAlone] = Number(shared === subject && (features[AT.onlyNames] ?? 0) > 0);
  }

  #compareEvents(a: number, b: number, sharesName: boolean, features: Float64Array): void {
    features[AT.followUp] = Number(this.#events.areStepsApart(a, b));
    features[AT.directionClash] = Number(this.#events.areOpposed(a, b));
    const { same, areHeads, isShared } = this.#events.compare(a, b);
    if (!areHeads) return;
    features[AT.sameEvent] = same;
    features[AT.sameEventAndName] = Number(same > 0 && sharesName);
    features[AT.sameEventOfOthers] = Number(same > 0 && this.#openWithOthers(a, b));
    features[AT.eventClash] = Number(same === 0 && !isShared);
    features[AT.eventClashOnlyNames] = Number(same === 0 && (features[AT.onlyNames] ?? 0) > 0);
    features[AT.backgroundEvent] = Number(same === 0 && isShared);
  }

  /** Whether both open with a name that is not in the other: two companies that report profits. */
  #openWithOthers(a: number, b: number): boolean {
    const { openings, rows } = this.#terms;
    const [left, right] = [openings[a] ?? -1, openings[b] ?? -1];
    const { nameKinds } = this.#profile;
    if ((nameKinds[left] ?? 0) === 0 || (nameKinds[right] ?? 0) === 0) return false;
    return !rowOf(rows, a).includes(right) && !rowOf(rows, b).includes(left);
  }

  #compareDays(a: number, b: number, features: Float64Array): void {
    const gap = this.#days.between(a, b);
    if (gap === null) return;
    if (gap === 0) features[AT.sameDay] = this.sameDay(a, b);
    else if (gap === 1) features[AT.oneDayApart] = 1;
    else if (gap <= 3) features[AT.threeDaysApart] = 1;
    else if (gap <= 30) features[AT.thirtyDaysApart] = 1;
    else features[AT.furtherApart] = 1;
  }
}
