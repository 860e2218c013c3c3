/** The words that a tone toward a party rests on: without them it would be less clear. */
import type { DecidingWord } from '@earshot/schema/analysis-result';
import { type Item, isTelling } from '../headline/items.ts';
import { frameOf } from '../headline/verb-frames.ts';
import type { ToneLine } from '../line/read-line.ts';
import { isTurned } from './party-feature.ts';
import type { PartySentence } from './party-features.ts';
import { withoutTokens } from './read-sentence.ts';

/** Maximum number of words that are tried. */
const MOST_TRIED = 5;
/** Minimum by which the difference of shares falls without a word. */
const FALL_LEAST = 0.02;

/** How much more good than bad a sentence is for a party, as a difference of shares and for each item in log odds. */
export interface PartyBalance {
  readonly balance: number;
  readonly byItem: (item: number) => number;
}

/**
 * Returns the content words without which the tone would be less clear, in reading order. Each is left out in turn, and the
 * rest is read again. A word that the tables call bad is not a reason for a good tone, or the reverse, unless it is negated.
 * @param balanceOf reads a line in the same way
 */
export function partyReasons(
  line: ToneLine,
  { items }: PartySentence,
  { balance, byItem }: PartyBalance,
  balanceOf: (line: ToneLine) => number,
): DecidingWord[] {
  const sign = Math.sign(balance);
  return items
    .map((item, at) => ({ item, at, odds: sign * byItem(at) }))
    .filter(({ item, at, odds }) => odds > 0 && isTelling(item) && mayMean(items, at, sign))
    .sort((a, b) => b.odds - a.odds)
    .slice(0, MOST_TRIED)
    .flatMap(({ item, at }) => {
      const fall = sign * (balance - balanceOf(withoutTokens(line, item.from, item.to)));
      return fall < FALL_LEAST ? [] : [{ at, word: wordOf(line, item, sign * fall) }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word);
}

/** Whether an item is not of the other sign by its entry in the tables, which a negation turns. */
function mayMean(items: readonly Item[], at: number, sign: number): boolean {
  const item = items[at];
  if (item === undefined || item.isNegation) return false;
  if (isTurned(items, at)) return true;
  const frame = item.verbClass === undefined ? undefined : frameOf(item.verbClass);
  const { subject = 0, object = 0, own = 0, good = 0, bad = 0 } = frame ?? {};
  const signs = [item.polarity, subject, object, own, good, bad].map(Math.sign);
  return signs.includes(sign) || !signs.includes(-sign);
}

function wordOf({ text, tokens }: ToneLine, { from, to }: Item, weight: number): DecidingWord {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  return { start, end, text: text.slice(start, end), weight: Math.round(weight * 1000) / 1000 };
}
