import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import type { EditLog } from '../../lib/edits/edit-log.ts';
import type { RankingChange } from './kept-edits.ts';

/** Whether the user said that two stories are different. */
export type ApartCheck = (a: TrendingItem, b: TrendingItem) => boolean;

/**
 * Returns whether the user said that two stories of a ranking are different: by an answer, or by taking a line of one of them
 * out of the other. Lines are compared, because the stories may have changed since.
 * @param original the ranking before the user's edits
 * @param edited the ranking with them
 */
export function apartCheck(
  { edits }: EditLog<RankingChange>,
  original: TrendingResult,
  edited: TrendingResult,
): ApartCheck {
  const pairs = edits.flatMap(({ change }) =>
    change.kind === 'apart' ? [[change.line, change.to] as const] : [],
  );
  const takenOut = new Set(edited.summary.taken_out);
  const storyOf = new Map(
    original.items.flatMap((item) => item.members.map(({ line }) => [line, item] as const)),
  );
  const wasTakenFrom = (a: TrendingItem, b: TrendingItem) =>
    a.members.some(({ line }) => {
      const story = takenOut.has(line) ? storyOf.get(line) : undefined;
      return story !== undefined && b.members.some((member) => storyOf.get(member.line) === story);
    });
  return (a, b) =>
    pairs.some(([line, to]) => (has(a, line) && has(b, to)) || (has(b, line) && has(a, to))) ||
    wasTakenFrom(a, b) ||
    wasTakenFrom(b, a);
}

export function has({ members }: TrendingItem, line: number): boolean {
  return members.some((member) => member.line === line);
}
