import { at } from '@earshot/schema/at';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { rowOf } from './grouping/packed-rows.ts';
import type { PreparedTitles } from './grouping/prepare-titles.ts';
import { REASONS } from './grouping/reasons.ts';
import { spellWord } from './grouping/ties.ts';

type Suggestions = NonNullable<TrendingResult['suggestions']>;

const MIN_LINES = 3;
const MIN_SHARE = 0.05;
const MAX_SHARE = 0.4;
const MAX_SUGGESTIONS = 8;

/**
 * Returns words by which a person may join lines that were told in too different words to be joined: each with the lines that
 * contain it, most lines first. A word is in three lines or more and in 5 to 40% of the list, rare in general use, and its lines
 * are not one story already.
 *
 * @param lines in the order of `prepared`. @param groups by line: its story. @param sourceKeys keys of outlets.
 */
export function suggestWords(
  lines: readonly { readonly line: number }[],
  groups: readonly number[],
  prepared: PreparedTitles,
  sourceKeys: ReadonlySet<string>,
): Suggestions {
  const { terms, weighted, kinds, examples, numberOfLine } = prepared;
  const holders = new Map<number, number[]>();
  lines.forEach((_, i) => {
    const words = rowOf(weighted.sequences, at(examples, at(numberOfLine, i)));
    for (const term of new Set(words.map((word) => at(terms.termOfWord, word)))) {
      const isRare = kinds[term] === REASONS.name || kinds[term] === REASONS.content;
      if (!isRare || sourceKeys.has(at(weighted.vocabulary, term))) continue;
      const held = holders.get(term);
      if (held) held.push(i);
      else holders.set(term, [i]);
    }
  });
  const least = Math.max(MIN_LINES, MIN_SHARE * lines.length);
  return [...holders]
    .filter(([, held]) => held.length >= least && held.length <= MAX_SHARE * lines.length)
    .filter(([, held]) => new Set(held.map((i) => groups[i])).size > 1)
    .sort(([a, x], [b, y]) => y.length - x.length || a - b)
    .slice(0, MAX_SUGGESTIONS)
    .map(([term, held]) => ({
      term: spellWord(term, held, prepared),
      lines: held.map((i) => at(lines, i).line),
    }));
}
