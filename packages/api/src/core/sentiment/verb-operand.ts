/** What a verb is done to: its object, the subject of a passive, or what rises or falls. */
import { BE_FORMS, FILLERS, PREPOSITIONS } from './function-words.ts';
import { type Operand, operandLeft, operandRight, type Range } from './noun-phrases.ts';
import type { ToneUnit } from './tone-unit.ts';
import type { VerbFrame } from './verb-classes.ts';

/** Words that open a clause of their own. */
const SUBORDINATORS = new Set(['as', 'after', 'amid', 'when', 'while', 'since', 'before', 'following']);

/** The good or bad thing that the verb at `i` is done to; undefined when there is none. */
export function operandOf(
  units: readonly ToneUnit[],
  i: number,
  clause: Range,
  frame: VerbFrame,
): Operand | undefined {
  const passive = isPassive(units, i);
  if (passive) return operandLeft(units, i, clause);
  if (!frame.intransitive) return operandRight(units, i, clause);
  // `tumble on fraud inquiry`, `sinks to record low`: behind "on" stands the reason, behind "to" the level.
  const next = units[i + 1]?.key;
  const isToLevel = next === 'to' || units[i]?.verb?.lemma.endsWith(' to') === true;
  if (next === 'on' || (isToLevel && frame.own !== 0)) return operandLeft(units, i, clause);
  const before = units[i - 1];
  const follows = before !== undefined && before.polarity !== 0 && before.clause === units[i]?.clause;
  const modifies = units[i]?.verb?.form === 'ing' && !BE_FORMS.has(before?.key ?? '') && !follows;
  if (frame.own === 0 || modifies) {
    const right = withoutIdiom(units, operandRight(units, i, clause));
    if (right || hasObject(units, i)) return right;
    return operandLeft(units, i, clause);
  }
  const right = withoutIdiom(units, operandRight(units, i, clause));
  // `the bill would weaken safety rules`: with an object it is the object that falls.
  return right && hasObject(units, i) ? right : (operandLeft(units, i, clause) ?? right);
}

/** `slid into the red`: an idiom that begins with a preposition is no object. */
function withoutIdiom(units: readonly ToneUnit[], operand: Operand | undefined): Operand | undefined {
  const isAdverbial = (i: number) =>
    units[i]?.kind === 'idiom' && PREPOSITIONS.has(units[i]?.key.split(' ')[0] ?? '');
  return operand?.units.some(isAdverbial) ? undefined : operand;
}

export function hasObject(units: readonly ToneUnit[], i: number): boolean {
  const next = units[i + 1];
  return (
    next !== undefined &&
    next.clause === units[i]?.clause &&
    next.sentence === units[i]?.sentence &&
    (next.kind === 'determiner' || next.kind === 'name' || next.kind === 'word' || next.kind === 'noun') &&
    (next.kind === 'name' ||
      (!FILLERS.has(next.key) && !SUBORDINATORS.has(next.key) && !next.key.endsWith('ly')))
  );
}

/** A participle behind a form of *be*, or in a headline one without an object (`meals scrapped`). */
export function isPassive(units: readonly ToneUnit[], i: number): boolean {
  const unit = units[i];
  if (unit?.verb?.pastIsBase && /^(?:by|from|to)$/.test(units[i + 1]?.key ?? '') && unit.verb.form === 'base')
    return true;
  // `gang shut down`: with a subject in the singular such a form is no present.
  const before = units[i - 1];
  const isSingular = (before?.kind === 'word' || before?.kind === 'noun') && !before.key.endsWith('s');
  if (
    unit?.verb?.pastIsBase &&
    unit.verb.form === 'base' &&
    isSingular &&
    !hasObject(units, i) &&
    units[i + 1]?.kind !== 'number'
  )
    return true;
  if (unit?.verb?.form !== 'past') return false;
  if (unit.phrase && unit.verb.lemma === unit.key) return true;
  // `thieves forced to return statue`
  if (unit.phrase && unit.verb.lemma.endsWith(' to')) return true;
  for (let j = i - 1; j >= i - 3; j--) {
    const before = units[j];
    if (!before || before.sentence !== unit.sentence) break;
    if (BE_FORMS.has(before.key) || /^(get|gets|got|getting)$/.test(before.key)) return true;
    if (before.kind === 'auxiliary') return false;
    if (before.kind !== 'negation' && !before.key.endsWith('ly') && !FILLERS.has(before.key)) break;
  }
  const next = units[i + 1];
  if (!next || next.sentence !== unit.sentence || next.clause !== unit.clause) return true;
  if (next.kind === 'preposition' || next.kind === 'number') return true;
  if (next.kind === 'name') return false;
  return SUBORDINATORS.has(next.key) || next.key === 'to' || next.key === 'over' || next.key.endsWith('ly');
}
