/** What a sentence says of a party that stands behind a verb: its object, or the object of a preposition. */

import {
  BELONGS,
  hasNoun,
  isLess,
  isVerb,
  LEAVING,
  lastVerb,
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

const SET_BACK = new Set(['choose', 'win', 'back', 'praise', 'gain', 'happy']);

const RELIEVING = new Set(['end', 'reduce', 'lift', 'boost', 'raise']);

/** To leave one for another is a judgment on both. */
const SWITCHING = new Set([
  'switch',
  'defect',
  'quit',
  'ditch',
  'dump',
  'swap',
  'desert',
  'abandon',
  'leave',
  'drop',
  'turn',
  'ax',
  'axe',
  'reject',
  'shun',
  'snub',
  'prefer',
  'decline',
]);

/** To order somebody to do something is to find fault. */
const ORDERING = new Set(['order', 'force', 'compel', 'oblige', 'tell', 'urge', 'warn']);

const RANKS: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['top', 1],
  ['second', 1],
  ['last', -1],
  ['bottom', -1],
  ['responsible', -1],
  ['accountable', -1],
  ['liable', -1],
  ['guilty', -1],
]);

const TAKING = new Set([
  'harm',
  'refuse',
  'lose',
  'punish',
  'cancel',
  'fail',
  'end',
  'clear',
  'help',
  'choose',
]);

/** The party stands behind a verb: its object, or the object of a preposition. */
export function behindVerb(place: Place): TargetRole | undefined {
  const { units, from, first } = place;
  const at = lastVerb(units, from, first);
  const unit = units[at ?? -1];
  if (at === undefined || !isVerb(unit)) return undefined;
  const frame = frameOf(unit.verb.verbClass);
  const turn = unit.turned !== isLess(units, from, place.to) ? -1 : 1;
  const preposition = governing(place, at);
  const key = preposition === undefined ? undefined : units[preposition]?.key;
  const between = preposition !== undefined && hasNoun(units, at + 1, preposition);
  if (unit.verb.lemma === 'go' && key === 'to') {
    const prize = sum(place.weights, from, at);
    return prize === 0 ? NOTHING : role(Math.sign(prize), ...toned(place.weights, from, at));
  }
  if (ORDERING.has(unit.verb.lemma) && key === undefined && units[place.last + 1]?.key === 'to')
    return role(-1, at);
  if (key === 'in favor of' || key === 'in favour of') return role(1, at);
  if (key === undefined || key === 'of') return asObject(place, at, turn);
  if (key === 'into' && (unit.verb.verbClass === 'gain' || unit.verb.lemma === 'invest'))
    return role(turn, at);
  if (key === 'on' && unit.value < 0 && frame.subject === 0) return role(-1, at);
  if (key === 'by' && isPassive(units, at)) return agent(units, at, turn * frame.subject);
  if (key === 'over' || key === 'ahead') return SET_BACK.has(unit.verb.verbClass) ? role(-turn, at) : NOTHING;
  if (key === 'against') return against(place, at, preposition ?? at);
  if (SWITCHING.has(unit.verb.lemma) && (key === 'to' || key === 'for' || key === 'from'))
    return key === 'for' && unit.verb.verbClass === 'blame'
      ? NOTHING
      : role(key === 'from' || unit.verb.lemma === 'prefer' ? -1 : 1, at);
  if (key === 'under') return unit.value === 0 ? NOTHING : role(Math.sign(unit.value) * turn, at);
  const isAgentsSource =
    key === 'from' &&
    isPassive(units, at) &&
    units.slice(at + 1, preposition).some((other) => other.key === 'by');
  if (isAgentsSource) return agent(units, at, turn * frame.subject);
  if (key === 'from' && LEAVING.has(unit.verb.lemma)) return role(-1, at);
  if (key === 'from' && !between && (TAKING.has(unit.verb.verbClass) || unit.verb.lemma === 'take'))
    return role(-1, at);
  if (key === 'from' || (between && BELONGS.has(key))) {
    if (unit.verb.verbClass === 'harm' && key === 'from') return role(-1, at);
    return key === 'by' ? NOTHING : asObject(place, at, turn);
  }
  if (key === 'to' || key === 'for') return recipient(place, at, preposition ?? at, turn);
  if (key === 'with')
    return unit.verb.verbClass === 'happy' || unit.value < 0
      ? role(turn * (Math.sign(unit.value) || 1), at)
      : NOTHING;
  return NOTHING;
}

