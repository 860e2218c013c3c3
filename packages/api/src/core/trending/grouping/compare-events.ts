import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';

export interface EventComparison {
  /** What the most telling event in both heads tells; 0 when there is none. */
  readonly same: number;
  /** Whether an event is in both titles, in the head or in the background. */
  readonly isShared: boolean;
}

const SAME_EVENT_BASE = 0.3;
const SMOOTHING_TITLES = 30;

/** Compares the events of titles by their concept numbers. */
export class EventComparer {
  readonly #terms: TitleTerms;
  /** By concept: what it tells in both heads. */
  readonly #weights: Float64Array;

  constructor(terms: TitleTerms, words: TermWeights) {
    this.#terms = terms;
    this.#weights = eventWeights(terms, words);
  }

  /** Null when a title has no event. */
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
