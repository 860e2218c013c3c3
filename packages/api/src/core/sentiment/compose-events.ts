/** Puts together what happens in a clause: `averts` and `collision` are one event, and a good one. */
import { BE_FORMS, FILLERS } from './function-words.ts';
import { type Operand, operandLeft, operandRight, type Range } from './noun-phrases.ts';
import type { ToneUnit } from './tone-units.ts';
import { frameOf, type VerbFrame } from './verb-classes.ts';

/** Tone of a figure or good that goes up or down without a verb (`lower costs`, `rise in crime`). */
const MOVED = 1.5;
/** Nouns for a struggle say little on their own (`fight against crime`). */
const STRUGGLE = 0.3;
/** `raises $40m`. */
const RAISED = 0.9;
const DENIED_EVIL = 1.2;
const DENIED_GOOD = -1.2;
/** Something neutral that did not happen (`never properly done`). */
const NOT_DONE = -0.5;
/** Things a court or regulator can throw out: to reject one is good news for those it was aimed at. */
const LEGAL_EVILS = new Set(
  'lawsuit lawsuits suit suits claim claims charge charges complaint complaints allegation allegations case cases accusation accusations challenge appeal ban fine penalty'.split(
    ' ',
  ),
);
/** Classes for which a bad object is one that deserves it; an adjective alone (`misleading adverts`) does not make it so. */
const TAKEN_AGAINST = new Set(['punish', 'refuse', 'cancel']);
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

/** Makes `operator` and its operand one event with this tone. */
function merge(units: readonly ToneUnit[], at: number, operand: Operand | undefined, value: number): void {
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
  const operand = attributive ? operandRight(units, i, clause) : operandLeft(units, i, clause);
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
  const frame = frameOf(verb.verbClass);
  if (verb.verbClass === 'speak' || verb.verbClass === 'act' || verb.verbClass === 'rate') return;
  const operand = operandOf(units, i, clause, frame);
  if (verb.verbClass === 'clear' || verb.verbClass === 'end') silence(units, i, clause);
  merge(units, i, operand, eventValue(units, unit, frame, operand, i));
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

function operandOf(
  units: readonly ToneUnit[],
  i: number,
  clause: Range,
  frame: VerbFrame,
): Operand | undefined {
  const passive = isPassive(units, i);
  if (passive) return operandLeft(units, i, clause);
  if (!frame.intransitive) return operandRight(units, i, clause);
  const modifies = units[i]?.verb?.form === 'ing' && !BE_FORMS.has(units[i - 1]?.key ?? '');
  if (frame.own === 0 || modifies) {
    const right = operandRight(units, i, clause);
    if (right || hasObject(units, i)) return right;
    return operandLeft(units, i, clause);
  }
  return operandLeft(units, i, clause) ?? operandRight(units, i, clause);
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
function isPassive(units: readonly ToneUnit[], i: number): boolean {
  const unit = units[i];
  if (unit?.verb?.form !== 'past') return false;
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

/** `not`, `never`, `cannot` turn the next event or adjective of the clause. */
function negate(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  if (unit?.kind !== 'negation') return;
  if (units[i + 1]?.key === 'only') return;
  for (let j = i + 1; j < clause.to && j <= i + 8; j++) {
    const other = units[j];
    if (!other || other.consumed) continue;
    if (other.kind === 'adjective' && !other.event && unit.kind === 'negation') {
      const phrase = operandRight(units, j - 1, clause);
      if (phrase && phrase.units.length > 1) {
        merge(units, i, phrase, phrase.polarity < 0 ? 1 : DENIED_GOOD);
        return;
      }
    }
    if (other.value !== 0) {
      if (isSuperlativeDenial(units, i, j)) return;
      other.value = other.value > 0 ? DENIED_GOOD : Math.min(1, -other.value * 0.7);
      other.polarity = Math.sign(other.value);
      return;
    }
    if (other.polarity !== 0) {
      merge(units, i, { polarity: other.polarity, units: [j] }, other.polarity > 0 ? -0.9 : 0.8);
      return;
    }
  }
  const never = unit.key === 'never' || unit.key === 'not';
  const verb = units.slice(i + 1, Math.min(clause.to, i + 4)).find(({ kind }) => kind === 'verb');
  if (never && verb) unit.value = NOT_DONE;
}

/** `failed to protect patients`: the good that was not done; a harm that was not done is good news. */
function failTo(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  if (!unit || !/^fail(s|ed|ing)? to$/.test(unit.key)) return;
  const next = units.slice(i + 1, clause.to).find(({ value, consumed }) => value !== 0 && !consumed);
  if (!next?.event) return;
  if (next.value < 0) unit.value = -0.5 * next.value;
  [next.value, next.polarity, next.consumed] = [0, 0, true];
}

/** `could not be better`, `cannot recommend it enough`. */
function isSuperlativeDenial(units: readonly ToneUnit[], i: number, j: number): boolean {
  if (!/^(cannot|can't|could|couldn't|not)$/.test(units[i]?.key ?? '')) return false;
  const key = units[j]?.key ?? '';
  const comparative =
    /^(better|happier|prouder|easier|more)$/.test(key) &&
    /^(cannot|can't|couldn't)$/.test(units[i]?.key ?? '');
  const enough =
    units.slice(j + 1, j + 4).some((unit) => unit.key === 'enough' || unit.key === 'highly') &&
    /^(cannot|can't|couldn't)$/.test(units[i]?.key ?? '');
  return comparative || enough;
}
