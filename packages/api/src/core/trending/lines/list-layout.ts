import type { ReadLine } from './read-line.ts';
import { sourceEvidence } from './source-evidence.ts';
import { bareName, isSubject } from './source-place.ts';
import { type SourceSlot, slottedNames } from './source-slots.ts';

const MIN_LINES = 3;
/** Share of what stands in a slot that must be known for a publisher. */
const MIN_KNOWN_SHARE = 0.3;
/** After a dash, headlines also name whom they quote: so many lines of the list must name a publisher there. */
const MIN_DASH_SHARE = 0.5;

/**
 * The slots in which a list names its publishers: where several lines name one that is known, a name of which nothing is known is
 * one too. `lines`: as read line by line; `subjects`: whom the headlines are about.
 */
export function listLayout(
  lines: readonly ReadLine[],
  subjects: ReadonlySet<string>,
): ReadonlySet<SourceSlot> {
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
        if (evidence === 'none' || evidence === 'doubtful' || isSubject(bareName(slotted.name), subjects))
          continue;
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
