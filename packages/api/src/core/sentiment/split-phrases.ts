/** Verbs of several words with their object in the middle: `leaves customers without power`, `puts 700 staff out of work`. */
import { PREPOSITIONS } from './function-words.ts';
import { LONGEST_PHRASE, PHRASES, type PhraseEntry, possessiveKey } from './tone-lexicon.ts';
import type { ToneUnit, UnitKind } from './tone-unit.ts';

/** Most units between the verb and the rest of its phrase. */
const LONGEST_OBJECT = 4;
/** What an object is made of. */
const OBJECT_KINDS: ReadonlySet<UnitKind> = new Set([
  'determiner',
  'name',
  'number',
  'adjective',
  'noun',
  'word',
  'pronoun',
]);

/** Words that may be all there is behind the object; other prepositions begin a phrase of their own. */
const PARTICLES = new Set('off down up out back apart away aside without'.split(' '));
/** Verbs that take no object, or whose phrase speaks of what comes behind it (`turned a ruin into a garden`). */
const NEVER_SPLIT = new Set('go come fall run stand sit stay look live walk turn get be end keep'.split(' '));

/** Gives each verb the meaning of the phrase that it forms with words behind its object; those words are taken up by it. */
export function joinSplitPhrases(units: readonly ToneUnit[]): void {
  units.forEach((unit, i) => {
    const most = LONGEST_PHRASE.get(unit.key) ?? 0;
    if (!unit.verb || unit.phrase || unit.consumed || most < 2 || NEVER_SPLIT.has(unit.verb.lemma)) return;
    for (let at = i + 2; at <= i + 1 + LONGEST_OBJECT && isObject(units, i, at - 1); at++) {
      // `opens its doors` has nothing between its words that could be an object.
      if (units.slice(i + 1, at).every(({ kind }) => kind === 'determiner')) continue;
      const end = endOfPhrase(units, i, at, most);
      if (end === undefined) continue;
      const entry = PHRASES.get(keyOf(units, i, at, end));
      if (entry) take(units, i, at, end, entry);
      return;
    }
  });
}

function isObject(units: readonly ToneUnit[], verb: number, at: number): boolean {
  const unit = units[at];
  return (
    unit !== undefined &&
    unit.sentence === units[verb]?.sentence &&
    unit.clause === units[verb]?.clause &&
    OBJECT_KINDS.has(unit.kind) &&
    !PREPOSITIONS.has(unit.key)
  );
}

/** The end, exclusive, of the longest phrase that the verb forms with the units from `from` on. */
function endOfPhrase(
  units: readonly ToneUnit[],
  verb: number,
  from: number,
  most: number,
): number | undefined {
  let found: number | undefined;
  const first = units[from]?.key ?? '';
  const least = PREPOSITIONS.has(first) && !PARTICLES.has(first) ? 2 : 1;
  for (let to = from + least; to < from + most; to++) {
    const last = units[to - 1];
    if (!last || last.sentence !== units[verb]?.sentence || last.kind === 'name' || last.consumed) break;
    const entry = PHRASES.get(keyOf(units, verb, from, to));
    if (entry?.kind === 'verb' || (entry?.kind === 'idiom' && entry.value !== 0)) found = to;
  }
  return found;
}

function keyOf(units: readonly ToneUnit[], verb: number, from: number, to: number): string {
  const words = [units[verb], ...units.slice(from, to)].map((unit) => unit?.key ?? '');
  return possessiveKey(words.join(' '));
}

function take(units: readonly ToneUnit[], verb: number, from: number, to: number, entry: PhraseEntry): void {
  const unit = units[verb];
  if (!unit) return;
  if (entry.kind === 'verb') unit.verb = entry.verb;
  else {
    [unit.kind, unit.verb, unit.event] = ['idiom', undefined, true];
    [unit.value, unit.polarity] = [entry.value, entry.polarity];
  }
  for (const taken of units.slice(from, to)) [taken.value, taken.polarity, taken.consumed] = [0, 0, true];
}
