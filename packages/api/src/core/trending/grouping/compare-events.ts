import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';

export interface EventComparison {
  /** Weight of the most specific event in both heads. 0 if there is none. */
  readonly same: number;
  /** Whether both titles contain the same event, in the head or in the background. */
  readonly isShared: boolean;
}

const SAME_EVENT_BASE = 0.3;
const SMOOTHING_TITLES = 30;

/** Compares the events of titles by their concept numbers. */
export class EventComparer {
  readonly #terms: TitleTerms;
  /** By concept: its weight if both heads contain it. */
  readonly #weights: Float64Array;

  constructor(terms: TitleTerms, words: TermWeights) {
    this.#terms = terms;
    this.#weights = eventWeights(terms, words);
  }

  /** Compares the events of two titles. Returns null if either title has none. */
  compare(a: number, b: number): EventComparison | null {
    const { headEvents, events } = this.#terms;
    const headA = headEvents[a];
    const headB = headEvents[b];
    if (!headA || !headB || headA.length === 0 || headB.length === 0) return null;
    let same = 0;
    for (const event of headA) if (headB.includes(event)) same = Math.max(same, this.#weights[event] ?? 0);
    return { same, isShared: same > 0 || sharesAny(events[a], events[b]) };
  }
}

function eventWeights({ firstConcept, firstFigure }: TitleTerms, words: TermWeights): Float64Array {
  const size = words.relatedTitles + SMOOTHING_TITLES;
  return Float64Array.from({ length: firstFigure - firstConcept }, (_, concept) => {
    const titles = words.frequency[firstConcept + concept] ?? 0;
    return SAME_EVENT_BASE + Math.min(1, Math.log((size + 1) / (titles + 0.5)) / Math.log(size));
  });
}

function sharesAny(a: readonly number[] = [], b: readonly number[] = []): boolean {
  return a.some((event) => b.includes(event));
}
