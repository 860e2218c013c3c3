/** What is said of a party beside its part in the verb: as a source, by an adjective, in a comparison, in a relative clause. */

import type { EventReading } from './score-events.ts';
import {
  CLEAR,
  firstVerb,
  hasPreposition,
  isLess,
  isVerb,
  lastVerb,
  NO_ROLE,
  NOTHING,
  type Place,
  role,
  sum,
  type TargetRole,
  toned,
} from './target-place.ts';
import { frameOf } from './verb-classes.ts';
import { isPassive } from './verb-operand.ts';

const SENTENCE = 0.4;

/** Statements, and the preposition before whose they are. */
const STATEMENT_BY =
  /(?:surveys?|polls?|study|reports?|research|complaints?|criticism|claims?|allegations?|accusations?|warnings?|ruling|decision|investigation|inquiry|probe|review|audit|lawsuit|campaign|praise|tributes?) (?:by|from)$|(?:survey|poll|study|report|research) at$/;

/** Whoever speaks, measures or is quoted is not what the sentence is about. */
export function source(place: Place): TargetRole | undefined {
  const { units, from, to, first, last } = place;
  if (isSubjectFirst(place)) return undefined;
  const before = units.slice(Math.max(from, first - 3), first).map(({ key }) => key);
  if (
    before.join(' ').includes('according to') ||
    STATEMENT_BY.test(before.filter((key) => key !== 'the').join(' '))
  )
    return NOTHING;
  const left = lastVerb(units, from, first);
  if (left !== undefined && units[left]?.verb?.verbClass === 'speak') {
    const manner = units.slice(left + 1, first).find(({ key, value }) => key.endsWith('ly') && value !== 0);
    if (manner) return role(Math.sign(manner.value), left + 1);
    if (!hasPreposition(units, left, first)) return NOTHING;
  }
  const right = firstVerb(units, last + 1, to);
  const next = units[to];
  const reports = next?.key === 'that' && next.sentence === units[first]?.sentence;
  if (
    right !== undefined &&
    left === undefined &&
    !isPassive(units, right) &&
    (units[right]?.verb?.verbClass === 'speak' || (reports && lastVerb(units, from, to) === right))
  )
    return NOTHING;
  return undefined;
}

/** `troubled Torvane`, `a woeful Rovers defense`. */
export function modifier({ units, first }: Place): TargetRole | undefined {
  const before = units[first - 1];
  if (
    before?.kind !== 'adjective' ||
    before.value === 0 ||
    before.clause !== units[first]?.clause ||
    before.sentence !== units[first]?.sentence
  )
    return undefined;
  return role(Math.sign(before.value), first - 1);
}

/** `Bexley's helpful staff`: the adjective behind the name of whoever owns the noun. */
export function quality({ units, first, last }: Place): TargetRole | undefined {
  const [next, noun] = [units[last + 1], units[last + 2]];
  const isDescribed =
    next?.kind === 'adjective' &&
    !next.event &&
    next.clause === units[first]?.clause &&
    noun?.clause === next.clause &&
    (noun.kind === 'word' || noun.kind === 'noun');
  return isDescribed && next.value !== 0 ? role(Math.sign(next.value), last + 1) : undefined;
}

/** Prepositions between a judgment and its target, and those that turn it (`win over X`). */
const JUDGED = new Set(['at', 'for', 'of', 'against', 'toward', 'towards', 'under', 'on', 'to', 'over']);
const TURNING = new Set(['against', 'over']);

/** `fury at X`, `praise for X`, `a blow to X`, `decline under X`. */
export function judgment({ units, first, from }: Place): TargetRole | undefined {
  const isDetermined = units[first - 1]?.kind === 'determiner';
  const at = isDetermined ? first - 2 : first - 1;
  const [noun, preposition] = [units[at - 1], units[at]];
  if (!noun || at - 1 < from || noun.kind !== 'noun' || noun.consumed || noun.value === 0 || noun.verb)
    return undefined;
  if (!JUDGED.has(preposition?.key ?? '')) return undefined;
  const sign = Math.sign(noun.value);
  return role(sign > 0 && TURNING.has(preposition?.key ?? '') ? -1 : sign, at - 1);
}

