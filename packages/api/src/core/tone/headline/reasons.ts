/** The words that affected the tone of a line, as shown to users. */
import type { DecidingWord } from '@earshot/schema/analysis-result';
import { at } from '@earshot/schema/at';
import type { ToneLine } from '../line/read-line.ts';

/**
 * Minimum contribution of a word to the estimate for it to be shown, in log odds. The strongest word for the tone is always
 * shown.
 */
const SHOWN_LEAST = 0.3;
/** A word against the tone is shown only if it has at least this share of the strongest word's weight. */
const AGAINST_LEAST = 0.4;
const MOST_WORDS = 5;

/**
 * Returns the words that affected the tone, in reading order. The contribution of a word pair is divided equally between its
 * words. Function words other than negations are not returned, because readers would not recognize them as a reason. Forms
 * of the same word are counted together, so that no word is shown as both good and bad.
 * @param byToken how much each token adds to "good" and subtracts from "bad". @param side 1 for good news, -1 for bad news,
 * 0 for neutral, which needs no reason.
 */
export function decidingWords(line: ToneLine, byToken: ArrayLike<number>, side: number): DecidingWord[] {
  if (side === 0) return [];
  const found = line.tokens.flatMap(({ start, end, initial }, i) => {
    const facts = line.facts[i];
    if (!facts) return [];
    if (facts.isSmall && !facts.isNegation) return [];
    // A capitalized word that is not in any table may be a name.
    if (initial && facts.isUnknown) return [];
    return [{ start, end, stem: facts.stem, weight: at(byToken, i) }];
  });
  const sums = new Map<number, number>();
  for (const { stem, weight } of found) sums.set(stem, (sums.get(stem) ?? 0) + weight);
  const most = Math.max(0, ...Array.from(sums.values(), (sum) => side * sum));
  const shown = found
    .map((word) => ({ ...word, weight: sums.get(word.stem) ?? 0 }))
    .filter(({ weight }) => {
      const isStrongest = side * weight === most && most > 0;
      return (
        isStrongest ||
        side * weight >= SHOWN_LEAST ||
        side * weight <= -Math.max(SHOWN_LEAST, AGAINST_LEAST * most)
      );
    })
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST_WORDS);
  return shown
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, weight }) => ({
      start,
      end,
      text: line.text.slice(start, end),
      weight: Math.round(weight * 1000) / 1000,
    }));
}
