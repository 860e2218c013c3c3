import { z } from 'zod';
import { CHANGES, MAX_TOLD_PAIRS } from './changes.ts';

/** The part of a story that is used to compare rankings. Every ranked story is assignable to this type. */
export const ListedStory = z.object({
  title: z.string(),
  members: z.array(z.object({ title: z.string(), date: z.string().nullable().default(null) })),
});
export type ListedStory = z.infer<typeof ListedStory>;

const ListedStories = z.object({ items: z.array(ListedStory) });

/** Ranks of a story of the earlier list and a story of the later one, starting at 1. */
const StoryRanks = z.object({ before: z.number().int().positive(), after: z.number().int().positive() });

/** Two rankings, each with its stories sorted by heat. */
export const CompareRequest = z.object({
  before: ListedStories,
  after: ListedStories,
  same: z
    .array(StoryRanks)
    .max(MAX_TOLD_PAIRS)
    .optional()
    .describe(
      'Stories that are the same, by rank from 1, whatever their headlines. Unknown ranks are ignored',
    ),
  different: z
    .array(StoryRanks)
    .max(MAX_TOLD_PAIRS)
    .optional()
    .describe('Stories that are neither matched nor near, by rank from 1. `same` takes precedence'),
});
export type CompareRequest = z.infer<typeof CompareRequest>;

const ComparedSide = z.object({
  title: z.string(),
  /** Rank of the story in its list, starting at 1. */
  rank: z.number().int().positive(),
  lines: z.number().int().nonnegative(),
});

/** A story in one or both of the rankings. */
export const ComparedStory = z.object({
  change: z.enum(CHANGES),
  title: z.string(),
  before: ComparedSide.nullable(),
  after: ComparedSide.nullable(),
  /** How strongly the two stories are linked, from 0 to 1. Null if the story is in only one list. */
  strength: z.number().min(0).max(1).nullable(),
});
export type ComparedStory = z.infer<typeof ComparedStory>;

/** A story of each list that may be the same, although they are not matched. */
export const NearStories = StoryRanks.extend({
  /** How strongly the two stories are linked, from 0 to 1. */
  strength: z.number().min(0).max(1),
});
export type NearStories = z.infer<typeof NearStories>;

export const Comparison = z.object({
  stories: z.array(ComparedStory),
  /** The strongest link of each story that is new or gone with a story of the other list. Omitted if there is none. */
  near: z.array(NearStories).optional(),
});
export type Comparison = z.infer<typeof Comparison>;

/** Indexes of the same story in the two lists. */
export interface StoryMatch {
  readonly before: number;
  readonly after: number;
  /** How strongly the two stories are linked, from 0 to 1. */
  readonly strength: number;
}

/**
 * Determines how each story changed. Returns the stories of the later list in order, followed by the stories that are gone.
 * A story is growing (fading) if both its number of lines and its share of the list increased (decreased). Otherwise, it has
 * moved if its rank changed, and is steady if not. Heat is not compared, because it is relative to one list.
 */
export function tellChanges(
  before: readonly ListedStory[],
  after: readonly ListedStory[],
  matches: readonly StoryMatch[],
): ComparedStory[] {
  const matchOf = new Map(matches.map((match) => [match.after, match]));
  const taken = new Set(matches.map((match) => match.before));
  const sides = [before, after].map((stories) => stories.map(sideOf));
  const [earlier = [], later = []] = sides;
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  const current = later.map((now, position): ComparedStory => {
    const match = matchOf.get(position);
    const old = match && earlier[match.before];
    if (!old) return { change: 'new', title: now.title, before: null, after: now, strength: null };
    const shareChange = now.lines * linesBefore - old.lines * linesAfter;
    const change =
      now.lines > old.lines && shareChange > 0
        ? 'growing'
        : now.lines < old.lines && shareChange < 0
          ? 'fading'
          : now.rank === old.rank
            ? 'steady'
            : 'moved';
    return { change, title: now.title, before: old, after: now, strength: match.strength };
  });
  const gone = earlier.flatMap((old, position): ComparedStory[] =>
    taken.has(position)
      ? []
      : [{ change: 'gone', title: old.title, before: old, after: null, strength: null }],
  );
  return [...current, ...gone];
}

function sideOf({ title, members }: ListedStory, position: number) {
  return { title, rank: position + 1, lines: members.length };
}

function linesOf(stories: readonly ListedStory[]): number {
  return stories.reduce((sum, { members }) => sum + members.length, 0);
}