/** `cheaper than Marlish`, `not Dorran`. */
export function comparison({ units, weights, from, to, first }: Place): TargetRole | undefined {
  const before = units[first - 1];
  if (
    before?.key === 'than' ||
    (before?.key === 'as' && units.slice(from, first - 1).some(({ key }) => key === 'as'))
  ) {
    const tone = sum(weights, from, to);
    const degree = units
      .slice(from, first)
      .find((unit) => unit.degree !== 0 || /(?:er|better)$/.test(unit.key));
    const moving = firstVerb(units, from, first);
    const direction = { rise: 1, fall: -1 }[String(units[moving ?? -1]?.verb?.verbClass)] ?? 0;
    const sign = Math.sign(tone) || (degree ? Math.sign(degree.degree) || 1 : direction);
    const less = isLess(units, from, first) ? -1 : 1;
    return sign === 0 ? undefined : role(-sign * less, ...toned(weights, from, to));
  }
  if (before?.kind === 'negation' && (before.key === 'not' || before.key === 'nor')) {
    const tone = sum(weights, 0, units.length);
    return tone === 0 ? undefined : role(-Math.sign(tone), ...toned(weights, 0, units.length));
  }
  return undefined;
}

export function isFirst({ units, from, first }: Place): boolean {
  return lastVerb(units, from, first) === undefined && units[first - 1]?.kind !== 'preposition';
}

/** Behind `that`, `because`, `said`: the party is the subject of what follows. */
export function isSubjectFirst({ units, from, to, first, last }: Place): boolean {
  const before = units[first - 1]?.kind === 'determiner' ? units[first - 2] : units[first - 1];
  const opens =
    before !== undefined &&
    (/^(?:that|which|when|because|as|while|if|where|whereas|why|how)$/.test(before.key) ||
      before.verb?.verbClass === 'speak');
  // `told X to hand back the deposit`: the party is told.
  if (!opens || first <= from || units[last + 1]?.key === 'to') return false;
  return [1, 2, 3].some(
    (step) => last + step < to && (isVerb(units[last + step]) || units[last + step]?.kind === 'auxiliary'),
  );
}

/** `X, who saved …`: the relative clause speaks of the party before it. */
export function relative({ units, clauses }: EventReading, at: number, place: Place): TargetRole | undefined {
  const next = clauses.find(({ from }) => from === at);
  if (
    !next ||
    next.sentence !== units[place.first]?.sentence ||
    !/^(?:who|which|that|whose)$/.test(units[next.from]?.key ?? '')
  )
    return undefined;
  if (next.from - place.last > 3) return undefined;
  const verb = firstVerb(units, next.from, next.to);
  const unit = units[verb ?? -1];
  if (verb === undefined || !isVerb(unit)) return undefined;
  const sign = frameOf(unit.verb.verbClass).subject || Math.sign(sum(place.weights, next.from, next.to));
  return sign === 0 ? undefined : role(sign * (unit.turned ? -1 : 1), verb);
}

/** No role: the party takes some of the tone of its statement, or of the sentence when that is short of one. */
export function fallback({ clauses }: EventReading, place: Place): TargetRole | undefined {
  const { units, weights, from, to, first, last } = place;
  const own = sum(weights, from, to);
  if (Math.abs(own) >= CLEAR) return { value: own * NO_ROLE, units: toned(weights, from, to) };
  const sentence = units[first]?.sentence;
  // What is said of another party by name is not said of this one.
  const ofOthers = (i: number) => {
    const clause = clauses.find((some) => some.from <= i && i < some.to);
    if (!clause || (clause.from <= first && first < clause.to)) return false;
    return units
      .slice(clause.from, clause.to)
      .some(({ kind }, at) => kind === 'name' && clause.from + at > last);
  };
  const all = units.flatMap((unit, i) => (unit.sentence === sentence && !ofOthers(i) ? [i] : []));
  const whole = all.reduce((total, i) => total + (weights[i] ?? 0), 0);
  if (Math.abs(whole) < CLEAR) return undefined;
  return { value: whole * SENTENCE, units: all.filter((i) => (weights[i] ?? 0) !== 0) };
}
