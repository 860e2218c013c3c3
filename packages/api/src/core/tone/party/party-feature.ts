/** What the features of a party share: their kinds, the place of the party, how they are passed on. */
import { hashText } from '../headline/hash.ts';
import type { Item } from '../headline/items.ts';

export interface PartyPlace {
  /** The index of its item. */
  readonly at: number;
  /** Followed by something that belongs to it: `X's cameras`. */
  readonly isPossessive: boolean;
}

/** Called for each feature; `item` is the one that it comes from, or -1. */
export type AddPartyFeature = (hash: number, value: number, item: number) => void;

/** Seeds that keep the kinds of features apart. */
export const KIND = {
  tag: 21,
  stem: 22,
  near: 23,
  nearStem: 24,
  gram: 25,
  slot: 26,
  slotVerb: 27,
  slotStem: 28,
  frame: 29,
  event: 30,
  balance: 31,
  own: 32,
  shape: 33,
  pairTag: 34,
  title: 35,
  pattern: 36,
  related: 37,
  deed: 38,
  said: 39,
} as const;
/** Items on either side of a party that are read. */
export const REACH = 14;

export const TURNED = hashText('turned');
const NEGATION_REACH = 2;

/** Whether a negation is right in front of an item: `do not trust`. */
export function isTurned(items: readonly Item[], at: number): boolean {
  return items
    .slice(Math.max(0, at - NEGATION_REACH), at)
    .some(({ isNegation, stretch }) => isNegation && stretch === items[at]?.stretch);
}
