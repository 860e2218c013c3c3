/** Whether a word that may be a verb is one here: English nouns and verbs share their forms (`fire`, `charges`, `train`). */
import gerundNouns from '../../content/tone/gerund-nouns.json' with { type: 'json' };
import { DETERMINERS, FILLERS, MODALS, OBJECT_PRONOUNS } from './function-words.ts';
import { describesNext, isAttributive, isPastVerb } from './participles.ts';
import { FIGURES, NOUNS } from './tone-lexicon.ts';
import type { ToneUnit, UnitKind } from './tone-unit.ts';
import { isPersonNoun, isTopicHead } from './topic-heads.ts';
import { MOVEMENT } from './verb-classes.ts';

/** Forms in -ing that are nouns of their own. */
const GERUND_NOUNS: ReadonlySet<string> = new Set(gerundNouns);

/** Kinds with which an object begins. */
const OBJECT_KINDS: ReadonlySet<UnitKind> = new Set([
  'determiner',
  'denial',
  'name',
  'number',
  'adjective',
  'noun',
  'word',
]);

/** Reads every unit that may be a verb; one that is none loses its reading. */
export function readVerbs(units: readonly ToneUnit[]): void {
  let [sentence, clause, finite] = [-1, -1, false];
  units.forEach((unit, i) => {
    if (unit.sentence !== sentence || unit.clause !== clause || unit.kind === 'coordinator') {
      [sentence, clause, finite] = [unit.sentence, unit.clause, false];
    }
    if (!unit.verb) return;
    if (isAttributive(units, i)) {
      if (unit.kind !== 'noun') unit.kind = 'adjective';
      unit.verb = undefined;
    } else if (unit.to - unit.from > 1 || isVerb(units, i, finite)) {
      unit.kind = 'verb';
      unit.event = true;
      if (unit.verb.form !== 'ing') finite = true;
    } else unit.verb = undefined;
  });
}

function isVerb(units: readonly ToneUnit[], i: number, finite: boolean): boolean {
  const unit = units[i];
  const verb = unit?.verb;
  if (!unit || !verb) return false;
  const before = neighbor(units, i, -1);
  const after = neighbor(units, i, 1);
  if (before?.key === 'to' && unit.value < 0 && after && isTopicHead(after.key)) return false;
  if (before?.key === 'to' && after === undefined && unit.degree !== 0) return false;
  if (before && verb.form !== 's' && (MODALS.has(before.key) || before.kind === 'negation')) return true;
  const inNounPhrase =
    before !== undefined &&
    (before.kind === 'determiner' ||
      before.kind === 'denial' ||
      before.kind === 'adjective' ||
      isPossessed(before));
  if (verb.form === 'ing') {
    // `warning lifted`, `funding cut`: a participle is no object.
    const isLast = units[i + 2]?.clause !== unit.clause || units[i + 2]?.sentence !== unit.sentence;
    const isDone = isPastVerb(units, i + 1) || (isLast && after?.verb?.pastIsBase === true);
    const hasObject = after !== undefined && startsObject(after) && !(after === units[i + 1] && isDone);
    return isGerund(unit, before, hasObject, inNounPhrase);
  }
  if (verb.form === 'past' && unit.key !== verb.lemma) return isPast(unit, before, after, inNounPhrase);
  // `longer waits`
  const isCompared = unit.verb?.nounLike && before?.kind === 'word' && before.degree !== 0;
  if (isCompared || inNounPhrase || before?.kind === 'preposition' || before?.kind === 'number') return false;
  if (before?.kind === 'pronoun') return true;
  // `childcare costs to plunge`
  if (verb.nounLike && FIGURES.has(unit.key) && (after?.key === 'to' || after?.key === 'back')) return false;
  if (verb.form === 's')
    return isThirdPerson(unit, opensSentence(units, i), before, after, finite || isPastVerb(units, i + 1));
  if (MOVEMENT.has(verb.verbClass) && after?.key === 'to' && isPlural(headOfPhrase(units, i))) return true;
  return isBase(unit, isAttributive(units, i + 1) || describesNext(units, i + 1), before, after, finite);
}

/** The unit beside `i` in the same clause, adverbs passed over. */
function neighbor(units: readonly ToneUnit[], i: number, step: 1 | -1): ToneUnit | undefined {
  for (let j = i + step; ; j += step) {
    const unit = units[j];
    if (!unit || unit.sentence !== units[i]?.sentence) return undefined;
    const isAdverb = unit.kind === 'word' && (unit.key.endsWith('ly') || FILLERS.has(unit.key));
    if (!isAdverb) return unit.clause === units[i]?.clause ? unit : undefined;
  }
}

/** `burglaries in Thornbury fall`: the word before the preposition behind which `i - 1` stands; empty when there is none. */
function headOfPhrase(units: readonly ToneUnit[], i: number): string {
  let at = i - 1;
  while (['name', 'word', 'noun'].includes(units[at]?.kind ?? '')) at--;
  return at < i - 1 && units[at]?.kind === 'preposition' ? (units[at - 1]?.key ?? '') : '';
}

