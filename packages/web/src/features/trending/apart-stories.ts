import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import type { EditLog } from '../../lib/edits/edit-log.ts';
import type { RankingChange } from './kept-edits.ts';

/** Whether the user said that two stories are different. */
export type ApartCheck = (a: TrendingItem, b: TrendingItem) => boolean;

type LinePair = readonly [number, number];

/** Returns the pairs of lines that a ranking names as different stories (see `withApart`). Other values are left out. */
function apartPairs(ranking: object): LinePair[] {
  if (!('apart' in ranking) || !Array.isArray(ranking.apart)) return [];
  return ranking.apart.flatMap((pair: unknown): LinePair[] => {
    if (!Array.isArray(pair)) return [];
    const [line, to]: unknown[] = pair;
    return typeof line === 'number' && typeof to === 'number' ? [[line, to]] : [];
  });
}

function answeredApart({ edits }: EditLog<RankingChange>): LinePair[] {
  return edits.flatMap(({ change }): LinePair[] =>
    change.kind === 'apart' ? [[change.line, change.to]] : [],
  );
}

/** Returns a ranking that names the pairs of lines that the user answered are different stories, so that they are saved with it. */
export function withApart(ranking: TrendingResult, log: EditLog<RankingChange>): TrendingResult {
  const answered = answeredApart(log);
  if (answered.length === 0) return ranking;
  return Object.assign({}, ranking, { apart: [...apartPairs(ranking), ...answered] });
}

/** Returns whether a ranking itself, for example a saved one, names two of its stories as different. */
export function savedApartCheck(ranking: object): ApartCheck {
  return isApartIn(apartPairs(ranking));
}

function isApartIn(pairs: readonly LinePair[]): ApartCheck {
  return (a, b) => pairs.some(([line, to]) => (has(a, line) && has(b, to)) || (has(b, line) && has(a, to)));
}

/**
 * Returns whether the user said that two stories of a ranking are different: by an answer, or by taking a line of one of them
 * out of the other. Lines are compared, because the stories may have changed since.
 * @param original the ranking before the user's edits
 * @param edited the ranking with them
 */
export function apartCheck(
  log: EditLog<RankingChange>,
  original: TrendingResult,
  edited: TrendingResult,
): ApartCheck {
  const isAnswered = isApartIn([...apartPairs(original), ...answeredApart(log)]);
  const takenOut = new Set(edited.summary.taken_out);
  const storyOf = new Map(
    original.items.flatMap((item) => item.members.map(({ line }) => [line, item] as const)),
  );
  const wasTakenFrom = (a: TrendingItem, b: TrendingItem) =>
    a.members.some(({ line }) => {
      const story = takenOut.has(line) ? storyOf.get(line) : undefined;
      return story !== undefined && b.members.some((member) => storyOf.get(member.line) === story);
    });
  return (a, b) => isAnswered(a, b) || wasTakenFrom(a, b) || wasTakenFrom(b, a);
}

export function has({ members }: TrendingItem, line: number): boolean {
  return members.some((member) => member.line === line);
}
