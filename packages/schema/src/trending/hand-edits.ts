import type { HeatList } from './heat.ts';
import type { HandEdit, Member, TrendingItem, TrendingResult } from './model.ts';
import { compareRank, rankStory } from './rank-story.ts';
import { draftOf, storyOfLines, USUAL_CUT } from './regroup.ts';

type Ranking = Omit<TrendingResult, 'session_id'>;

interface Replacement {
  readonly gone: readonly TrendingItem[];
  readonly added: readonly TrendingItem[];
  readonly takenOut?: readonly number[];
  /** Pairs of lines: one line of each of two stories that the user joined. */
  readonly joined?: readonly (readonly [number, number])[];
}

/** Never modifies `result`, so an undo applies fewer edits. Edits without effect are ignored. */
export function applyHandEdits<R extends Ranking>(result: R, edits: readonly HandEdit[]): R {
  const list: HeatList = { basis: result.summary.heat_basis, topTags: result.summary.top_tags };
  const storyOf = storyOfLines(result.items);
  const items = new Set(result.items);
  const takenOut = new Set<number>();
  const joined: [number, number][] = [];
  let isChanged = false;
  for (const edit of edits) {
    const replacement = replacementOf(edit, storyOf, list);
    if (replacement === null) continue;
    isChanged = true;
    for (const item of replacement.gone) items.delete(item);
    for (const item of replacement.added) {
      items.add(item);
      for (const { line } of item.members) storyOf.set(line, item);
    }
    for (const line of replacement.takenOut ?? []) takenOut.add(line);
    joined.push(...(replacement.joined ?? []).map(([line, to]): [number, number] => [line, to]));
  }
  if (!isChanged) return result;
  return {
    ...result,
    summary: {
      ...result.summary,
      unique_titles: items.size,
      ...(takenOut.size > 0 && { taken_out: [...takenOut].sort((a, b) => a - b) }),
      ...(joined.length > 0 && { joined }),
    },
    items: [...items].sort(compareRank),
  };
}

export interface HandEditCounts {
  readonly takenOut: number;
  readonly joined: number;
  readonly grouping: 'usual' | 'looser' | 'tighter';
}

export function countHandEdits({
  taken_out = [],
  joined = [],
  grouping_cut,
}: Ranking['summary']): HandEditCounts {
  const cut = grouping_cut ?? USUAL_CUT;
  const grouping = cut === USUAL_CUT ? 'usual' : cut < USUAL_CUT ? 'looser' : 'tighter';
  return { takenOut: taken_out.length, joined: joined.length, grouping };
}

export function isChangedByHand(summary: Ranking['summary']): boolean {
  const { takenOut, joined, grouping } = countHandEdits(summary);
  return takenOut + joined > 0 || grouping !== 'usual';
}

function replacementOf(
  edit: HandEdit,
  storyOf: ReadonlyMap<number, TrendingItem>,
  list: HeatList,
): Replacement | null {
  switch (edit.kind) {
    case 'take_out':
      return gather([edit.line], storyOf, list);
    case 'gather':
      return gather(edit.lines, storyOf, list);
    case 'join':
      return join(edit, storyOf, list);
  }
}

function join(
  { line, to }: Extract<HandEdit, { kind: 'join' }>,
  storyOf: ReadonlyMap<number, TrendingItem>,
  list: HeatList,
): Replacement | null {
  const [joined, target] = [storyOf.get(line), storyOf.get(to)];
  if (!joined || !target || joined === target) return null;
  const lines = [...target.members, ...joined.members].map((member) => member.line);
  const replacement = gather(lines, storyOf, list);
  return replacement && { ...replacement, joined: [[line, to]] };
}

interface Part {
  readonly story: TrendingItem;
  readonly goes: readonly Member[];
  readonly stays: readonly Member[];
}

/** Makes one story of the lines. It keeps the title of the largest complete story, or else takes one of its lines' titles. */
function gather(
  lines: readonly number[],
  storyOf: ReadonlyMap<number, TrendingItem>,
  list: HeatList,
): Replacement | null {
  const taken = new Set(lines);
  const stories = new Set(lines.flatMap((line) => storyOf.get(line) ?? []));
  const parts = [...stories]
    .map((story): Part => {
      const goes = story.members.filter(({ line }) => taken.has(line));
      return { story, goes, stays: story.members.filter(({ line }) => !taken.has(line)) };
    })
    .sort(comparePart);
  const [main, ...others] = parts;
  if (!main || (others.length === 0 && main.stays.length === 0)) return null;
  const members = parts.flatMap(({ goes }) => goes).sort((a, b) => a.line - b.line);
  const words = new Map(
    parts.flatMap(({ story }) => story.deciding_words).map((word) => [word.text, word] as const),
  );
  const draft = draftOf({ ...main.story, deciding_words: [...words.values()].sort(compareWeight) }, members);
  const title = main.stays.length === 0 ? main.story.title : draft.title;
  return {
    gone: parts.map(({ story }) => story),
    added: [
      rankStory({ ...draft, title, by_hand: true }, list),
      ...parts.flatMap((part) => (part.stays.length > 0 ? [remainder(part, list)] : [])),
    ],
    takenOut: parts.flatMap(({ goes, stays }) => (stays.length > 0 ? goes.map(({ line }) => line) : [])),
    joined: others.flatMap(({ goes, stays }): [number, number][] => {
      const [line, to] = [goes[0]?.line, main.goes[0]?.line];
      return stays.length > 0 || line === undefined || to === undefined ? [] : [[line, to]];
    }),
  };
}

function comparePart(a: Part, b: Part): number {
  return (
    Number(a.stays.length > 0) - Number(b.stays.length > 0) ||
    b.goes.length - a.goes.length ||
    compareRank(a.story, b.story)
  );
}

function compareWeight(a: { readonly weight: number }, b: { readonly weight: number }): number {
  return Math.abs(b.weight) - Math.abs(a.weight);
}

/** What is left of a story. Only words that at least two of the remaining lines contain are kept. */
function remainder({ story, stays }: Part, list: HeatList): TrendingItem {
  const titles = stays.map(({ title }) => title.toLowerCase());
  const tied_by = story.tied_by.filter(
    (word) => titles.filter((title) => title.includes(word.toLowerCase())).length > 1,
  );
  return rankStory({ ...draftOf(story, stays), by_hand: true, tied_by }, list);
}
