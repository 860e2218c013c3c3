import { itemAt } from '@earshot/schema/item-at';
import file from '../../../content/models/pairs.json' with { type: 'json' };
import { readNamedModel } from '../../model/linear-model.ts';
import { countsOf } from '../layout/counts.ts';
import { contradict } from './concepts.ts';
import { clashOfFigures } from './figures.ts';
import type { DayRange, ListTerms, Term, Title } from './terms.ts';
import { type TermWeights, vectorLength } from './weigh-terms.ts';

export const PAIR_FEATURES = [
  'greatestShared', // The greatest telling weight of the terms in both
  'tellingCosine', // Cosine of the telling weights
  'nameClash', // Both have names other than the client's, but none in common
  'sharedNames', // Sum of the telling weights of shared names other than the client's, at most 2
  'sameEvent', // An event in both heads: 0.3 plus its rarity in the list
  'eventClash', // Events in both heads, none shared
  'rivalSameEvent', // An event in both heads, of the client in one and of somebody else in the other
  'figuresClash', // Figures of one kind, none of which agree
  'undated', // 1 if a date is missing, or the share of titles with the date that both have
  'sameDay', // 1 minus the share of dated titles with this date
  'sameDaySpread', // If on one day: natural logarithm of the days over which the list is spread
  'oneDayApart',
  'oneDayApartSpread', // If one day apart: the same logarithm
  'thirtyDaysApart', // 4 to 30 days
  'furtherApart', // More than 30 days
  'sharedFigures', // Number of figures in both, at most 2
  'lnTitles', // Natural logarithm of titles / 50, with 20 to 400 titles
] as const;
type PairFeature = (typeof PAIR_FEATURES)[number];
export type Evidence = Record<PairFeature, number>;

const { model, space } = readNamedModel(file);
const WEIGHTS = PAIR_FEATURES.map((name) => {
  const index = space.indexOf.get(name);
  return [name, index === undefined ? 0 : itemAt(model.weights, index)] as const;
});
const BIAS = itemAt(model.bias, 0);

/** Of 409 labeled pairs that contradict each other (`contradict`), 46 tell the same story. */
const CONTRADICTED = 0.1;
/** With half instead of two thirds of the shorter title, 106 of 107 pairs that only this rule joined told the same story. */
const CONTAINED = 0.9;
/**
 * In a short list without days, a pair that shares neither a kind of event nor a figure
 * nor half of its terms stays just below the usual cut: the loose grouping joins it.
 */
const MAX_UNSURE = 0.49;
const MIN_SURE_SHARE = 0.5;
const MAX_SHARED_NAMES = 2;
const MAX_SHARED_FIGURES = 2;
const SAME_EVENT_BASE = 0.3;
/** Range of list lengths that the base rate was fitted on. */
const MIN_TITLES = 20;
const MAX_TITLES = 400;
const USUAL_TITLES = 50;

export interface ComparedTitles {
  readonly a: Title;
  readonly b: Title;
  /** The terms in both titles. */
  readonly shared: readonly Term[];
  readonly isContained: boolean;
}

interface TitleNames {
  readonly hasName: boolean;
  /** Whether it contains the client's name, not only a word of its industry. */
  readonly namesClient: boolean;
  readonly length: number;
}

export class PairEvidence {
  readonly #conceptTerm: ListTerms['conceptTerm'];
  readonly #weights: TermWeights;
  readonly #names: readonly TitleNames[];
  readonly #days: ReturnType<typeof readDays>;
  readonly #evidence: Evidence;
  readonly #isShort: boolean;

