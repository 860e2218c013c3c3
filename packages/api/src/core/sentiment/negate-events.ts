/** What a denial does to the events of a clause. */
import { DENIED_GOOD, merge } from './merge-event.ts';
import { operandLeft, operandRight, type Range } from './noun-phrases.ts';
import type { ToneUnit } from './tone-unit.ts';

/** Something neutral that did not happen (`never properly done`). */
const NOT_DONE = -0.6;

/** Phrases of the tables. */
const FAILING = new Set(['fail to', 'fails to', 'failed to', 'failing to']);

/** Behind one of these a denial reaches no further. */
const BOUNDARY = new Set(['for', 'over', 'after', 'at', 'in', 'amid', 'despite']);

/** `not`, `never`, `cannot` turn the next event or adjective of the clause. */
export function negate(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  if (unit?.kind !== 'negation') return;
  if (units[i + 1]?.key === 'only') return;
  for (let j = i + 1; j < clause.to && j <= i + 8; j++) {
    const other = units[j];
    if (!other || other.consumed) continue;
    if (BOUNDARY.has(other.key) && j > i + 1) break;
    // `never told of danger`: it is the telling that did not happen.
    if (other.key === 'of' && units.slice(i + 1, j).some(({ kind }) => kind === 'verb')) break;
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
      other.turned = true;
      silenceBehind(units, j, clause);
      return;
    }
    if (other.polarity !== 0) {
      merge(units, i, { polarity: other.polarity, units: [j] }, other.polarity > 0 ? -0.9 : 0.8);
      return;
    }
  }
  const never = ['never', 'not', 'yet to', 'unable to', 'has yet to', 'have yet to'].includes(unit.key);
  const verb = units.slice(i + 1, Math.min(clause.to, i + 4)).find(({ kind }) => kind === 'verb');
  if (!never || !verb) return;
  const subject = operandLeft(units, i, clause);
  if (subject) merge(units, i, subject, subject.polarity > 0 ? DENIED_GOOD : 0.8);
  else unit.value = NOT_DONE;
}

/** `not at risk of collapse`: what it is denied of goes with it. */
function silenceBehind(units: readonly ToneUnit[], i: number, clause: Range): void {
  if (units[i + 1]?.key !== 'of' && units[i + 1]?.key !== 'from') return;
  for (const at of operandRight(units, i + 1, clause)?.units ?? []) {
    const unit = units[at];
    if (unit) [unit.value, unit.polarity, unit.consumed] = [0, 0, true];
  }
}

/** `failed to protect patients`: the good that was not done; a harm that was not done is good news. */
export function failTo(units: readonly ToneUnit[], i: number, clause: Range): void {
  const unit = units[i];
  if (!unit || !FAILING.has(unit.key)) return;
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
