import { CONCEPTS } from './concept-phrases.ts';
import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';

/** How the events of two titles relate. */
export interface EventComparison {
  /** What an event in both heads tells, 0 without one. */
  readonly same: number;
  /** Whether both have events in the head. */
  readonly areHeads: boolean;
  /** Whether any event of one is an event of the other. */
  readonly isShared: boolean;
}

const SAME_EVENT_BASE = 0.3;
const SMOOTHING_TITLES = 30;
const NOTHING: EventComparison = { same: 0, areHeads: false, isShared: false };
const NONE: readonly number[] = [];
const RISE = CONCEPTS.findIndex(({ name }) => name === 'increase');
const FALL = CONCEPTS.findIndex(({ name }) => name === 'decrease');

/** Compares what happens in two titles of a list. */
export class EventEvidence {
  readonly #terms: TitleTerms;
  /** By concept: what an event in both heads tells. */
  readonly #weights: Float64Array;
  /** By title: the events that grow out of another one. */
  readonly #followUps: readonly (readonly number[])[];
  /** By title: 1 when something rises in it, -1 when something falls, 0 for neither or both. */
  readonly #directions: Int8Array;

  constructor(terms: TitleTerms, words: TermWeights) {
    this.#terms = terms;
    this.#weights = eventWeights(terms, words);
    this.#followUps = terms.events.map((events) =>
      events.some(isFollowUp) ? events.filter(isFollowUp) : NONE,
    );
    this.#directions = directions(terms);
  }

  compare(a: number, b: number): EventComparison {
    const { headEvents, events } = this.#terms;
    const headA = headEvents[a] ?? NONE;
    const headB = headEvents[b] ?? NONE;
    if (headA.length === 0 || headB.length === 0) return NOTHING;
    let same = 0;
    for (const event of headA) if (headB.includes(event)) same = Math.max(same, this.#weights[event] ?? 0);
    return { same, areHeads: true, isShared: same > 0 || sharesAny(events[a], events[b]) };
  }

  /** Whether one title tells what came of an event (an appeal, a settlement) and the other does not. */
  areStepsApart(a: number, b: number): boolean {
    return this.#hasOwnFollowUp(a, b) || this.#hasOwnFollowUp(b, a);
  }

  /** Whether something rises in one title and falls in the other. */
  areOpposed(a: number, b: number): boolean {
    return (this.#directions[a] ?? 0) * (this.#directions[b] ?? 0) < 0;
  }

  #hasOwnFollowUp(title: number, other: number): boolean {
    const own = this.#followUps[title] ?? NONE;
    return own.length > 0 && !sharesAny(own, this.#terms.events[other]);
  }
}

function isFollowUp(event: number): boolean {
  return CONCEPTS[event]?.isFollowUp === true;
}

function eventWeights({ firstConcept, firstFigure }: TitleTerms, words: TermWeights): Float64Array {
  const size = words.relatedTitles + SMOOTHING_TITLES;
  return Float64Array.from({ length: firstFigure - firstConcept }, (_, concept) => {
    const titles = words.frequency[firstConcept + concept] ?? 0;
    return SAME_EVENT_BASE + Math.min(1, Math.log((size + 1) / (titles + 0.5)) / Math.log(size));
  });
}

function directions({ rows, firstConcept }: TitleTerms): Int8Array {
  const found = new Int8Array(rows.starts.length - 1);
  for (let title = 0; title < found.length; title++) {
    for (let at = rows.starts[title] ?? 0; at < (rows.starts[title + 1] ?? 0); at++) {
      const concept = (rows.numbers[at] ?? 0) - firstConcept;
      if (concept === RISE) found[title] = (found[title] ?? 0) + 1;
      else if (concept === FALL) found[title] = (found[title] ?? 0) - 1;
    }
  }
  return found;
}

function sharesAny(a: readonly number[] = NONE, b: readonly number[] = NONE): boolean {
  return a.some((event) => b.includes(event));
}
