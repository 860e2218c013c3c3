import type { HeatList } from './heat.ts';
import type { Member, TrendingItem, TrendingResult } from './model.ts';
import { compareRank, rankStory } from './rank-story.ts';

/**
 * The ranking after lines were judged "not the same story": each becomes a story of its own, heat is computed anew, and every
 * story that changed is marked `by_hand`. `result` is the ranking as the server gave it and stays as it is, so that undoing is
 * calling this again with fewer lines. Numbers that no story of several lines holds are ignored.
 */
export function takeOutLines<R extends Omit<TrendingResult, 'session_id'>>(
  result: R,
  lines: Iterable<number>,
): R {
  const wanted = new Set(lines);
  const list: HeatList = { basis: result.summary.heat_basis, topTags: result.summary.top_tags };
  const taken: number[] = [];
  const items = result.items.flatMap((item): TrendingItem[] => {
    const out = item.members.filter(({ line }) => wanted.has(line));
    const rest = item.members.filter(({ line }) => !wanted.has(line));
    if (out.length === 0 || item.members.length === 1) return [item];
    taken.push(...out.map(({ line }) => line));
    const kept =
      rest.length === 0 ? [] : [rankStory({ ...draftOf(item, rest), tied_by: item.tied_by }, list)];
    return [...kept, ...out.map((member) => rankStory(draftOf(item, [member]), list))];
  });
  if (taken.length === 0) return result;
  return {
    ...result,
    summary: {
      ...result.summary,
      unique_titles: items.length,
      taken_out: taken.sort((a, b) => a - b),
    },
    items: items.sort(compareRank),
  };
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
