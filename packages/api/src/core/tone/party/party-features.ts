/** No feature depends on a name. */
import { itemAt } from '@earshot/schema/item-at';
import { hashText, mix } from '../../model/linear-model.ts';
import { gramsOf } from '../headline/features.ts';
import { headlineEvidence } from '../headline/headline-model.ts';
import type { Item } from '../headline/items.ts';
import type { ToneLine } from '../line/read-line.ts';
import {
  type HeadlineEvent,
  isName,
  readEvents,
  relationOf,
  type Slot,
  type Statement,
  slotOf,
  statementsOf,
} from './outline.ts';

export interface PartySentence {
  readonly items: readonly Item[];
  readonly events: readonly HeadlineEvent[];
  readonly statements: readonly Statement[];
  /** Share of readers who would call the news good minus the share for bad. */
  readonly balance: number;
  readonly balances: readonly number[];
}

export interface PartyPlace {
  readonly at: number;
  /** Whether something that belongs to it follows: `X's cameras`. */
  readonly isPossessive: boolean;
}

/** `item` is the index of the item that the feature comes from, or -1. */
type AddPartyFeature = (hash: number, value: number, item: number) => void;

const KIND = {
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
const REACH = 14;

const TURNED = hashText('turned');
const NEGATION_REACH = 2;

/** `do not trust`. */
function isTurned(items: readonly Item[], index: number): boolean {
  return items
    .slice(Math.max(0, index - NEGATION_REACH), index)
    .some(({ isNegation, stretch }) => isNegation && stretch === items[index]?.stretch);
}

export function readSentence(line: ToneLine): PartySentence {
  const { items, good, bad } = headlineEvidence(line);
  const balance = good - bad;
  const statements = statementsOf(items);
  const balances = statements.map(({ from, to }) =>
    statements.length === 1
      ? balance
      : balanceOf(partOf(line, itemAt(items, from).from, itemAt(items, to - 1).to)),
  );
  return { items, events: readEvents(items), statements, balance, balances };
}

function balanceOf(line: ToneLine): number {
  const { good, bad } = headlineEvidence(line);
  return good - bad;
}

function partOf(line: ToneLine, from: number, to: number): ToneLine {
  return {
    ...line,
    tokens: line.tokens.slice(from, to),
    words: line.words.slice(from, to),
    masked: line.masked.slice(from, to),
    facts: line.facts.slice(from, to),
  };
}

export function nameItemIndex({ items }: PartySentence, token: number): number {
  return items.findIndex((item, i) => {
    const end = items[i + 1]?.from ?? Number.POSITIVE_INFINITY;
    return item.kind === 'name' && item.from <= token && token < end;
  });
}

const NEAR_STATEMENTS = 2;

export function visitPartyFeatures(sentence: PartySentence, place: PartyPlace, add: AddPartyFeature): void {
  const { items, statements } = sentence;
  const slot = slotOf(items, statements, place.at);
  visitAround(items, place.at, add);
  visitSlot(items, place, slot, add);
  visitStatements(sentence, place, slot, add);
  visitWhole(sentence, place, slot, add);
}

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
    add(mix(relation, KIND.related), itemAt(balances, i), -1);
    add(mix(mix(relation, role), KIND.related), itemAt(balances, i), -1);
    if (i === slot.statement) return;
    for (let near = Math.max(from, party - REACH); near < Math.min(to, party + REACH); near++)
      addRelatedWord(items, near, relation, add);
  });
}

function addRelatedWord(items: readonly Item[], index: number, relation: number, add: AddPartyFeature): void {
  const item = items[index];
  if (item?.kind !== 'content' && !item?.isNegation) return;
  for (const tag of item.tags) add(mix(mix(tag, relation), KIND.related), 0.4, index);
  if (item.facts) add(mix(mix(item.facts.stem, relation), KIND.related), 0.4, index);
}

function visitWhole(
  { items, events, balance, balances }: PartySentence,
  { at: party }: PartyPlace,
  slot: Slot,
  add: AddPartyFeature,
): void {
  const partyItem = itemAt(items, party);
  const names = items.filter(isName).length;
  const few = Math.min(3, names);
  for (const { value, index: i } of events) {
    const item = itemAt(items, i);
    const apart = Math.min(2, Math.abs(item.stretch - partyItem.stretch));
    const side = i < party ? 1 : 2;
    const between = items.slice(Math.min(i, party) + 1, Math.max(i, party)).some(isName) ? 1 : 0;
    const key = mix(mix(side, apart + 3), between + 9);
    add(mix(key, KIND.event), value / 2, i);
    add(mix(mix(key, hashText(slot.name)), KIND.event), value / 2, i);
    if (side === 2 && item.stretch > partyItem.stretch)
      add(mix(hashText('later'), mix(few, KIND.event)), value / 3, i);
  }
  const clause = itemAt(balances, slot.statement);
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
  add(mix(mix(partyItem.clause, few), KIND.shape), 0.5, -1);
  const rank = items.slice(0, party).filter(isName).length;
  add(mix(mix(Math.min(3, rank), few), KIND.shape), 0.5, -1);
}

const NEAR = 3;

interface NearWord {
  readonly item: Item;
  readonly at: number;
  readonly step: number;
  readonly distance: number;
  readonly apart: number;
  /** Other names from the party up to and including this word. */
  readonly names: number;
  readonly where: number;
  readonly share: number;
  readonly isTelling: boolean;
}

function visitAround(items: readonly Item[], party: number, add: AddPartyFeature): void {
  const stretch = itemAt(items, party).stretch;
  for (const step of [-1, 1]) {
    let names = 0;
    for (let i = party + step; i >= 0 && i < items.length && Math.abs(i - party) <= REACH; i += step) {
      const item = itemAt(items, i);
      if (isName(item)) names++;
      const distance = Math.abs(i - party);
      const apart = Math.min(2, Math.abs(item.stretch - stretch));
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

function visitSlot(items: readonly Item[], place: PartyPlace, slot: Slot, add: AddPartyFeature): void {
  const name = hashText(`${slot.name}${place.isPossessive ? " 's" : ''}`);
  const isNegated = slot.verb >= 0 && isTurned(items, slot.verb);
  const role = mix(name, Number(slot.isPassive) + 2 * Number(isNegated) + 3);
  add(mix(role, KIND.slot), 0.7, -1);
  const verb = items[slot.verb];
  const rival = Number(hasRival(items, place.at));
  for (const tag of verb?.tags ?? []) {
    add(mix(mix(tag, role), KIND.slotVerb), 0.9, slot.verb);
    add(mix(mix(tag, mix(role, rival + 7)), KIND.slotVerb), 0.5, slot.verb);
  }
}

function hasRival(items: readonly Item[], party: number): boolean {
  return items.some((item, i) => isName(item) && i !== party && item.stretch === items[party]?.stretch);
}
