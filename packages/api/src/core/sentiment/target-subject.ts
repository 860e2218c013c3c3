/** What a sentence says of a party that stands before the verb: its subject, or part of the subject. */

import { BE_FORMS } from './function-words.ts';
import { complement } from './target-object.ts';
import {
  BELONGS,
  CLEAR,
  firstVerb,
  isVerb,
  NO_ROLE,
  NOTHING,
  type Place,
  role,
  sum,
  type TargetRole,
  toned,
} from './target-place.ts';
import type { ToneUnit } from './tone-unit.ts';
import { frameOf } from './verb-classes.ts';
import { isPassive } from './verb-operand.ts';

/** `X was superb`, `staff at X were caring`. */
export function copula({ units, weights, to, last }: Place): TargetRole | undefined {
  let at = last + 1;
  while (
    at < to &&
    (units[at]?.kind === 'auxiliary' || units[at]?.key.endsWith('ly')) &&
    !BE_FORMS.has(units[at]?.key ?? '')
  )
    at++;
  if (!BE_FORMS.has(units[at]?.key ?? '') && units[at]?.key !== 'been') return undefined;
  const next = units.slice(at + 1, to).find(({ kind }) => kind !== 'auxiliary' && kind !== 'negation');
  if (next && isVerb(next)) return undefined;
  // The first judgment is about the party: `was not to blame for the chaos`.
  const [judged] = toned(weights, at + 1, to).filter((i) => Math.abs(weights[i] ?? 0) >= 0.3);
  return judged === undefined ? NOTHING : role(Math.sign(weights[judged] ?? 0), judged);
}

/** Classes of what somebody is made to do for others: `X must repay its customers`. */
const OWED: ReadonlySet<string> = new Set(['help', 'give', 'pay', 'end']);
/** Words by which something did not happen that was due. */
const UNDONE = new Set(['yet to', 'has yet to', 'have yet to', 'unable to']);

/** The party stands before the verb: its subject, or part of the subject. */
export function beforeVerb(place: Place): TargetRole | undefined {
  const { units, from, to, first, last, weights } = place;
  const governor = units[first - 1];
  const at = mainVerb(units, last + 1, to);
  const unit = units[at ?? -1];
  if (governor?.kind === 'preposition' && first - 1 >= from && !BELONGS.has(governor.key))
    return behindPreposition(place, governor);
  if (at === undefined || !isVerb(unit)) return undefined;
  const failed = units.findIndex(
    ({ key, kind }, i) => i > last && i < at && kind === 'idiom' && key.startsWith('fail'),
  );
  if (failed !== -1) return role(Math.sign(units[failed]?.value ?? -1) || -1, failed, at);
  const isDue = units.slice(last + 1, at).some(({ key }) => key === 'must');
  if (isDue && OWED.has(unit.verb.verbClass)) return role(-1, at);
  const undone = units.findIndex(({ key }, i) => i > last && i < at && UNDONE.has(key));
  if (undone !== -1 && unit.value >= 0) return role(-1, undone, at);
  if (
    unit.verb.verbClass === 'give' &&
    units.slice(at + 1, Math.min(to, at + 4)).some(({ kind, key }) => kind === 'number' || key === 'million')
  )
    return role(1, at);
  const turn = unit.turned ? -1 : 1;
  const frame = frameOf(unit.verb.verbClass);
  const manner = units[at - 1];
  if (!isPassive(units, at) && frame.subject === 0 && manner?.key.endsWith('ly') && manner.value !== 0)
    return role(Math.sign(manner.value), at - 1, at);
  if (isPassive(units, at)) {
    if (unit.verb.verbClass === 'rate') return complement(place, at + 1, turn);
    if (frame.object !== 0) return role(frame.object * turn, at);
  } else if (frame.subject !== 0) return role(frame.subject * turn, at);
  if (unit.verb.lemma === 'make' || unit.verb.lemma === 'treat')
    return complement({ ...place, to }, at + 1, turn);
  if (unit.verb.verbClass === 'speak' || unit.verb.verbClass === 'rate') return NOTHING;
  const isOperator = frame.subject === 0 && frame.object === 0;
  if (isOperator && unit.value !== 0) return role(Math.sign(unit.value), at);
  if (unit.verb.verbClass === 'rise' || unit.verb.verbClass === 'fall')
    return role(unit.verb.verbClass === 'rise' ? 1 : -1, at);
  if (frame.subject === 0 && frame.object !== 0 && !isPassive(units, at)) {
    const moved =
      unit.verb.verbClass === 'cancel' ||
      unit.verb.verbClass === 'shut' ||
      unit.verb.verbClass === 'boost' ||
      unit.verb.verbClass === 'give' ||
      unit.verb.verbClass === 'pay';
    return moved && unit.value !== 0 ? role(Math.sign(unit.value), at) : NOTHING;
  }
  const predicate = sum(weights, last + 1, to);
  if (Math.abs(predicate) >= CLEAR)
    return { value: predicate * NO_ROLE, units: toned(weights, last + 1, to) };
  return isPassive(units, at) ? undefined : NOTHING;
}

/** Prepositions that put a party on one side of what happens. */
const SIDES = new Set(['for', 'against', 'with', 'to']);

/** `a blow to X`, `the case against X was dropped`: the party shares the tone of the noun or of the whole clause. */
function behindPreposition(
  { units, weights, from, to, first }: Place,
  { key }: ToneUnit,
): TargetRole | undefined {
  if (!SIDES.has(key)) return undefined;
  const noun = units[first - 2];
  const tone = sum(weights, from, to);
  const turned =
    key === 'against' && !(tone > 0 && noun?.consumed) ? -Math.sign(Math.abs(tone)) : Math.sign(tone);
  if (Math.abs(tone) >= CLEAR) return role(turned, ...toned(weights, from, to));
  return noun && noun.value !== 0 ? role(Math.sign(noun.value), first - 2) : undefined;
}

/** The first verb, or the one it governs: `was told to resign`, `plans to close`. */
function mainVerb(units: readonly ToneUnit[], from: number, to: number): number | undefined {
  const at = firstVerb(units, from, to);
  const unit = units[at ?? -1];
  if (at === undefined || !isVerb(unit) || !['speak', 'act', 'cause'].includes(unit.verb.verbClass))
    return at;
  return units[at + 1]?.key === 'to' && isVerb(units[at + 2]) ? at + 2 : at;
}
