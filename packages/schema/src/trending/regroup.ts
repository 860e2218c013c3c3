import type { HeatList } from './heat.ts';
import type { LinkedStories, Member, TrendingItem, TrendingResult } from './model.ts';
import { compareRank, rankStory } from './rank-story.ts';

export const USUAL_CUT = 0.5;
/** Positions of the grouping control, strictest first. */
export const GROUPING_CUTS: readonly number[] = [0.6, USUAL_CUT, 0.3];

/** Applies the list's merges down to link strength `cut`. Unchanged stories remain the same objects. */
export function regroup(ranking: TrendingResult, cut: number): TrendingResult {
  const { merges = [] } = ranking;
  if (cut === USUAL_CUT || merges.length === 0) return ranking;
  const list: HeatList = { basis: ranking.summary.heat_basis, topTags: ranking.summary.top_tags };
  const storyOf = storyOfLines(ranking.items);
  const memberOf = new Map(
    ranking.items.flatMap(({ members }) => members.map((member) => [member.line, member] as const)),
  );
  const groups = groupLines([...memberOf.keys()], merges, cut);
  const items = groups.map((lines): TrendingItem => {
    const stories = [...new Set(lines.flatMap((line) => storyOf.get(line) ?? []))];
    const [largest] = stories.toSorted((a, b) => b.mentions - a.mentions || compareRank(a, b));
    if (largest === undefined) throw new RangeError('A line of the merges is in no story');
    if (stories.length === 1 && largest.members.length === lines.length) return largest;
    const members = lines.flatMap((line) => memberOf.get(line) ?? []);
    const words = new Map(
      stories.flatMap((story) => story.deciding_words.map((word) => [word.text, word] as const)),
    );
    const draft = draftOf({ ...largest, deciding_words: [...words.values()] }, members);
    return rankStory({ ...draft, by_hand: true }, list);
  });
  return {
    ...ranking,
    summary: { ...ranking.summary, unique_titles: items.length, grouping_cut: cut },
    items: items.sort(compareRank),
  };
}

/** Connected components by union-find. */
function groupLines(lines: readonly number[], merges: readonly LinkedStories[], cut: number): number[][] {
  const parents = new Map(lines.map((line) => [line, line]));
  const rootOf = (line: number): number => {
    let root = line;
    for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root))
      root = parent;
    return root;
  };
  for (const { line, to, likelihood } of merges) {
    if (likelihood < cut) break;
    const [a, b] = [rootOf(line), rootOf(to)];
    parents.set(Math.max(a, b), Math.min(a, b));
  }
  const groups = new Map<number, number[]>();
  for (const line of lines.toSorted((a, b) => a - b)) {
    const root = rootOf(line);
    groups.set(root, [...(groups.get(root) ?? []), line]);
  }
  return [...groups.values()];
}

export function storyOfLines(items: readonly TrendingItem[]): Map<number, TrendingItem> {
  return new Map(items.flatMap((item) => item.members.map(({ line }) => [line, item] as const)));
}

/** A story of these lines. It keeps the item's title if one of the lines has it. */
export function draftOf(item: TrendingItem, members: readonly Member[]) {
  const first = originals(members);
  const title = first.find((member) => member.title === item.title)?.title ?? first[0]?.title ?? item.title;
  const words = first.map((member) => member.title.toLowerCase());
  return {
    title,
    tied_by: [],
    members: first,
    deciding_words: item.deciding_words.filter(({ text }) =>
      words.some((word) => word.includes(text.toLowerCase())),
    ),
  };
}

function originals(members: readonly Member[]): Member[] {
  const first = new Map<number, number>();
  return members.map((member) => {
    const text = member.copy_of ?? member.line;
    const original = first.get(text);
    if (original === undefined) first.set(text, member.line);
    return { ...member, copy_of: original ?? null };
  });
}
