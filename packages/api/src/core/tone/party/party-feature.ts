/** What the features of a party have in common: their kinds, the position of the party, the callback. */
import { hashText } from '../headline/hash.ts';
import type { Item } from '../headline/items.ts';

export interface PartyPlace {
  /** Index of the party's item. */
  readonly at: number;
  /** Whether something that belongs to it follows: `X's cameras`. */
  readonly isPossessive: boolean;
}

/** Called for each feature. `item` is the index of the item that the feature comes from, or -1. */
export type AddPartyFeature = (hash: number, value: number, item: number) => void;

/** Hash seeds that separate the kinds of features. */
export const KIND = {
  tag: 21,
  stem: 22,
  near: 23,
  nearStem: 24,
  gram: 25,
  slot: 26,
  slotVerb: 27,
  event: 30,
  balance: 31,
  own: 32,
  shape: 33,
  related: 37,
} as const;
/** Number of items read on either side of a party. */
export const REACH = 14;

export const TURNED = hashText('turned');
const NEGATION_REACH = 2;

/** Whether a negation comes shortly before an item in the same clause: `do not trust`. */
export function isTurned(items: readonly Item[], at: number): boolean {
  return items
    .slice(Math.max(0, at - NEGATION_REACH), at)
    .some(({ isNegation, stretch }) => isNegation && stretch === items[at]?.stretch);
}
