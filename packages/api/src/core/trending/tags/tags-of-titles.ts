import { rowOf } from '../grouping/packed-rows.ts';
import type { WeightedTitles } from '../grouping/word-weights.ts';
import type { Tag } from './tag.ts';

/** By line number: the indexes of its tags, or undefined for a line without any. */
export type TagsOfLines = readonly (readonly number[] | undefined)[];

/**
 * Returns, by line number, the indexes of the tags whose words are all in the title, in ascending order. Lines without tags
 * have no entry. `lines` must be in the same order as in `weighted`.
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