function opensSentence(units: readonly ToneUnit[], i: number): boolean {
  return i === 0 || units[i - 1]?.sentence !== units[i]?.sentence;
}

function isPossessed(unit: ToneUnit): boolean {
  return unit.key.endsWith("'") || unit.key.endsWith('’');
}

function isGerund(
  unit: ToneUnit,
  before: ToneUnit | undefined,
  hasObject: boolean,
  inNounPhrase: boolean,
): boolean {
  if (before?.kind === 'auxiliary' || before?.verb) return true;
  if (NOUNS.has(unit.key) && (inNounPhrase || (before === undefined && !hasObject))) return false;
  if (unit.kind === 'adjective') return hasObject;
  const isNoun = unit.verb?.nounLike || NOUNS.has(unit.key);
  return isNoun && GERUND_NOUNS.has(unit.key) ? hasObject : true;
}

function isPast(
  unit: ToneUnit,
  before: ToneUnit | undefined,
  after: ToneUnit | undefined,
  inNounPhrase: boolean,
): boolean {
  if (unit.kind !== 'adjective' && unit.kind !== 'noun') return true;
  if (before?.kind === 'auxiliary' || after?.key === 'by') return true;
  return (
    !inNounPhrase &&
    before !== undefined &&
    before.kind !== 'preposition' &&
    (after === undefined || startsObject(after) || after.kind === 'preposition')
  );
}

function isThirdPerson(
  unit: ToneUnit,
  opens: boolean,
  before: ToneUnit | undefined,
  after: ToneUnit | undefined,
  finite: boolean,
): boolean {
  const nounLike = unit.verb?.nounLike ?? false;
  if (before === undefined) {
    if (opens) return after === undefined && unit.kind !== 'noun' && !isPersonNoun(unit.key);
    return !nounLike || (after !== undefined && startsObject(after));
  }
  if (before.kind === 'coordinator') return !nounLike || (after !== undefined && startsObject(after));
  if (unit.kind !== 'noun' && !nounLike) return true;
  // `shares tumble`: the second word is what happens to the first.
  if (after?.verb?.form === 'base' && MOVEMENT.has(after.verb.verbClass)) return false;
  // `a documentary on prison riots airs`: the second of two is the verb.
  if (finite || (unit.kind === 'noun' && after?.verb?.form === 's')) return false;
  if (after?.verb?.form === 'base' && !after.verb.pastIsBase && !after.verb.nounLike && after.kind !== 'noun')
    return unit.verb?.lemma === 'help';
  if (after?.kind === 'negation' || after?.kind === 'auxiliary') return false;
  if (after === undefined || after.kind === 'preposition')
    return before.kind === 'name' || isPersonNoun(before.key) || !isPlural(before.key);
  return startsObject(after) || after.verb !== undefined || !isPlural(before.key) || before.kind === 'name';
}

function isBase(
  unit: ToneUnit,
  describes: boolean,
  before: ToneUnit | undefined,
  after: ToneUnit | undefined,
  finite: boolean,
): boolean {
  const nounLike = unit.verb?.nounLike ?? false;
  if (before?.kind === 'verb' && !/^(?:help|let|make)/.test(before.key)) return false;
  if (before === undefined)
    return (
      unit.kind !== 'noun' &&
      unit.kind !== 'adjective' &&
      (!nounLike || (after !== undefined && DETERMINERS.has(after.key)))
    );
  if (before.key === 'and' || before.kind === 'coordinator') return !nounLike;
  if (after?.verb?.form === 's') return false;
  if (after?.verb?.form === 'past' && after.key !== after.verb.lemma && !describes) return false;
  if (
    before.kind === 'word' &&
    !isPlural(before.key) &&
    before.key !== 'police' &&
    before.key !== 'staff' &&
    !unit.verb?.pastIsBase
  )
    return false;
  if (unit.kind !== 'noun' && !nounLike) return true;
  // `the Stannard murder trial`
  if (before.kind === 'name' && unit.kind === 'noun' && unit.value < 0 && after && isTopicHead(after.key))
    return false;
  if (finite) return false;
  if (
    unit.verb?.pastIsBase &&
    after !== undefined &&
    (startsObject(after) || /^(?:by|from|to)$/.test(after.key))
  )
    return true;
  if (after === undefined) return isPlural(before.key);
  const pluralSubject =
    isPlural(before.key) || before.key === 'police' || before.key === 'staff' || before.kind === 'name';
  if (!pluralSubject) return false;
  if (after?.key === 'to' && unit.kind !== 'noun') return true;
  // `Harriers slump to fifth defeat`
  const moves = unit.verb !== undefined && MOVEMENT.has(unit.verb.verbClass);
  if (moves && isPlural(before.key) && after?.key === 'to') return true;
  return (
    after !== undefined &&
    (startsObject(after) || (before.kind !== 'name' && after.kind === 'preposition' && !nounLike))
  );
}

function isPlural(key: string): boolean {
  return /[^s]s$/.test(key) || /(people|men|children|mice|media)$/.test(key);
}

function startsObject(unit: ToneUnit): boolean {
  return OBJECT_KINDS.has(unit.kind) || OBJECT_PRONOUNS.has(unit.key);
}
