/** Features of a party's role in its sentence: its verb, its preposition, and the words next to it. */
import { hashText, mix } from '../headline/hash.ts';
import type { Item } from '../headline/items.ts';
import { frameOf } from '../headline/verb-frames.ts';
import { isName, type Slot } from './outline.ts';
import { type AddPartyFeature, isTurned, KIND, type PartyPlace } from './party-feature.ts';

const EDGE = hashText('^');

export function visitSlot(items: readonly Item[], place: PartyPlace, slot: Slot, add: AddPartyFeature): void {
  const name = hashText(`${slot.name}${place.isPossessive ? " 's" : ''}`);
  const isNegated = slot.verb >= 0 && isTurned(items, slot.verb);
  const role = mix(name, Number(slot.isPassive) + 2 * Number(isNegated) + 3);
  add(mix(role, KIND.slot), 0.7, -1);
  const verb = items[slot.verb];
  if (verb) {
    addVerb(verb, slot.verb, role, hasRival(items, place.at), add);
    const sign = frameSign(verb, slot) * (isNegated ? -1 : 1);
    if (sign !== 0) {
      add(mix(hashText('frame'), KIND.frame), sign, slot.verb);
      add(mix(name, KIND.frame), sign, slot.verb);
    }
  }
  addNeighbors(items, place, add);
}

/** Whether the party's clause contains another name. */
function hasRival(items: readonly Item[], party: number): boolean {
  return items.some((item, i) => isName(item) && i !== party && item.stretch === items[party]?.stretch);
}

function addVerb(verb: Item, at: number, role: number, isRivaled: boolean, add: AddPartyFeature): void {
  const rival = Number(isRivaled);
  for (const tag of verb.tags) {
    add(mix(mix(tag, role), KIND.slotVerb), 0.9, at);
    add(mix(mix(tag, mix(role, rival + 7)), KIND.slotVerb), 0.5, at);
  }
  if (verb.facts) add(mix(mix(verb.facts.stem, role), KIND.slotStem), 0.9, at);
}

/** Returns the verb's tone toward the party as its subject or object. 0 if it has none. */
function frameSign(verb: Item, slot: Slot): number {
  const frame = verb.verbClass === undefined ? undefined : frameOf(verb.verbClass);
  if (!frame) return 0;
  const isActor = slot.name === 'subject' ? !slot.isPassive : slot.name === 'by by';
  if (isActor) return frame.subject;
  const isActedOn = slot.name === 'object' || (slot.name === 'subject' && slot.isPassive);
  return isActedOn ? frame.object : 0;
}

/** Adds features for the words right before and after the party. */
function addNeighbors(
  items: readonly Item[],
  { at: party, isPossessive }: PartyPlace,
  add: AddPartyFeature,
): void {
  const [before, after] = [items[party - 1], items[party + 1]];
  for (const [one, i, side] of [
    [before, party - 1, 1],
    [after, party + 1, 2],
  ] as const)
    if (one && one.polarity !== 0) add(mix(mix(side, Number(isPossessive) + 1), KIND.title), one.polarity, i);
  for (const left of before?.tags ?? [EDGE])
    for (const right of after?.tags ?? [EDGE]) add(mix(mix(left, right), KIND.pairTag), 0.5, -1);
}