  constructor({ titles, conceptTerm }: ListTerms, weights: TermWeights) {
    this.#conceptTerm = conceptTerm;
    this.#weights = weights;
    this.#days = readDays(titles);
    this.#isShort = weights.isShort;
    const size = Math.min(MAX_TITLES, Math.max(MIN_TITLES, weights.relatedTitles));
    const zeros = Object.fromEntries(PAIR_FEATURES.map((name) => [name, 0])) as Evidence;
    this.#evidence = { ...zeros, lnTitles: Math.log(size / USUAL_TITLES) };
    this.#names = titles.map((title) => {
      const names = title.terms.filter(({ isName }) => isName).map((term) => weights.of(term).isClient);
      return {
        hasName: names.includes(false),
        namesClient: names.includes(true),
        length: vectorLength(title, (term) => weights.of(term).telling),
      };
    });
  }

  likelihood({ a, b, shared, isContained }: ComparedTitles): number {
    const evidence = this.measure(a, b, shared);
    let logOdds = BIAS;
    for (const [name, weight] of WEIGHTS) logOdds += weight * evidence[name];
    const areContrary = contradict(a.sides, b.sides);
    const likelihood = (areContrary ? CONTRADICTED : 1) / (1 + Math.exp(-logOdds));
    if (isContained && !areContrary && evidence.figuresClash === 0) return Math.max(CONTAINED, likelihood);
    return this.#isSure(a, b, shared) ? likelihood : Math.min(MAX_UNSURE, likelihood);
  }

  /** Uses the evidence of the pair that was measured last. */
  #isSure(a: Title, b: Title, shared: readonly Term[]): boolean {
    const { undated, sameEvent, sharedFigures } = this.#evidence;
    if (!this.#isShort || undated < 1 || sameEvent + sharedFigures > 0) return true;
    return shared.length >= MIN_SURE_SHARE * (a.terms.length + b.terms.length - shared.length);
  }

  /** The evidence is valid until the next call. `shared`: the terms in both titles. */
  measure(a: Title, b: Title, shared: readonly Term[]): Evidence {
    const sums = { product: 0, greatest: 0, names: 0, figures: 0 };
    let shareName = false;
    for (const term of shared) {
      const { telling, isClient } = this.#weights.of(term);
      sums.product += telling * telling;
      sums.greatest = Math.max(sums.greatest, telling);
      if (term.isFigure) sums.figures++;
      if (!term.isName || isClient) continue;
      sums.names += telling;
      shareName = true;
    }
    const [ofA, ofB] = [itemAt(this.#names, a.number), itemAt(this.#names, b.number)];
    const evidence = this.#evidence;
    evidence.greatestShared = sums.greatest;
    evidence.tellingCosine = sums.product / (ofA.length * ofB.length);
    evidence.nameClash = Number(ofA.hasName && ofB.hasName && !shareName);
    evidence.sharedNames = Math.min(MAX_SHARED_NAMES, sums.names);
    evidence.sharedFigures = Math.min(MAX_SHARED_FIGURES, sums.figures);
    evidence.figuresClash = clashOfFigures(a.figures, b.figures, shareName);
    this.#compareEvents(a, b, shareName);
    this.#compareDays(a.days, b.days);
    return evidence;
  }

  #compareEvents(title: Title, other: Title, shareName: boolean): void {
    const { headEvents, events } = title;
    const haveEvents = headEvents.length > 0 && other.headEvents.length > 0;
    let rarity = 0;
    for (const event of headEvents)
      if (other.headEvents.includes(event))
        rarity = Math.max(rarity, this.#weights.rarityInList(this.#conceptTerm(event)));
    const isShared = rarity > 0 || events.some((event) => other.events.includes(event));
    const evidence = this.#evidence;
    evidence.sameEvent = rarity > 0 ? SAME_EVENT_BASE + Math.min(1, rarity) : 0;
    evidence.eventClash = Number(haveEvents && !isShared);
    evidence.rivalSameEvent = Number(rarity > 0 && !shareName && this.#isOfRival(title, other));
  }

  #compareDays(a: DayRange | null, b: DayRange | null): void {
    const gap = a && b ? Math.max(0, b.first - a.last, a.first - b.last) : null;
    const rarity = a && b && gap === 0 ? this.#days.rarityOf(Math.max(a.first, b.first)) : 0;
    const evidence = this.#evidence;
    // A day that all titles share says no more than no date at all.
    evidence.undated = gap === null ? 1 : gap === 0 ? 1 - rarity : 0;
    evidence.sameDay = rarity;
    evidence.sameDaySpread = gap === 0 ? this.#days.spread : 0;
    evidence.oneDayApart = Number(gap === 1);
    evidence.oneDayApartSpread = gap === 1 ? this.#days.spread : 0;
    evidence.thirtyDaysApart = Number(gap !== null && gap > 3 && gap <= 30);
    evidence.furtherApart = Number(gap !== null && gap > 30);
  }

  #isOfRival(a: Title, b: Title): boolean {
    const [ofA, ofB] = [itemAt(this.#names, a.number), itemAt(this.#names, b.number)];
    return ofA.namesClient !== ofB.namesClient && (ofA.namesClient ? ofB : ofA).hasName;
  }
}

const SPREAD_SHARES = [0.25, 0.75] as const;

function readDays(titles: readonly Title[]) {
  const days = titles.flatMap((title) => title.days?.first ?? []).sort((a, b) => a - b);
  const counts = countsOf(days);
  const [from = 0, to = 0] = SPREAD_SHARES.map((share) => days[Math.floor(share * (days.length - 1))]);
  return {
    /** Natural logarithm of the days that the middle half of the dated titles spans: over months, a shared day says more. */
    spread: Math.log(1 + to - from),
    rarityOf: (day: number) => 1 - (counts.get(day) ?? 0) / days.length,
  };
}
