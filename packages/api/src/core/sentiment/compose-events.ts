/** Puts together what happens in a clause: `averts` and `collision` are one event, and a good one. */
import { BE_FORMS, FILLERS } from './function-words.ts';
import { DENIED_GOOD, merge } from './merge-event.ts';
import { failTo, negate } from './negate-events.ts';
import { type Operand, operandLeft, operandRight, type Range } from './noun-phrases.ts';
import type { ToneUnit } from './tone-unit.ts';
import { frameOf, type VerbFrame } from './verb-classes.ts';

/** Tone of a figure or good that goes up or down without a verb (`lower costs`, `rise in crime`). */
const MOVED = 1.5;
/** Nouns for a struggle say little on their own (`fight against crime`). */
const STRUGGLE = 0.3;
/** `raises $40m`. */
const RAISED = 0.9;
const DENIED_EVIL = 1.2;
/** Things a court or regulator can throw out: to reject one is good news for those it was aimed at. */
const LEGAL_EVILS = new Set(
  'lawsuit lawsuits suit suits claim claims charge charges complaint complaints allegation allegations case cases accusation accusations challenge appeal ban fine penalty'.split(
    ' ',
  ),
);
/** Classes for which a bad object is one that deserves it; an adjective alone (`misleading adverts`) does not make it so. */
const TAKEN_AGAINST = new Set(['punish', 'refuse', 'cancel']);
const FINDING = new Set([
  'find',
  'return',
  'recover',
  'locate',
  'reunite',
  'hand back',
  'free',
  'rescue',
  'trace',
  'save',
  'release',
  'retrieve',
]);
const LOST = new Set([
  'stolen',
  'lost',
  'missing',
  'kidnapped',
  'abducted',
  'trapped',
  'stranded',
  'looted',
  'hijacked',
]);
const RESTORED = 1.6;
/** Verbs that deny an evil say nothing about whether it was there. */
const DENYING = new Set(['deny', 'rebut', 'debunk', 'dispute', 'reject', 'dismiss']);

export function composeEvents(units: readonly ToneUnit[], clauses: readonly Range[]): void {
  for (const clause of clauses) {
    for (let i = clause.from; i < clause.to; i++) moveByDegree(units, i, clause);
    for (let i = clause.to - 1; i >= clause.from; i--) moveByNoun(units, i, clause);
    for (let i = clause.to - 1; i >= clause.from; i--) deny(units, i, clause);
    for (let i = clause.to - 1; i >= clause.from; i--) actOn(units, i, clause);
    for (let i = clause.from; i < clause.to; i++) {
      negate(units, i, clause);
      failTo(units, i, clause);
    }
  }
}

