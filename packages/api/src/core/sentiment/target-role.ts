/** What a sentence says of one party in it: who does what to whom, by position, voice and preposition. */
import type { EventReading } from './score-events.ts';
import {
  comparison,
  fallback,
  isFirst,
  isSubjectFirst,
  judgment,
  modifier,
  quality,
  relative,
  source,
} from './target-context.ts';
import { behindVerb } from './target-object.ts';
import { apposition, belongsTo } from './target-owner.ts';
import { isVerb, type Place, type TargetRole } from './target-place.ts';
import { proceeding } from './target-proceeding.ts';
import { participle, standIn } from './target-pronoun.ts';
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
  const spoken = source(place);
  if (spoken) return standInRole(reading, place, depth) ?? spoken;
  const owner = belongsTo(place) ?? apposition(reading, clause.from, place);
  if (owner !== undefined && depth < DEEPEST) return targetRole(reading, owner, owner, depth + 1);
  const own =
    proceeding(place) ??
    modifier(place) ??
    quality(place) ??
    comparison(place) ??
    judgment(place) ??
    (isSubjectFirst(place) || isFirst(place) ? copula(place) : undefined) ??
    (isSubjectFirst(place) ? beforeVerb(place) : undefined) ??
    behindVerb(place) ??
    beforeVerb(place);
  if (own && own.value !== 0) return own;
  return (
    further(reading, clause.to, place, depth) ??
    own ??
    relative(reading, clause.to, place) ??
    fallback(reading, place)
  );
}

/** What the rest of the sentence says of a party that has no part in its own statement. */
function further(reading: EventReading, end: number, place: Place, depth: number): TargetRole | undefined {
  if (!isFirst(place)) return undefined;
  return (
    standInRole(reading, place, depth) ?? relative(reading, end, place) ?? participle(reading, end, place)
  );
}

/** The role of the pronoun that refers to the party, when it has one. */
function standInRole(reading: EventReading, place: Place, depth: number): TargetRole | undefined {
  const at = depth < DEEPEST && isFirst(place) ? standIn(reading, place) : undefined;
  const found = at === undefined ? undefined : targetRole(reading, at, at, DEEPEST);
  return found && found.value !== 0 ? found : undefined;
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
