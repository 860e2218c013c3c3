/** Participles that stand for a relative clause: `nurse accused of poisoning acquitted`. */
import type { Range } from './noun-phrases.ts';
import type { ToneUnit } from './tone-unit.ts';
import { isPassive } from './verb-operand.ts';

/** Share of what is said in such a clause: the news is the verb behind it. */
const REDUCED = 0.2;

/** For each unit of a headline, how much it counts for standing in a reduced relative clause or outside one. */
export function relativeShares(units: readonly ToneUnit[], clauses: readonly Range[]): number[] {
  const shares = new Array<number>(units.length).fill(1);
  for (const { from, to } of clauses)
    for (let i = from; i < to; i++) {
      // `hailed as the cleanest fails …`: "as" opens a clause of its own.
      const reach = units[i + 1]?.key === 'as' ? units.length : to;
      const end = isReduced(units, i) ? mainVerb(units, i, reach) : undefined;
      if (end !== undefined) shares.fill(REDUCED, i, end);
    }
  return shares;
}

/** A passive participle without a form of *be*, its preposition behind it. */
function isReduced(units: readonly ToneUnit[], i: number): boolean {
  const [before, unit, next] = [units[i - 1], units[i], units[i + 1]];
  return (
    unit?.kind === 'verb' &&
    unit.verb?.form === 'past' &&
    before !== undefined &&
    before.kind !== 'auxiliary' &&
    before.sentence === unit.sentence &&
    (next?.kind === 'preposition' || next?.key === 'as') &&
    isPassive(units, i)
  );
}

function mainVerb(units: readonly ToneUnit[], after: number, to: number): number | undefined {
  for (let i = after + 2; i < to; i++) {
    const [before, unit] = [units[i - 1], units[i]];
    if (unit?.kind === 'coordinator' || unit?.sentence !== units[after]?.sentence) return undefined;
    const isTensed = unit?.kind === 'verb' && (unit.verb?.form === 'past' || unit.verb?.form === 's');
    if (isTensed && unit.value !== 0 && before?.kind !== 'preposition' && before?.key !== 'to') return i;
  }
  return undefined;
}