/** `fewer complaints`, `lower costs`, `sales up`: the noun behind it, otherwise the subject before it. */
function moveByDegree(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  if (!unit || unit.degree === 0 || unit.consumed) return;
  const next = units[i + 1];
  const attributive =
    next !== undefined &&
    i + 1 < clause.to &&
    (next.kind === 'word' || next.kind === 'noun' || next.kind === 'adjective') &&
    next.key !== 'than';
  const operand = (attributive ? operandRight(units, i, clause) : undefined) ?? operandLeft(units, i, clause);
  if (!operand && unit.phrase)
    [unit.value, unit.polarity, unit.event] = [unit.degree * MOVED, unit.degree, true];
  if (!operand || operand.units.some((j) => units[j]?.kind === 'verb')) return;
  merge(units, i, operand, unit.degree * operand.polarity * MOVED);
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

function actOn(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  const verb = unit?.verb;
  if (unit?.kind !== 'verb' || !verb || unit.consumed) return;
  if (FINDING.has(verb.lemma) && restore(units, i, clause)) return;
  const frame = frameOf(verb.verbClass);
  if (verb.verbClass === 'speak' || verb.verbClass === 'act' || verb.verbClass === 'rate') return;
  if (verb.lemma === 'hit' && reachesDegree(units, i)) return;
  const operand = operandOf(units, i, clause, frame);
  if (verb.verbClass === 'clear' || verb.verbClass === 'end') silence(units, i, clause);
  merge(units, i, operand, eventValue(units, unit, frame, operand, i));
}

/** `hits a record high`: a level that is reached, not somebody who is harmed. */
function reachesDegree(units: readonly ToneUnit[], i: number): boolean {
  const next = units.slice(i + 1, i + 4).find(({ kind }) => kind !== 'determiner' && kind !== 'number');
  return next?.phrase === true && next.degree !== 0;
}

/** `cleared of fraud`, `freed from debt`: what somebody is rid of. */
function silence(units: readonly ToneUnit[], i: number, clause: Range): void {
  const next = units[i + 1];
  if (next?.key !== 'of' && next?.key !== 'from' && next?.key !== 'over' && next?.key !== 'on') return;
  const operand = operandRight(units, i + 1, clause);
  for (const index of operand && operand.polarity < 0 ? operand.units : []) {
    const unit = units[index];
    if (unit) [unit.value, unit.polarity, unit.consumed] = [0, 0, true];
  }
}

/** `stolen painting returned`, `missing boy found`: what was lost is back. */
function restore(units: readonly ToneUnit[], at: number, clause: Range): boolean {
  const lost: number[] = [];
  for (let i = clause.from; i < clause.to; i++)
    if (LOST.has(units[i]?.key ?? '') && i !== at && !units[i]?.consumed) lost.push(i);
  if (lost.length === 0 || units.slice(at, clause.to).some(({ key }) => key.includes('dead'))) return false;
  merge(units, at, { polarity: -1, units: lost }, RESTORED);
  return true;
}

function operandOf(
  units: readonly ToneUnit[],
  i: number,
  clause: Range,
  frame: VerbFrame,
): Operand | undefined {
  const passive = isPassive(units, i);
  if (passive) return operandLeft(units, i, clause);
  if (!frame.intransitive) return operandRight(units, i, clause);
  // `tumble on fraud inquiry`: behind "on" stands the reason.
  if (units[i + 1]?.key === 'on') return operandLeft(units, i, clause);
  const modifies = units[i]?.verb?.form === 'ing' && !BE_FORMS.has(units[i - 1]?.key ?? '');
  if (frame.own === 0 || modifies) {
    const right = withoutIdiom(units, operandRight(units, i, clause));
    if (right || hasObject(units, i)) return right;
    return operandLeft(units, i, clause);
  }
  return operandLeft(units, i, clause) ?? withoutIdiom(units, operandRight(units, i, clause));
}

/** `slid into the red`: an idiom behind the verb is no figure that it moves. */
function withoutIdiom(units: readonly ToneUnit[], operand: Operand | undefined): Operand | undefined {
  return operand?.units.some((i) => units[i]?.kind === 'idiom') ? undefined : operand;
}

function hasObject(units: readonly ToneUnit[], i: number): boolean {
  const next = units[i + 1];
  return (
    next !== undefined &&
    next.clause === units[i]?.clause &&
    next.sentence === units[i]?.sentence &&
    (next.kind === 'determiner' || next.kind === 'name' || next.kind === 'word' || next.kind === 'noun') &&
    !FILLERS.has(next.key) &&
    !next.key.endsWith('ly')
  );
}

/** A participle behind a form of *be*, or in a headline one without an object (`meals scrapped`). */
export function isPassive(units: readonly ToneUnit[], i: number): boolean {
  const unit = units[i];
  if (unit?.verb?.pastIsBase && /^(?:by|from|to)$/.test(units[i + 1]?.key ?? '') && unit.verb.form === 'base')
    return true;
  if (unit?.verb?.form !== 'past') return false;
  if (unit.phrase && unit.verb.lemma === unit.key) return true;
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
  return (
    ['as', 'after', 'amid', 'when', 'while', 'since', 'before', 'to', 'over', 'following'].includes(
      next.key,
    ) || next.key.endsWith('ly')
  );
}

function eventValue(
  units: readonly ToneUnit[],
  unit: ToneUnit,
  frame: VerbFrame,
  operand: Operand | undefined,
  i: number,
): number {
  const idle = unit.verb?.verbClass === 'punish' || unit.verb?.verbClass === 'probe';
  if (!operand && idle && unit.verb?.form !== 'past' && !hasObject(units, i)) return 0;
  if (!operand) {
    if (!moves(units, i, unit)) return plainValue(unit, frame);
    return unit.verb?.verbClass === 'raise' ? RAISED : frame.own;
  }
  if (operand.polarity > 0) return frame.good;
  const head = units[operand.units.at(-1) ?? -1];
  if (head?.kind === 'adjective' && TAKEN_AGAINST.has(unit.verb?.verbClass ?? '')) return frame.own;
  const legal = operand.units.some((j) => LEGAL_EVILS.has(units[j]?.key ?? ''));
  if (unit.verb?.verbClass === 'refuse') return legal && !DENYING.has(unit.verb.lemma) ? frame.bad : 0;
  return frame.bad;
}

/** Whether a number says how far something fell or rose. */
function moves(units: readonly ToneUnit[], i: number, unit: ToneUnit): boolean {
  const next = units[i + 1];
  return next?.kind === 'number' && next.clause === unit.clause;
}

/** Going up or down says nothing when it is not known what of. */
function plainValue(unit: ToneUnit, frame: VerbFrame): number {
  return unit.verb?.verbClass === 'rise' || unit.verb?.verbClass === 'fall' ? 0 : frame.own;
}
