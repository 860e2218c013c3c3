/** Features of a party's role in its sentence: its verb and its preposition. */
import { hashText, mix } from '../headline/hash.ts';
import type { Item } from '../headline/items.ts';
import { isName, type Slot } from './outline.ts';
import { type AddPartyFeature, isTurned, KIND, type PartyPlace } from './party-feature.ts';

export function visitSlot(items: readonly Item[], place: PartyPlace, slot: Slot, add: AddPartyFeature): void {
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

/** Whether the party's clause contains another name. */
function hasRival(items: readonly Item[], party: number): boolean {
  return items.some((item, i) => isName(item) && i !== party && item.stretch === items[party]?.stretch);
}