/** Whoever an event is done by. An adverb tells where the verb does not (`unfairly dismissed by X`). */
function agent(units: readonly ToneUnit[], at: number, sign: number): TargetRole {
  const [unit, before] = [units[at], units[at - 1]];
  if (before?.key.endsWith('ly') && before.value !== 0) return role(Math.sign(before.value), at - 1, at);
  if (sign !== 0) return role(sign, at);
  const relieved = isVerb(unit) && RELIEVING.has(unit.verb.verbClass) && unit.value > 0;
  return relieved ? role(1, at) : NOTHING;
}

function asObject(place: Place, at: number, turn: number): TargetRole | undefined {
  const { units, last } = place;
  const unit = units[at];
  if (!isVerb(unit)) return undefined;
  const { verbClass } = unit.verb;
  const frame = frameOf(verbClass);
  if (verbClass === 'speak') return NOTHING;
  if (verbClass === 'rate') return complement(place, last + 1, turn);
  if (frame.object !== 0) return role(frame.object * turn, at);
  if (verbClass === 'act' || verbClass === 'gain' || verbClass === 'lose') return undefined;
  return unit.value === 0 ? undefined : role(Math.sign(unit.value), at);
}

/** `named X rogue of the year`, `marked X last`: what is said behind the party, up to the next name. */
export function complement(
  { units, weights, to }: Place,
  from: number,
  turn: number,
): TargetRole | undefined {
  let end = from;
  while (end < to && units[end]?.kind !== 'name') end++;
  const tone =
    sum(weights, from, end) ||
    units.slice(from, end).reduce((total, { key }) => total + (RANKS.get(key) ?? 0), 0);
  return Math.abs(tone) >= 0.3 ? role(Math.sign(tone) * turn, ...toned(weights, from, end)) : undefined;
}

/** `lawsuit against X`: bad, unless it was thrown out. */
function against({ units }: Place, at: number, preposition: number): TargetRole {
  const verb = units[at];
  const noun = units[preposition - 1];
  if (verb && verb.value > 0 && (verb.to > (noun?.from ?? 0) || noun?.consumed)) return role(1, at);
  return role(-1, at, preposition - 1);
}

function recipient(
  { units, from, first }: Place,
  at: number,
  preposition: number,
  turn: number,
): TargetRole | undefined {
  const verb = units[at];
  const noun = units[preposition - 1];
  if (!isVerb(verb)) return undefined;
  if (units[preposition]?.key === 'to') {
    if (verb.verb.verbClass === 'cause' && units.slice(at, preposition).some(({ kind }) => kind === 'number'))
      return role(turn, at);
    if (
      verb.verb.verbClass === 'lose' ||
      verb.verb.verbClass === 'give' ||
      verb.verb.verbClass === 'choose' ||
      verb.verb.verbClass === 'help'
    )
      return role(turn, at);
    return verb.verb.verbClass === 'harm' || verb.verb.verbClass === 'threaten' ? role(-turn, at) : NOTHING;
  }
  if (noun && noun.value !== 0 && !noun.consumed) return role(Math.sign(noun.value), preposition - 1);
  if (noun?.consumed && verb.value !== 0) return role(Math.sign(verb.value), at);
  return verb.verb.verbClass === 'fall' || verb.verb.verbClass === 'rise'
    ? role(Math.sign(sum([verb.value], 0, 1)), at)
    : first > from
      ? NOTHING
      : undefined;
}

/** The preposition that governs the party, behind a verb: the last one between them. */
function governing({ units, first }: Place, verb: number): number | undefined {
  for (let i = first - 1; i > verb; i--) {
    const unit = units[i];
    if (unit?.kind === 'preposition' || unit?.key === 'to' || unit?.key.startsWith('in favo')) return i;
    if (unit?.key === 'for' || unit?.key === 'against') return i;
  }
  return undefined;
}
