import type { Operand } from './noun-phrases.ts';
import type { ToneUnit } from './tone-unit.ts';

export const DENIED_GOOD = -1.2;
/** Tone of a figure or good that goes up or down without a verb (`lower costs`, `rise in crime`). */
export const MOVED = 1.5;

/** Makes `operator` and its operand one event with this tone. */
export function merge(
  units: readonly ToneUnit[],
  at: number,
  operand: Operand | undefined,
  value: number,
): void {
  const operator = units[at];
  if (!operator) return;
  for (const index of operand?.units ?? []) {
    const unit = units[index];
    if (!unit) continue;
    operator.from = Math.min(operator.from, unit.from);
    operator.to = Math.max(operator.to, unit.to);
    unit.value = 0;
    unit.polarity = 0;
    unit.consumed = true;
  }
  operator.value = value;
  operator.polarity = Math.sign(value);
  operator.event = true;
}
