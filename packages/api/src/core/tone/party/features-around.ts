/** Features of the words around a party, by side, distance and clause. */
import { at } from '@earshot/schema/at';
import { mix } from '../headline/hash.ts';
import type { Item } from '../headline/items.ts';
import { gramsOf } from '../headline/word-features.ts';
import { isName } from './outline.ts';
import { type AddPartyFeature, isTurned, KIND, REACH, TURNED } from './party-feature.ts';

const NEAR = 3;

/** A word near a party. */
interface NearWord {
  readonly item: Item;
  /** Index of the word's item. */
  readonly at: number;
  /** -1 before the party, 1 after it. */
  readonly step: number;
  readonly distance: number;
  /** Number of clause boundaries between the word and the party, at most 2. */
  readonly apart: number;
  /** Number of other names from the party up to and including this word. */
  readonly names: number;
  readonly where: number;
  readonly share: number;
  readonly isTelling: boolean;
}

/** Visits every word around the party, by side, clause, and whether another name is between the two. */
export function visitAround(items: readonly Item[], party: number, add: AddPartyFeature): void {
  const own = at(items, party).stretch;
  for (const step of [-1, 1]) {
    let names = 0;
    for (let i = party + step; i >= 0 && i < items.length && Math.abs(i - party) <= REACH; i += step) {
      const item = at(items, i);
      if (isName(item)) names++;
      const distance = Math.abs(i - party);
      const apart = Math.min(2, Math.abs(item.stretch - own));
      const where = mix(step + 2, apart * 3 + Math.min(2, names) + 11);
      const share = 0.6 / Math.sqrt(1 + distance / 3);
      const isTelling = item.kind === 'content' || item.isNegation;
      const word = { item, at: i, step, distance, apart, names, where, share, isTelling };
      addTags(word, isTurned(items, i) ? item.tags.map((tag) => mix(tag, TURNED)) : item.tags, add);
      if (isTelling) addStem(word, add);
    }
  }
}

function addTags(word: NearWord, tags: readonly number[], add: AddPartyFeature): void {
  const { at, step, distance, apart, where, share, isTelling } = word;
  for (const tag of tags) {
    if (isTelling || apart === 0) add(mix(mix(tag, where), KIND.tag), share, at);
    if (distance <= NEAR) add(mix(mix(tag, mix(step + 2, distance)), KIND.near), 0.5, at);
  }
}

function addStem(word: NearWord, add: AddPartyFeature): void {
  const { item, at, step, distance, apart, names, where, share } = word;
  if (!item.facts) return;
  const { stem, key } = item.facts;
  add(mix(mix(stem, where), KIND.stem), 0.8 * share, at);
  add(mix(mix(stem, step + 2), KIND.stem), 0.6 * share, at);
  if (distance <= NEAR) add(mix(mix(stem, mix(step + 2, distance)), KIND.nearStem), 0.5, at);
  if (apart >= 2) return;
  const grams = gramsOf(key);
  const part = (0.6 * share) / Math.sqrt(grams.length);
  for (const gram of grams) add(mix(mix(gram, mix(step + 2, Math.min(1, names) + 5)), KIND.gram), part, at);
}
