/** Verbs of several words with their object in the middle: `leaves customers without power`, `puts 700 staff out of work`. */
import { PREPOSITIONS } from './function-words.ts';
import type { PhraseNode } from './phrase-tree.ts';
import { type PhraseEntry, possessiveKey } from './tone-lexicon.ts';
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
    if (!unit.verb || unit.phrase || unit.consumed || NEVER_SPLIT.has(unit.verb.lemma)) return;
    const phrases = unit.entry?.phrases;
    if (!phrases) return;
    for (let at = i + 2; at <= i + 1 + LONGEST_OBJECT && isObject(units, i, at - 1); at++) {
      // `opens its doors` has nothing between its words that could be an object.
      if (units.slice(i + 1, at).every(({ kind }) => kind === 'determiner')) continue;
      const phrase = longestPhrase(units, i, at, phrases);
      if (!phrase) continue;
      take(units, i, at, phrase);
      return;
    }
  });
}

interface Phrase {
  /** Exclusive. */
  readonly end: number;
  readonly entry: PhraseEntry;
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

/** The longest phrase that the verb forms with the units from `from` on; `phrases` are those that begin with the verb. */
function longestPhrase(
  units: readonly ToneUnit[],
  verb: number,
  from: number,
  phrases: PhraseNode,
): Phrase | null {
  let found: Phrase | null = null;
  const first = units[from]?.key ?? '';
  const least = PREPOSITIONS.has(first) && !PARTICLES.has(first) ? 2 : 1;
  let node = nodeBehind(phrases, units[from]);
  for (let to = from + 1; node; to++) {
    const last = units[to - 1];
    if (to >= from + least) {
      if (!last || last.sentence !== units[verb]?.sentence || last.kind === 'name' || last.consumed) break;
      const { entry } = node;
      if (entry?.kind === 'verb' || (entry?.kind === 'idiom' && entry.value !== 0))
        found = { end: to, entry };
    }
    node = nodeBehind(node, units[to]);
  }
  return found;
}

/** Where a phrase goes on with a unit, which may have several words. */
function nodeBehind(node: PhraseNode, unit: ToneUnit | undefined): PhraseNode | undefined {
  if (!unit) return undefined;
  if (unit.entry) return node.behindBlank?.get(unit.entry.phraseKey ?? unit.key);
  let at: PhraseNode | undefined = node;
  for (const joined of ` ${possessiveKey(unit.key)}`.split(/(?=[ -])/)) {
    const children: PhraseNode['behindBlank'] = joined.startsWith('-') ? at?.behindHyphen : at?.behindBlank;
    at = children?.get(joined.slice(1));
  }
  return at;
}

function take(units: readonly ToneUnit[], verb: number, from: number, { end, entry }: Phrase): void {
  const unit = units[verb];
  if (!unit) return;
  if (entry.kind === 'verb') unit.verb = entry.verb;
  else {
    [unit.kind, unit.verb, unit.event] = ['idiom', undefined, true];
    [unit.value, unit.polarity] = [entry.value, entry.polarity];
  }
  for (const taken of units.slice(from, end)) [taken.value, taken.polarity, taken.consumed] = [0, 0, true];
}
