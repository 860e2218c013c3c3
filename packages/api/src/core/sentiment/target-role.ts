/** What a sentence says of one party in it: who does what to whom, by position, voice and preposition. */
import type { EventReading } from './score-events.ts';
import {
  comparison,
  fallback,
  isFirst,
  isSubjectFirst,
  modifier,
  relative,
  source,
} from './target-context.ts';
import { behindVerb } from './target-object.ts';
import { apposition, belongsTo } from './target-owner.ts';
import { isVerb, type Place, type TargetRole } from './target-place.ts';
import { proceeding } from './target-proceeding.ts';
import { beforeVerb, copula } from './target-subject.ts';
import type { ToneUnit } from './tone-unit.ts';

/** How far a party is followed to the thing that it owns or runs. */
const DEEPEST = 2;

/** @param first, last units of the party, both inclusive. Undefined when the sentence says nothing of it. */
export function targetRole(
  reading: EventReading,
  first: number,
  last: number,
  depth = 0,
): TargetRole | undefined {
  const { units, clauses } = reading;
  const weights = units.map(({ value, consumed }) => (consumed ? 0 : value));
  const clause = clauses.find(({ from, to }) => from <= first && first < to);
  if (!clause) return undefined;
  const place: Place = { units, weights, ...statement(units, clause.from, clause.to, first), first, last };
  const owner = belongsTo(place) ?? apposition(reading, clause.from, place);
  if (owner !== undefined && depth < DEEPEST) return targetRole(reading, owner, owner, depth + 1);
  return (
    source(place) ??
    proceeding(place) ??
    modifier(place) ??
    comparison(place) ??
    (isSubjectFirst(place) || isFirst(place) ? copula(place) : undefined) ??
    (isSubjectFirst(place) ? beforeVerb(place) : undefined) ??
    behindVerb(place) ??
    beforeVerb(place) ??
    relative(reading, clause.to, place) ??
    fallback(place)
  );
}

/** The part of a clause around a unit: `and` before a verb begins a new one. */
function statement(
  units: readonly ToneUnit[],
  from: number,
  to: number,
  at: number,
): { from: number; to: number } {
  const cuts = (i: number) =>
    units[i]?.kind === 'coordinator' &&
    [1, 2].some((step) => isVerb(units[i + step]) && units[i + step]?.verb?.form !== 'ing');
  let [start, end] = [from, to];
  for (let i = at; i >= from; i--)
    if (cuts(i)) {
      start = i + 1;
      break;
    }
  for (let i = at + 1; i < to; i++)
    if (cuts(i)) {
      end = i;
      break;
    }
  return { from: start, to: end };
}
