import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { storyOfLines } from '@earshot/schema/trending/story-of-lines';

/** Returns whether the user said that the stories of two lines are different. */
export type ApartCheck = (line: number, to: number) => boolean;

type LinePair = readonly [number, number];

/**
 * Returns the pairs of lines that a ranking lists as different stories (see `withApart`). Invalid values are skipped.
 */
function apartPairs(ranking: object): LinePair[] {
  if (!('apart' in ranking) || !Array.isArray(ranking.apart)) return [];
  return ranking.apart.flatMap((pair: unknown): LinePair[] => {
    if (!Array.isArray(pair)) return [];
    const [line, to]: unknown[] = pair;
    return typeof line === 'number' && typeof to === 'number' ? [[line, to]] : [];
  });
}

/** Adds pairs of lines whose stories are different to a ranking, so that they are saved with it. */
export function withApart(ranking: TrendingResult, pairs: readonly LinePair[]): TrendingResult {
  return pairs.length === 0
    ? ranking
    : Object.assign({}, ranking, { apart: [...apartPairs(ranking), ...pairs] });
}

/**
 * Returns a function that checks whether the user said that two stories of a ranking are different: by an answer, or by
 * taking a line of one story out of the other. Stories are identified by their lines, because they may have changed
 * since.
 * @param edited the ranking with the user's edits and answers (see `withApart`)
 * @param original the ranking before the edits, if it is known
 */
export function apartCheck(edited: TrendingResult, original = edited): ApartCheck {
  const storyOf = storyOfLines(edited.items);
  const originOf = storyOfLines(original.items);
  const answered = new Map<TrendingItem, Set<TrendingItem>>();
  for (const [line, to] of apartPairs(edited)) {
    const [a, b] = [storyOf.get(line), storyOf.get(to)];
    if (!a || !b) continue;
    collect(answered, a, b);
    collect(answered, b, a);
  }
  const takenFrom = new Map<TrendingItem, Set<TrendingItem>>();
  for (const line of edited.summary.taken_out ?? []) {
    const [story, origin] = [storyOf.get(line), originOf.get(line)];
    if (story && origin) collect(takenFrom, story, origin);
  }
  const wasTakenFrom = (a: TrendingItem, b: TrendingItem) => {
    const origins = takenFrom.get(a);
    return origins !== undefined && b.members.some(({ line }) => hasOrigin(origins, originOf.get(line)));
  };
  return (line, to) => {
    const [a, b] = [storyOf.get(line), storyOf.get(to)];
    if (!a || !b) return false;
    return answered.get(a)?.has(b) === true || wasTakenFrom(a, b) || wasTakenFrom(b, a);
  };
}

function hasOrigin(origins: ReadonlySet<TrendingItem>, origin: TrendingItem | undefined): boolean {
  return origin !== undefined && origins.has(origin);
}

function collect<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}
