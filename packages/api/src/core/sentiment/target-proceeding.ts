/** What the end or the beginning of an investigation or a suit says of whom it is about, and of who conducts it. */
import proceedings from '../../content/tone/proceedings.json' with { type: 'json' };
import { isVerb, NOTHING, type Place, role, type TargetRole } from './target-place.ts';
import type { ToneUnit } from './tone-unit.ts';
import { isPassive } from './verb-operand.ts';

const PROCEEDINGS: ReadonlySet<string> = new Set(proceedings);
const ENDING = new Set(
  'abandon close discontinue dismiss drop end halt quash reject scrap shelve withdraw'.split(' '),
);
const OPENING = new Set('begin bring expand file launch open pursue reopen start widen'.split(' '));
/** Prepositions before the party that a proceeding is about. */
const ABOUT = new Set(['into', 'against', 'over']);
/** Units between the verb and the noun, and between the noun and its preposition. */
const REACH = 3;

/**
 * `Regulator drops probe into X`: good for X and nothing for the regulator; `opens a probe into X`: bad for X. Undefined
 * when the party stands on neither side of such a statement.
 */
export function proceeding({ units, from, to, first, last }: Place): TargetRole | undefined {
  for (let at = from; at < to; at++) {
    const unit = units[at];
    const sign = signOf(unit);
    if (sign === 0 || isPassive(units, at)) continue;
    const noun = isProceeding(unit) ? at : nearest(units, at + 1, to, isProceeding);
    const about = noun === undefined ? undefined : nearest(units, noun + 1, to, ({ key }) => ABOUT.has(key));
    if (about === undefined) continue;
    const isNamedBetween = units.slice(last + 1, at).some(({ kind }) => kind === 'name');
    if (last < at && !isNamedBetween) return NOTHING;
    const isBehind = first > about && !units.slice(about, first).some((other) => isVerb(other));
    if (isBehind) return role(sign, at);
  }
  return undefined;
}

/** 1 for a verb that ends something, -1 for one that opens it, 0 for all others. */
function signOf(unit: ToneUnit | undefined): number {
  if (!isVerb(unit)) return 0;
  const lemma = unit.verb.lemma.split(' ')[0] ?? '';
  if (ENDING.has(lemma)) return 1;
  return OPENING.has(lemma) ? -1 : 0;
}

/** Also the noun of a verb in two words: `drop charges`. */
function isProceeding(unit: ToneUnit | undefined): boolean {
  return PROCEEDINGS.has(unit?.key.split(' ').at(-1) ?? '');
}

function nearest(
  units: readonly ToneUnit[],
  from: number,
  to: number,
  isWanted: (unit: ToneUnit) => boolean,
): number | undefined {
  const found = units.findIndex((unit, i) => i >= from && i < Math.min(to, from + REACH) && isWanted(unit));
  return found === -1 ? undefined : found;
}
