import type { ReadLine } from './read-line.ts';
import { sourceEvidence } from './source-evidence.ts';
import { bareName, isSubject } from './source-place.ts';
import { type SourceSlot, slottedNames } from './source-slots.ts';

const MIN_LINES = 3;
/** Minimum share of the names in a slot that must be known publishers. */
const MIN_KNOWN_SHARE = 0.3;
/** Minimum share of the lines with a publisher after a dash, because headlines also put the names of quoted people there. */
const MIN_DASH_SHARE = 0.5;
/**
 * Minimum share of the lines that begin with a name of several words in square brackets, mostly different ones, for these to
 * be publishers.
 */
const MIN_BRACKET_SHARE = 0.5;
const MIN_DISTINCT_SHARE = 0.6;

/**
 * Returns the slots that contain the publishers of a list. If several lines have a known publisher in a slot, unknown names
 * in that slot are publishers too. `lines`: as read individually. `subjects`: the subjects of the headlines.
 */
export function listLayout(
  lines: readonly ReadLine[],
  subjects: ReadonlySet<string>,
): ReadonlySet<SourceSlot> {
  const known = new Map<SourceSlot, number>();
  const all = new Map<SourceSlot, number>();
  const inFront: string[] = [];
  const add = (counts: Map<SourceSlot, number>, slot: SourceSlot) =>
    counts.set(slot, (counts.get(slot) ?? 0) + 1);
  for (const { slot, source, title } of lines) {
    if (slot === 'bracket in front' && source !== null) inFront.push(source);
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
        if (slotted.slot === 'bracket in front') inFront.push(bareName(slotted.name));
      }
    }
  }
  const isUsual = (slot: SourceSlot, count: number) =>
    slot === 'after a dash'
      ? count >= MIN_DASH_SHARE * lines.length
      : count >= MIN_KNOWN_SHARE * (all.get(slot) ?? 0);
  const usual = [...known].flatMap(([slot, count]) =>
    count >= MIN_LINES && isUsual(slot, count) ? [slot] : [],
  );
  return new Set<SourceSlot>(areOutlets(inFront, lines.length) ? [...usual, 'bracket in front'] : usual);
}

/** Whether the names in brackets are outlets. Labels would be fewer and repeated. */
function areOutlets(names: readonly string[], lines: number): boolean {
  const long = names.filter((name) => /\s/.test(name));
  return (
    long.length >= MIN_LINES &&
    long.length >= MIN_BRACKET_SHARE * lines &&
    new Set(long).size >= MIN_DISTINCT_SHARE * long.length
  );
}
