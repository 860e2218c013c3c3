import type { Member, TrendingItem } from './model.ts';

/**
 * Creates a copy of a story with different lines. It keeps the title if one of its lines has that title. Otherwise, it
 * gets the title of its first line.
 */
export function draftOf(item: TrendingItem, members: readonly Member[]) {
  const own = originals(members);
  const title = own.find((member) => member.title === item.title)?.title ?? own[0]?.title ?? item.title;
  const words = own.map((member) => member.title.toLowerCase());
  return {
    title,
    tied_by: [],
    members: own,
    deciding_words: item.deciding_words.filter(({ text }) =>
      words.some((word) => word.includes(text.toLowerCase())),
    ),
  };
}

/** Returns the lines with `copy_of` pointing to the first remaining line of each text. */
function originals(members: readonly Member[]): Member[] {
  const first = new Map<number, number>();
  return members.map((member) => {
    const text = member.copy_of ?? member.line;
    const original = first.get(text);
    if (original === undefined) first.set(text, member.line);
    return { ...member, copy_of: original ?? null };
  });
}
