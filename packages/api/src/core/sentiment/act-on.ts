/** A verb and what it is done to become one event. */
import { eventValue } from './event-value.ts';
import { DENIED_GOOD, MOVED, merge } from './merge-event.ts';
import { operandLeft, operandRight, type Range } from './noun-phrases.ts';
import type { ToneUnit } from './tone-unit.ts';
import { frameOf } from './verb-classes.ts';
import { hasObject, isPassive, operandOf } from './verb-operand.ts';

const FINDING = new Set([
  'turn up',
  'bring',
  'bring to',
  'bring home',
  'bring up',
  'lift',
  'reach',
  'airlift',
  'winch',
  'carry',
  'fly',
  'evacuate',
  'resurface',
  'walk free',
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
  'jailed',
  'imprisoned',
  'detained',
  'captive',
  'hostage',
  'hostages',
  'captives',
  'detainees',
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
/** `asbestos found in classrooms`, `cure found`: what is found is there. */
const DISCOVERING = new Set(['find', 'detect', 'discover', 'identify', 'uncover', 'unearth']);
const FOUND = 1.3;
/** `slick misses beach`: an evil that does not come to where it was going. */
const PASSING = new Set(['miss', 'bypass']);
const PASSED = 1.3;
/** Verbs for coming to a level. */
const REACHING = new Set(['hit', 'reach', 'top', 'exceed', 'pass', 'cross', 'near', 'surpass']);
/** Evils that are counted, and do not strike. */
const REACHED_EVILS = new Set(
  'inflation unemployment poverty debt losses deficit arrears backlog joblessness'.split(' '),
);
/** Classes whose verbs take an infinitive and turn it. */
const CONTROLLING = new Set(['refuse']);
/** An evil that somebody declines to do. */
const NOT_REFUSED = 0.9;

/** Reads the verb at `i` with its operand, and writes the tone of both to its unit. */
export function actOn(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  const verb = unit?.verb;
  if (unit?.kind !== 'verb' || !verb || unit.consumed) return;
  if (FINDING.has(verb.lemma) && restore(units, i, clause)) return;
  if (verb.lemma === 'deny' && !isPassive(units, i) && deniesClause(units, i, clause)) return;
  // `outbreak contained`: what contains something bad is bad itself, but what is contained is stopped.
  if (DISCOVERING.has(verb.lemma) && isPassive(units, i)) {
    const found = operandLeft(units, i, clause);
    if (found) merge(units, i, found, found.polarity * FOUND);
    return;
  }
  const frame = frameOf(verb.lemma === 'contain' && isPassive(units, i) ? 'end' : verb.verbClass);
  if (verb.verbClass === 'speak' || verb.verbClass === 'act' || verb.verbClass === 'rate') return;
  if (verb.lemma === 'hit' && reachesDegree(units, i)) return;
  if (REACHING.has(verb.lemma) && reachesNumber(units, i, clause)) return;
  if (PASSING.has(verb.lemma) && passesBy(units, i, clause)) return;
  if (CONTROLLING.has(verb.verbClass) && refuseTo(units, i, clause)) return;
  const operand = operandOf(units, i, clause, frame);
  if (verb.verbClass === 'clear' || verb.verbClass === 'end') {
    silence(units, i, clause);
    // `acquits officer accused of bullying`
    if (operand && verb.verbClass === 'clear') silence(units, Math.max(...operand.units), clause);
  }
  merge(units, i, operand, eventValue(units, unit, frame, operand, i));
}

/** `hits a record high`: a level that is reached, not somebody who is harmed. */
function reachesDegree(units: readonly ToneUnit[], i: number): boolean {
  const next = units.slice(i + 1, i + 4).find(({ kind }) => kind !== 'determiner' && kind !== 'number');
  return next?.phrase === true && next.degree !== 0;
}

/** `inflation hits 9 percent`: a number that is reached says what a rise says. */
function reachesNumber(units: readonly ToneUnit[], i: number, clause: Range): boolean {
  if (units[i + 1]?.kind !== 'number' || units[i + 1]?.clause !== units[i]?.clause) return false;
  const figure = operandLeft(units, i, clause);
  if (
    !figure ||
    figure.units.some((j) => (units[j]?.value ?? 0) < 0 && !REACHED_EVILS.has(units[j]?.key ?? ''))
  )
    return false;
  merge(units, i, figure, figure.polarity * MOVED);
  return true;
}

function passesBy(units: readonly ToneUnit[], i: number, clause: Range): boolean {
  const evil = isPassive(units, i) ? undefined : operandLeft(units, i, clause);
  const isSubject = evil !== undefined && evil.polarity < 0 && units[i - 1]?.kind === 'noun';
  if (!isSubject || !evil.units.includes(i - 1) || !hasObject(units, i)) return false;
  merge(units, i, evil, PASSED);
  return true;
}

/** `denies it plans to cut jobs`: what is denied in a clause of its own says nothing. */
function deniesClause(units: readonly ToneUnit[], i: number, clause: Range): boolean {
  const next = units[i + 1];
  if (
    next?.kind !== 'pronoun' &&
    next?.key !== 'that' &&
    !(next?.kind === 'verb' && next.verb?.form === 'ing')
  )
    return false;
  for (const unit of units.slice(i + 1, clause.to)) [unit.value, unit.polarity, unit.consumed] = [0, 0, true];
  merge(units, i, undefined, 0);
  return true;
}

/** `refuses to pay`, `refuses to jail protester`: what is refused stands behind `to`. */
function refuseTo(units: readonly ToneUnit[], i: number, clause: Range): boolean {
  if (units[i + 1]?.key !== 'to' || isPassive(units, i)) return false;
  const done = units.slice(i + 2, clause.to).findIndex(({ event, value }) => event && value !== 0);
  const at = done === -1 ? -1 : i + 2 + done;
  const target = units[at];
  if (!target || target.consumed) return false;
  merge(
    units,
    i,
    { polarity: Math.sign(target.value), units: [at] },
    target.value < 0 ? NOT_REFUSED : DENIED_GOOD,
  );
  return true;
}

/** `cleared of fraud`, `freed from debt`: what somebody is rid of. */
export function silence(units: readonly ToneUnit[], i: number, clause: Range): void {
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
