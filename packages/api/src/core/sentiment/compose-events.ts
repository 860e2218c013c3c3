/** Puts together what happens in a clause: `averts` and `collision` are one event, and a good one. */
import { actOn, silence } from './act-on.ts';
import { DENIED_GOOD, MOVED, merge } from './merge-event.ts';
import { failTo, negate } from './negate-events.ts';
import { type Operand, operandLeft, operandRight, type Range } from './noun-phrases.ts';
import type { ToneUnit } from './tone-unit.ts';
import { MOVEMENT } from './verb-classes.ts';

/** Nouns for a struggle say little on their own (`fight against crime`). */
const STRUGGLE = 0.3;
const DENIED_EVIL = 1.2;

export function composeEvents(units: readonly ToneUnit[], clauses: readonly Range[]): void {
  for (const clause of clauses) {
    for (let i = clause.from; i < clause.to; i++) {
      endByState(units, i, clause);
      moveByDegree(units, i, clause);
    }
    for (let i = clause.to - 1; i >= clause.from; i--) moveByNoun(units, i, clause);
    for (let i = clause.to - 1; i >= clause.from; i--) deny(units, i, clause);
    for (let i = clause.to - 1; i >= clause.from; i--) actOn(units, i, clause);
    for (let i = clause.from; i < clause.to; i++) {
      negate(units, i, clause);
      // `not guilty of doping`
      if (units[i]?.kind === 'idiom' && (units[i]?.value ?? 0) > 0 && units[i + 1]?.key === 'of')
        silence(units, i, clause);
      failTo(units, i, clause);
    }
  }
}

/** Words that say of a subject that it is no more … */
const ENDED = new Set(['over', 'gone', 'no longer', 'no more', 'all over']);
/** … and those that say so only of something bad. */
const ENDED_EVIL = new Set(['dead', 'unfounded', 'groundless', 'baseless']);
/** `outbreak declared over`, `fears prove groundless` */
const STATING = new Set(['declare', 'prove']);
const ENDED_TONE = 1.5;

/** `injury scare over: …`, `perfect record gone`, `dam plan is dead`: at the end of its clause. */
function endByState(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  if (!unit || unit.consumed || i + 1 < clause.to || i === clause.from) return;
  if (!ENDED.has(unit.key) && !ENDED_EVIL.has(unit.key)) return;
  const subject = operandLeft(units, i, clause);
  const isVerbless = !units
    .slice(clause.from, i)
    .some(({ kind, verb }) => kind === 'verb' && !STATING.has(verb?.lemma ?? ''));
  if (!subject || !isVerbless || (!ENDED.has(unit.key) && subject.polarity > 0)) return;
  merge(units, i, subject, -subject.polarity * ENDED_TONE);
}

/** `fewer complaints`, `lower costs`, `sales up`: the noun behind it, otherwise the subject before it. */
function moveByDegree(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  if (!unit || unit.degree === 0 || unit.consumed) return;
  const next = units[i + 1];
  const attributive =
    next !== undefined &&
    i + 1 < clause.to &&
    (next.kind === 'word' || next.kind === 'noun' || next.kind === 'adjective' || next.key === 'people') &&
    next.key !== 'than';
  const left = operandLeft(units, i, clause);
  // `eases to lowest rate`: a superlative speaks of the noun beside it.
  const isBeside = !unit.key.endsWith('est') || left?.units.at(-1) === i - 1;
  const operand = (attributive ? operandRight(units, i, clause) : undefined) ?? (isBeside ? left : undefined);
  if (!operand && unit.phrase && !isLevelOfMove(units, i, clause))
    [unit.value, unit.polarity, unit.event] = [unit.degree * MOVED, unit.degree, true];
  if (!operand || operand.units.some((j) => units[j]?.kind === 'verb')) return;
  merge(units, i, operand, unit.degree * operand.polarity * MOVED);
}

/** `burglaries fall to lowest level`: the fall says it. */
function isLevelOfMove(units: readonly ToneUnit[], i: number, clause: Range): boolean {
  if (units[i - 1]?.key !== 'to' || !MOVEMENT.has(units[i - 2]?.verb?.verbClass ?? '')) return false;
  return units[i - 2]?.kind === 'verb' && operandLeft(units, i - 2, clause) !== undefined;
}

function moveByNoun(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  if (!unit?.nominal || unit.kind === 'verb' || unit.consumed || unit.event) return;
  const next = units[i + 1];
  let operand: Operand | undefined;
  if (next?.kind === 'preposition' && /^(of|in|to|on|for|from|against)$/.test(next.key))
    operand = operandRight(units, i, clause, true);
  const before = units[i - 1];
  if (
    !operand &&
    before &&
    i - 1 >= clause.from &&
    before.polarity !== 0 &&
    !before.event &&
    before.kind !== 'verb'
  )
    operand = { polarity: before.polarity, units: [i - 1] };
  if (!operand) return;
  if (unit.nominal === 'against') merge(units, i, operand, operand.polarity < 0 ? STRUGGLE : -STRUGGLE);
  else merge(units, i, operand, (unit.nominal === 'up' ? 1 : -1) * operand.polarity * MOVED);
}

/** `no injuries`, `free of charges`, `without a fault`. */
function deny(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  if (unit?.kind !== 'denial' || unit.consumed) return;
  const operand = operandRight(units, i, clause, units[i + 1]?.key === 'of');
  if (operand) merge(units, i, operand, operand.polarity < 0 ? DENIED_EVIL : DENIED_GOOD);
  else unit.kind = 'negation';
}
