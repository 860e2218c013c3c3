/**
 * The features of one party of a sentence: the words around it, its verb and preposition, and the tone of the sentence and
 * of the party's clause. No feature depends on a name.
 */
import { at } from '@earshot/schema/at';
import type { HeadlineEvent } from '../headline/events.ts';
import { hashText, mix } from '../headline/hash.ts';
import type { Item } from '../headline/items.ts';
import type { WordFacts } from '../headline/word-facts.ts';
import { visitAround } from './features-around.ts';
import { isName, relationOf, type Slot, type Statement, slotOf } from './outline.ts';
import { type AddPartyFeature, KIND, type PartyPlace, REACH } from './party-feature.ts';
import { visitSlot } from './slot-features.ts';

/** A sentence that is parsed once for all of its parties. */
export interface PartySentence {
  readonly items: readonly Item[];
  /** The words of each item, and what the tables say about it (see `party-windows.ts`). */
  readonly words: readonly (readonly WordFacts[])[];
  readonly figures: Float32Array;
  readonly events: readonly HeadlineEvent[];
  readonly statements: readonly Statement[];
  /**
   * Share of readers who would call the news good minus the share who would call it bad: for the sentence and for each
   * statement.
   */
  readonly balance: number;
  readonly balances: readonly number[];
}

/** Number of statements read on either side of the party's own statement. */
const NEAR_STATEMENTS = 2;

export function visitPartyFeatures(sentence: PartySentence, place: PartyPlace, add: AddPartyFeature): void {
  const { items, statements } = sentence;
  const slot = slotOf(items, statements, place.at);
  visitAround(items, place.at, add);
  visitSlot(items, place, slot, add);
  visitStatements(sentence, place, slot, add);
  visitWhole(sentence, place, slot, add);
}

/**
 * Visits the tone of each statement by its relation to the party: the party's own statement, a later one about the party, or
 * one about a different name.
 */
function visitStatements(
  { items, statements, balances }: PartySentence,
  { at: party }: PartyPlace,
  slot: Slot,
  add: AddPartyFeature,
): void {
  const role = hashText(slot.name);
  statements.forEach(({ from, to }, i) => {
    if (Math.abs(i - slot.statement) > NEAR_STATEMENTS) return;
    const relation = hashText(relationOf(items, statements, slot, i));
    add(mix(relation, KIND.related), at(balances, i), -1);
    add(mix(mix(relation, role), KIND.related), at(balances, i), -1);
    if (i === slot.statement) return;
    for (let at = Math.max(from, party - REACH); at < Math.min(to, party + REACH); at++)
      addRelatedWord(items, at, relation, add);
  });
}

/** Adds a word of a statement other than the party's, by how that statement relates to the party. */
function addRelatedWord(items: readonly Item[], at: number, relation: number, add: AddPartyFeature): void {
  const item = items[at];
  if (item?.kind !== 'content' && !item?.isNegation) return;
  for (const tag of item.tags) add(mix(mix(tag, relation), KIND.related), 0.4, at);
  if (item.facts) add(mix(mix(item.facts.stem, relation), KIND.related), 0.4, at);
}

/** Visits the events and the balance of the sentence, by their relation to the party. */
function visitWhole(
  { items, events, balance, balances }: PartySentence,
  { at: party }: PartyPlace,
  slot: Slot,
  add: AddPartyFeature,
): void {
  const own = at(items, party);
  const names = items.filter(isName).length;
  const few = Math.min(3, names);
  for (const { value, at: i } of events) {
    const item = at(items, i);
    const apart = Math.min(2, Math.abs(item.stretch - own.stretch));
    const side = i < party ? 1 : 2;
    const between = items.slice(Math.min(i, party) + 1, Math.max(i, party)).some(isName) ? 1 : 0;
    const key = mix(mix(side, apart + 3), between + 9);
    add(mix(key, KIND.event), value / 2, i);
    add(mix(mix(key, hashText(slot.name)), KIND.event), value / 2, i);
    if (side === 2 && item.stretch > own.stretch)
      add(mix(hashText('later'), mix(few, KIND.event)), value / 3, i);
  }
  const clause = at(balances, slot.statement);
  const role = mix(hashText(slot.name), Number(slot.isPassive));
  for (const [kind, value] of [
    [KIND.balance, balance],
    [KIND.own, clause],
  ] as const) {
    add(mix(few, kind), value, -1);
    add(mix(mix(role, few), kind), value, -1);
    add(mix(1, kind), value, -1);
    add(mix(mix(few, 77), kind), Math.abs(value), -1);
  }
  add(mix(few, KIND.shape), 0.5, -1);
  if (party === 0) add(mix(hashText('opens'), KIND.shape), 0.5, -1);
  if (party === items.length - 1) add(mix(hashText(`closes ${slot.name}`), KIND.shape), 0.5, -1);
  add(mix(mix(own.clause, few), KIND.shape), 0.5, -1);
  const rank = items.slice(0, party).filter(isName).length;
  add(mix(mix(Math.min(3, rank), few), KIND.shape), 0.5, -1);
}
