import { scoreKey } from './compare-figures.ts';
import type { DayRange } from './day-evidence.ts';
import type { Figure } from './read-figures.ts';

/** Maximum number of days between the first and the last day of a story. Anything later is a new event. */
const MAX_STORY_DAYS = 3;

/** Prevents merging groups with distant dates, different scores, or different periods of a fiscal year. */
export class MergeGuard {
  readonly #days: (DayRange | null)[];
  readonly #scores: (ReadonlySet<number> | null)[];
  readonly #periods: (ReadonlySet<number> | null)[];

  /** `days` and `figures` are indexed by title. */
  constructor(days: readonly (DayRange | null)[], figures: readonly (readonly Figure[])[]) {
    this.#days = [...days];
    this.#scores = figures.map((own) => valuesOf(own, 'score', scoreKey));
    this.#periods = figures.map((own) => valuesOf(own, 'period', (value) => value));
  }

  allows(a: number, b: number): boolean {
    return (
      isOneTime(this.#days[a] ?? null, this.#days[b] ?? null) &&
      agree(this.#scores[a] ?? null, this.#scores[b] ?? null) &&
      agree(this.#periods[a] ?? null, this.#periods[b] ?? null)
    );
  }

  /** Merges the group `gone` into the group `kept`. */
  merge(kept: number, gone: number): void {
    const [own, more] = [this.#days[kept], this.#days[gone]];
    this.#days[kept] =
      own && more
        ? { first: Math.min(own.first, more.first), last: Math.max(own.last, more.last) }
        : (own ?? more ?? null);
    for (const values of [this.#scores, this.#periods]) {
      const [known, added] = [values[kept], values[gone]];
      if (added) values[kept] = known ? new Set([...known, ...added]) : added;
    }
  }
}

/**
 * Whether two ranges of days can belong to one story. Overlapping ranges always can, whatever their length, because an
 * identical headline may be published again.
 */
function isOneTime(a: DayRange | null, b: DayRange | null): boolean {
  if (!a || !b) return true;
  const isApart = a.first > b.last || b.first > a.last;
  return !isApart || Math.max(a.last, b.last) - Math.min(a.first, b.first) <= MAX_STORY_DAYS;
}

function agree(a: ReadonlySet<number> | null, b: ReadonlySet<number> | null): boolean {
  return !a || !b || [...a].some((value) => b.has(value));
}

function valuesOf(
  figures: readonly Figure[],
  kind: Figure['kind'],
  key: (value: number) => number,
): ReadonlySet<number> | null {
  const values = figures.filter((figure) => figure.kind === kind).map(({ value }) => key(value));
  return values.length === 0 ? null : new Set(values);
}
