import type { LinkedStories, Member, TrendingItem } from './model.ts';

/**
 * Link strength below which the review asks whether an automatic join is right. Of such joins, 65% are right in the
 * fictional labeled lists, and of stronger ones 89% (`npm run bench -- joins`).
 */
export const DOUBTFUL_LINK = 0.55;

/** A story and two groups of its lines that were joined automatically. */
export interface AutomaticJoin {
  readonly story: TrendingItem;
  /** The larger of the two groups, or the one with the first line if they are equal. */
  readonly kept: readonly Member[];
  readonly joined: readonly Member[];
  /** Strength of the link at which they were joined, from 0 to 1. */
  readonly strength: number;
}

/** The range of link strengths of the joins to return. */
interface Strengths {
  readonly from: number;
  readonly below: number;
}

/**
 * Returns the automatic joins within stories, weakest first. Joins of lines that are in different stories now are omitted.
 * Of equally weak joins of a story, the later one comes first, because it separates the story into two whole groups.
 * @param merges the server's merges, strongest first
 * @param strengths `from` is the minimum strength of a link that joins lines, so that joins by the user are omitted
 */
export function automaticJoins(
  items: readonly TrendingItem[],
  merges: readonly LinkedStories[],
  { from, below }: Strengths,
): AutomaticJoin[] {
  const groupOf = new Map<number, Member[]>();
  const storyOf = new Map<number, TrendingItem>();
  for (const item of items)
    for (const member of item.members) {
      groupOf.set(member.line, [member]);
      storyOf.set(member.line, item);
    }
  const joins = merges.flatMap(({ line, to, likelihood }): AutomaticJoin[] => {
    const [story, a, b] = [storyOf.get(line), groupOf.get(line), groupOf.get(to)];
    if (!story || !a || !b || a === b || story !== storyOf.get(to) || likelihood < from) return [];
    const isKept = a.length > b.length || (a.length === b.length && firstLine(a) < firstLine(b));
    const [kept, joined] = isKept ? [a, b] : [b, a];
    const join = likelihood < below ? [{ story, kept: [...kept], joined, strength: likelihood }] : [];
    kept.push(...joined);
    for (const member of joined) groupOf.set(member.line, kept);
    return join;
  });
  return joins.reverse();
}

function firstLine(members: readonly Member[]): number {
  return members.reduce((first, { line }) => Math.min(first, line), Number.POSITIVE_INFINITY);
}
