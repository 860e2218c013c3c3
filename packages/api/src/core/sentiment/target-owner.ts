/** What a party answers for or shares in: the train run by X, the staff at X, the gunman, X. */

import { BE_FORMS } from './function-words.ts';
import type { EventReading } from './score-events.ts';
import { BELONGS, isVerb, LEAVING, lastVerb, type Place } from './target-place.ts';
import type { ToneUnit } from './tone-unit.ts';
import { isPassive } from './verb-operand.ts';

/** Participles of these classes before `by` say whose a thing is (`owned by`, `hired by`, `made by`). */
const RUNNING = new Set(['act', 'choose', 'cause', 'rate', 'give', 'back']);

/** `a train run by X`, `staff at X`, `a commercial by X`: the party answers for the thing, or shares in it. */
export function belongsTo({ units, from, first }: Place): number | undefined {
  let at = first - 1;
  while (
    at > from &&
    (units[at]?.kind === 'determiner' ||
      (units[at]?.kind === 'word' && at >= first - 2 && units[at - 1]?.kind === 'preposition'))
  )
    at--;
  if (at <= from || !BELONGS.has(units[at]?.key ?? '')) return undefined;
  const before = units[at - 1];
  const verb = lastVerb(units, from, at);
  const taken = verb !== undefined && LEAVING.has(units[verb]?.verb?.lemma ?? '');
  if (taken && units[at]?.key === 'from') return undefined;
  if (isVerb(before)) {
    const noun = units[at - 2];
    const isReduced =
      units[at]?.key === 'by' &&
      (before.verb.form === 'past' || before.verb.pastIsBase) &&
      RUNNING.has(before.verb.verbClass);
    return isReduced && noun && isThing(noun) ? at - 2 : undefined;
  }
  const isAgent = units[at]?.key === 'by' && verb !== undefined && isPassive(units, verb);
  return before && isThing(before) && !isAgent ? at - 1 : undefined;
}

function isThing(unit: ToneUnit): boolean {
  return (
    (unit.kind === 'word' ||
      unit.kind === 'noun' ||
      unit.key === 'those' ||
      unit.key === 'one' ||
      unit.key === 'ones') &&
    !BE_FORMS.has(unit.key) &&
    !unit.key.endsWith('ly')
  );
}

/** `from the gunman, X`: a name between commas stands for the noun before it. */
export function apposition(
  { units }: EventReading,
  from: number,
  { first, last, to }: Place,
): number | undefined {
  const before = units[from - 1];
  if (from === 0 || first !== from || before?.sentence !== units[first]?.sentence || last + 1 < to)
    return undefined;
  return before && (before.kind === 'word' || before.kind === 'noun') && !before.verb ? from - 1 : undefined;
}
