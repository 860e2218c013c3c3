import type { HeatList } from './heat.ts';
import type { HandEdit, Member, TrendingItem, TrendingResult } from './model.ts';
import { compareRank, rankStory } from './rank-story.ts';

type Ranking = Omit<TrendingResult, 'session_id'>;

/** Stories that an edit replaces, and what stands in their place. */
interface Replacement {
  readonly gone: readonly TrendingItem[];
  readonly added: readonly TrendingItem[];
}

/**
 * The ranking after corrections by hand, in their order: a line that is "not the same story" becomes a story of its own, and two
 * stories that are the same become one. Heat is computed anew, and every story that changed is marked `by_hand`. `result` is
 * the ranking as the server gave it and stays as it is, so that undoing is calling this again with fewer edits. Edits that change
 * nothing (a line that is alone or unknown, two lines of one story) are ignored.
 */
export function applyHandEdits<R extends Ranking>(result: R, edits: readonly HandEdit[]): R {
  const list: HeatList = { basis: result.summary.heat_basis, topTags: result.summary.top_tags };
  const storyOf = new Map(
    result.items.flatMap((item) => item.members.map(({ line }) => [line, item] as const)),
  );
  const items = new Set(result.items);
  const applied = edits.filter((edit) => {
    const replacement = edit.kind === 'join' ? join(edit, storyOf, list) : takeOut(edit, storyOf, list);
    for (const item of replacement?.gone ?? []) items.delete(item);
    for (const item of replacement?.added ?? []) {
      items.add(item);
      for (const { line } of item.members) storyOf.set(line, item);
    }
    return replacement !== null;
  });
  if (applied.length === 0) return result;
  return {
    ...result,
    summary: { ...result.summary, unique_titles: items.size, ...editedLines(applied) },
    items: [...items].sort(compareRank),
  };
}

/** How many lines of a ranking were taken out of their stories by hand, and how many stories were joined with another. */
export function countHandEdits({ taken_out = [], joined = [] }: Ranking['summary']): {
  readonly takenOut: number;
  readonly joined: number;
} {
  return { takenOut: taken_out.length, joined: joined.length };
}

/** Whether any story of a ranking was changed by hand. */
export function isChangedByHand(summary: Ranking['summary']): boolean {
  const { takenOut, joined } = countHandEdits(summary);
  return takenOut + joined > 0;
}

function editedLines(edits: readonly HandEdit[]): Pick<Ranking['summary'], 'taken_out' | 'joined'> {
  const takenOut = edits.flatMap((edit) => (edit.kind === 'take_out' ? edit.line : []));
  const joined = edits.flatMap((edit) => (edit.kind === 'join' ? [[edit.line, edit.to] as const] : []));
  return {
    ...(takenOut.length > 0 && { taken_out: [...new Set(takenOut)].sort((a, b) => a - b) }),
    ...(joined.length > 0 && { joined: joined.map(([line, to]): [number, number] => [line, to]) }),
  };
}

function takeOut(
  { line }: HandEdit,
  storyOf: ReadonlyMap<number, TrendingItem>,
  list: HeatList,
): Replacement | null {
  const story = storyOf.get(line);
  if (!story || story.members.length === 1) return null;
  const out = story.members.filter((member) => member.line === line);
  const rest = story.members.filter((member) => member.line !== line);
  return {
    gone: [story],
    added: [
      rankStory({ ...draftOf(story, rest), tied_by: story.tied_by }, list),
      rankStory(draftOf(story, out), list),
    ],
  };
}

/** The title stays that of the story which the other one is joined to. */
function join(
  { line, to }: Extract<HandEdit, { kind: 'join' }>,
  storyOf: ReadonlyMap<number, TrendingItem>,
  list: HeatList,
): Replacement | null {
  const [joined, kept] = [storyOf.get(line), storyOf.get(to)];
  if (!joined || !kept || joined === kept) return null;
  const members = [...kept.members, ...joined.members].sort((a, b) => a.line - b.line);
  const words = new Map([...kept.deciding_words, ...joined.deciding_words].map((word) => [word.text, word]));
  const draft = {
    title: kept.title,
    tied_by: [],
    by_hand: true,
    members,
    deciding_words: [...words.values()].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
  };
  return { gone: [joined, kept], added: [rankStory(draft, list)] };
}

/** A part of a story; its title stays while the line that it was taken from does. */
function draftOf(item: TrendingItem, members: readonly Member[]) {
  const own = originals(members);
  const title = own.find((member) => member.title === item.title)?.title ?? own[0]?.title ?? item.title;
  const words = own.map((member) => member.title.toLowerCase());
  return {
    title,
    tied_by: [],
    by_hand: true,
    members: own,
    deciding_words: item.deciding_words.filter(({ text }) =>
      words.some((word) => word.includes(text.toLowerCase())),
    ),
  };
}

/** The lines with `copy_of` pointing to the first of each text that is still there. */
function originals(members: readonly Member[]): Member[] {
  const first = new Map<number, number>();
  return members.map((member) => {
    const text = member.copy_of ?? member.line;
    const original = first.get(text);
    if (original === undefined) first.set(text, member.line);
    return { ...member, copy_of: original ?? null };
  });
}
