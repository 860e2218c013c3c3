import { rowOf } from '../grouping/packed-rows.ts';
import type { WeightedTitles } from '../grouping/word-weights.ts';
import type { Tag } from './tag.ts';

/** By the number of a line the positions of its tags; nothing for a line that holds none. */
export type TagsOfLines = readonly (readonly number[] | undefined)[];

/**
 * The positions of the tags whose words are all in a title, ascending, by the number of its line; lines without tags are
 * left out. `lines` are those of `weighted`, in its order.
 */
export function tagsOfTitles(
  lines: readonly { readonly line: number }[],
  tags: readonly Tag[],
  weighted: WeightedTitles,
): TagsOfLines {
  const wordsOfTag = tags.map(({ keys }) => keys.map((key) => weighted.numberOf.get(key) ?? -1));
  const tagsOfWord = new Map<number, number[]>();
  wordsOfTag.forEach((words, tag) => {
    const [rarest = -1] = words.toSorted(
      (a, b) => (weighted.frequency[a] ?? 0) - (weighted.frequency[b] ?? 0),
    );
    tagsOfWord.set(rarest, [...(tagsOfWord.get(rarest) ?? []), tag]);
  });
  const found: (readonly number[])[] = [];
  lines.forEach(({ line }, i) => {
    const row = rowOf(weighted.words, i);
    const held: number[] = [];
    for (const word of row)
      for (const tag of tagsOfWord.get(word) ?? [])
        if (wordsOfTag[tag]?.every((needed) => row.includes(needed))) held.push(tag);
    if (held.length > 0) found[line] = held.sort((a, b) => a - b);
  });
  return found;
}
