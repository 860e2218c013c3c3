import type { ReadLine } from './read-line.ts';
import { sourceEvidence } from './source-evidence.ts';
import { bareName } from './source-place.ts';
import { type SourceSlot, slottedNames } from './source-slots.ts';

const MIN_LINES = 3;
/** Minimum share of the names in a slot that must be known publishers. */
const MIN_KNOWN_SHARE = 0.3;
/** Minimum share of the lines with a publisher after a dash, because headlines also put the names of quoted people there. */
const MIN_DASH_SHARE = 0.5;
/**
 * Returns the slots that contain the publishers of a list. If several lines have a known publisher in a slot, unknown names
 * in that slot are publishers too.
 * @param lines as read individually.
 */
export function listLayout(lines: readonly ReadLine[]): ReadonlySet<SourceSlot> {
  const known = new Map<SourceSlot, number>();
  const all = new Map<SourceSlot, number>();
  const add = (counts: Map<SourceSlot, number>, slot: SourceSlot) =>
    counts.set(slot, (counts.get(slot) ?? 0) + 1);
  for (const { slot, source, title } of lines) {
    if (slot !== null) {
      add(known, slot);
      add(all, slot);
    } else if (source === null) {
      for (const slotted of slottedNames(title)) {
        const evidence = sourceEvidence(bareName(slotted.name));
        if (evidence === 'none' || evidence === 'doubtful') continue;
        add(all, slotted.slot);
        if (evidence === 'strong') add(known, slotted.slot);
      }
    }
  }
  const isUsual = (slot: SourceSlot, count: number) =>
    slot === 'after a dash'
      ? count >= MIN_DASH_SHARE * lines.length
      : count >= MIN_KNOWN_SHARE * (all.get(slot) ?? 0);
  return new Set(
    [...known].flatMap(([slot, count]) => (count >= MIN_LINES && isUsual(slot, count) ? [slot] : [])),
  );
}
