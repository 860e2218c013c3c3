/**
 * The features of one party of a sentence: what stands before and behind it, with what verb and preposition it takes part, and what
 * the sentence and its own clause say. No name is among them.
 */
import { at } from '@earshot/schema/at';
import type { HeadlineEvent } from '../headline/events.ts';
import { hashText, mix } from '../headline/hash.ts';
import type { Item } from '../headline/items.ts';
import { frameOf } from '../headline/verb-frames.ts';
import { isName, relationOf, type Slot, type Statement, slotOf } from './outline.ts';

/** A sentence, read once for all its parties. */
export interface PartySentence {
  readonly items: readonly Item[];
  readonly events: readonly HeadlineEvent[];
  readonly statements: readonly Statement[];
  /** How many more readers would call the news good than bad: of the whole sentence, and of each statement. */
  readonly balance: number;
  readonly balances: readonly number[];
}

export interface PartyPlace {
  /** Its item. */
  readonly at: number;
  /** Something of its own follows: `X's cameras`. */
  readonly isPossessive: boolean;
}

/** Called for each feature; `item` is the one that it comes from, or -1. */
export type AddPartyFeature = (hash: number, value: number, item: number) => void;

const KIND = {
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
const REACH = 14;
const NEAR = 3;
/** Statements on either side of a party's own that are read. */
const NEAR_STATEMENTS = 2;

export function visitPartyFeatures(sentence: PartySentence, place: PartyPlace, add: AddPartyFeature): void {
  const { items, statements } = sentence;
  const slot = slotOf(items, statements, place.at);
  visitAround(items, place.at, add);
  visitSlot(items, place, slot, add);
  visitStatements(sentence, place, slot, add);
  visitWhole(sentence, place, slot, add);
}

const TURNED = hashText('turned');
const NEGATION_REACH = 2;

/** Whether a negation stands right before an item: `do not trust`. */
function isTurned(items: readonly Item[], at: number): boolean {
  return items
    .slice(Math.max(0, at - NEGATION_REACH), at)
    .some(({ isNegation, stretch }) => isNegation && stretch === items[at]?.stretch);
}

/** Every word around the party, by side, clause, and whether another name stands between. */
function visitAround(items: readonly Item[], party: number, add: AddPartyFeature): void {
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
      const tags = isTurned(items, i) ? item.tags.map((tag) => mix(tag, TURNED)) : item.tags;
      for (const tag of tags) {
        if (isTelling || apart === 0) add(mix(mix(tag, where), KIND.tag), share, i);
        if (distance <= NEAR) add(mix(mix(tag, mix(step + 2, distance)), KIND.near), 0.5, i);
        const clause = mix(mix(tag, item.clause), mix(where, KIND.pattern));
        if (isTelling) add(clause, 0.4 * share, i);
      }
      if (!item.facts || !isTelling) continue;
      add(mix(mix(item.facts.stem, where), KIND.stem), 0.8 * share, i);
      add(mix(mix(item.facts.stem, step + 2), KIND.stem), 0.6 * share, i);
      if (distance <= NEAR) add(mix(mix(item.facts.stem, mix(step + 2, distance)), KIND.nearStem), 0.5, i);
      const part = (0.6 * share) / Math.sqrt(item.facts.grams.length);
      if (apart < 2)
        for (const gram of item.facts.grams)
          add(mix(mix(gram, mix(step + 2, Math.min(1, names) + 5)), KIND.gram), part, i);
    }
  }
}

function visitSlot(
  items: readonly Item[],
  { at: party, isPossessive }: PartyPlace,
  slot: Slot,
  add: AddPartyFeature,
): void {
  const name = hashText(`${slot.name}${isPossessive ? " 's" : ''}`);
  const isNegated = slot.verb >= 0 && isTurned(items, slot.verb);
  const role = mix(name, Number(slot.isPassive) + 2 * Number(isNegated) + 3);
  add(mix(role, KIND.slot), 0.7, -1);
  const verb = items[slot.verb];
  const [before, after] = [items[party - 1], items[party + 1]];
  const rival = Number(
    items.some((item, i) => isName(item) && i !== party && item.stretch === items[party]?.stretch),
  );
  if (verb) {
    for (const tag of verb.tags) {
      add(mix(mix(tag, role), KIND.slotVerb), 0.9, slot.verb);
      add(mix(mix(tag, mix(role, rival + 7)), KIND.slotVerb), 0.5, slot.verb);
    }
    if (verb.facts) add(mix(mix(verb.facts.stem, role), KIND.slotStem), 0.9, slot.verb);
    const frame = verb.verbClass === undefined ? undefined : frameOf(verb.verbClass);
    const isActor = slot.name === 'subject' ? !slot.isPassive : slot.name === 'by by';
    const isActedOn = slot.name === 'object' || (slot.name === 'subject' && slot.isPassive);
    const sign = frame ? (isActor ? frame.subject : isActedOn ? frame.object : 0) : 0;
    const turned = isNegated ? -1 : 1;
    if (sign !== 0) {
      add(mix(hashText('frame'), KIND.frame), sign * turned, slot.verb);
      add(mix(name, KIND.frame), sign * turned, slot.verb);
    }
  }
  for (const [one, i, side] of [
    [before, party - 1, 1],
    [after, party + 1, 2],
  ] as const)
    if (one && one.polarity !== 0) add(mix(mix(side, Number(isPossessive) + 1), KIND.title), one.polarity, i);
  for (const left of before?.tags ?? [EDGE])
    for (const right of after?.tags ?? [EDGE]) add(mix(mix(left, right), KIND.pairTag), 0.5, -1);
}

const EDGE = hashText('^');

/** What each statement says, by how it relates to the party: its own, one that goes on about it, one about another name. */
function visitStatements(
  { items, statements, balances, events }: PartySentence,
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
    for (const { value, at: event } of events)
      if (from <= event && event < to) {
        const side = i === slot.statement ? Number(event < party) : 2;
        add(mix(mix(relation, side + 5), KIND.said), value / 2, event);
        add(mix(mix(mix(relation, role), side + 5), KIND.said), value / 2, event);
      }
    if (i === slot.statement) return;
    for (let at = Math.max(from, party - REACH); at < Math.min(to, party + REACH); at++) {
      const item = items[at];
      if (item?.kind !== 'content' && !item?.isNegation) continue;
      for (const tag of item.tags) add(mix(mix(tag, relation), KIND.related), 0.4, at);
      if (item.facts) add(mix(mix(item.facts.stem, relation), KIND.related), 0.4, at);
      const frame = item.verbClass === undefined ? undefined : frameOf(item.verbClass);
      const sign = item.isPassive ? frame?.object : frame?.subject;
      if (sign) add(mix(relation, KIND.deed), sign * (isTurned(items, at) ? -1 : 1), at);
    }
  });
}

/** The events and the balance of the sentence, by how they stand to the party. */
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
