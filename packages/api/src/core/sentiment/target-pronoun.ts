/** What a sentence says of a party further on, where a pronoun or a participle stands for it. */
import type { EventReading } from './score-events.ts';
import { isVerb, type Place, role, type TargetRole } from './target-place.ts';
import type { ToneUnit } from './tone-unit.ts';
import { frameOf } from './verb-classes.ts';

const SUBJECTS = new Set(['it', 'they', 'he', 'she']);
const OWNERS = new Set(['its', 'their', 'his', 'her']);
/** What these lead to is no deed of the subject. */
const SPARKING = new Set(['spark', 'prompt', 'trigger', 'raise', 'fuel', 'follow', 'mean', 'bring']);
/** Units of a clause among which such a pronoun is looked for. */
const REACH = 3;

/**
 * `X said it will close …`, `X lasts two days, but its camera is poor`: the unit behind the party that stands for it, or
 * for something of its own. Undefined when another name comes first.
 */
export function standIn({ units }: EventReading, { last }: Place): number | undefined {
  const sentence = units[last]?.sentence;
  let sinceClause = 0;
  for (let i = last + 1; units[i]?.sentence === sentence; i++) {
    const [unit, before] = [units[i], units[i - 1]];
    if (!unit || isOtherName(units, i)) return undefined;
    const opens = before?.clause !== unit.clause || before?.kind === 'coordinator' || isSpeaking(before);
    sinceClause = opens ? 0 : sinceClause + 1;
    if (sinceClause > REACH) continue;
    if (SUBJECTS.has(unit.key)) return i;
    if (OWNERS.has(unit.key) && sinceClause <= 1 && isSubject(units, i + 1)) return i + 1;
  }
  return undefined;
}

/** A name that may be meant by the pronoun; weekdays and months are none. */
function isOtherName(units: readonly ToneUnit[], i: number): boolean {
  const before = units[i - 1]?.key ?? '';
  return (
    units[i]?.kind === 'name' &&
    !['on', 'in', 'by', 'since', 'until', 'its', 'their', 'at'].includes(before) &&
    units[i - 1]?.kind !== 'name'
  );
}

function isSpeaking(unit: ToneUnit | undefined): boolean {
  return unit?.verb?.verbClass === 'speak' || unit?.key === 'that';
}

/** Whether a verb follows the noun: `its camera is poor`, not `sold its camera`. */
function isSubject(units: readonly ToneUnit[], i: number): boolean {
  const next = [units[i + 1], units[i + 2]];
  return next.some(
    (unit) => unit?.clause === units[i]?.clause && (isVerb(unit) || unit?.kind === 'auxiliary'),
  );
}

/** `X will close its plant, cutting 420 jobs`: the participle has the subject of the clause before it. */
export function participle(
  { units, clauses }: EventReading,
  at: number,
  place: Place,
): TargetRole | undefined {
  const next = clauses.find(({ from }) => from === at);
  const verb = units[at];
  if (!next || !verb || next.sentence !== units[place.first]?.sentence) return undefined;
  if (verb.kind === 'idiom' && /^\S+ing /.test(verb.key)) return role(Math.sign(verb.value), at);
  if (!isVerb(verb) || verb.verb.form !== 'ing' || SPARKING.has(verb.verb.lemma)) return undefined;
  const sign = frameOf(verb.verb.verbClass).subject || Math.sign(verb.value);
  return sign === 0 ? undefined : role(sign * (verb.turned ? -1 : 1), at);
}
