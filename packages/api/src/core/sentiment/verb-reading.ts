/** Whether a word that may be a verb is one here: English nouns and verbs share their forms (`fire`, `charges`, `train`). */
import { DETERMINERS, FILLERS, MODALS, OBJECT_PRONOUNS } from './function-words.ts';
import { NOUNS } from './tone-lexicon.ts';
import { isPersonNoun, isTopicHead, type ToneUnit } from './tone-units.ts';

/** Forms in -ing that are nouns of their own. */
const GERUND_NOUNS = new Set(
  'aging banking bearing boxing building clearing clothing coaching crossing drawing dressing earning feeding filing filling finding fishing fitting flooring funding gathering grading hearing holding hosting housing killing landing lettering licensing listing marketing meeting mining mentoring nursing offering opening outing packaging painting parking planning posting printing racing rating reading recording recruiting reporting roofing ruling running saving schooling screening seating setting shipping shopping sitting spending standing staffing surfacing teaching testing tracking trading training turning viewing warning wedding welding wiring working writing'.split(
    ' ',
  ),
);

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

/** `protected land`, `a falsely accused nurse`: a participle before its noun describes it and is not the news. */
function isAttributive(units: readonly ToneUnit[], i: number): boolean {
  const [unit, before, next] = [units[i], units[i - 1], units[i + 1]];
  if (unit?.verb?.form !== 'past' || unit.to - unit.from > 1) return false;
  if (!next || next.clause !== unit.clause || next.sentence !== unit.sentence) return false;
  const opens =
    !before ||
    before.sentence !== unit.sentence ||
    before.kind === 'preposition' ||
    before.kind === 'denial' ||
    before.kind === 'determiner' ||
    before.key.endsWith('ly');
  const subject = before?.key.endsWith('ly') ? units[i - 2] : before;
  if (
    subject &&
    subject.sentence === unit.sentence &&
    (subject.kind === 'name' || subject.kind === 'auxiliary')
  )
    return false;
  return opens && (next.kind === 'word' || next.kind === 'noun') && !next.key.endsWith('ly') && !next.verb;
}

function isVerb(units: readonly ToneUnit[], i: number, finite: boolean): boolean {
  const unit = units[i];
  const verb = unit?.verb;
  if (!unit || !verb) return false;
  const before = neighbor(units, i, -1);
  const after = neighbor(units, i, 1);
  if (before?.key === 'to' && unit.value < 0 && verb.nounLike && after && isTopicHead(after.key))
    return false;
  if (before && (MODALS.has(before.key) || before.kind === 'negation')) return true;
  const inNounPhrase =
    before !== undefined &&
    (before.kind === 'determiner' ||
      before.kind === 'denial' ||
      before.kind === 'adjective' ||
      isPossessed(before));
  if (verb.form === 'ing') return isGerund(unit, verb.nounLike, before, after, inNounPhrase);
  if (verb.form === 'past' && unit.key !== verb.lemma) return isPast(unit, before, after, inNounPhrase);
  if (inNounPhrase || before?.kind === 'preposition' || before?.kind === 'number') return false;
  if (before?.kind === 'pronoun') return true;
  if (verb.form === 's') return isThirdPerson(unit, verb.nounLike, before, after, finite);
  return isBase(unit, verb.nounLike, before, after, finite);
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

function isPossessed(unit: ToneUnit): boolean {
  return unit.key.endsWith("'") || unit.key.endsWith('’');
}

function isGerund(
  unit: ToneUnit,
  nounLike: boolean,
  before: ToneUnit | undefined,
  after: ToneUnit | undefined,
  inNounPhrase: boolean,
): boolean {
  if (before?.kind === 'auxiliary' || before?.verb) return true;
  if (inNounPhrase && NOUNS.has(unit.key)) return false;
  if (unit.kind === 'adjective') return after !== undefined && startsObject(after);
  return nounLike && GERUND_NOUNS.has(unit.key) ? after !== undefined && startsObject(after) : true;
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
  nounLike: boolean,
  before: ToneUnit | undefined,
  after: ToneUnit | undefined,
  finite: boolean,
): boolean {
  if (before === undefined) return after === undefined && unit.kind !== 'noun' && !isPersonNoun(unit.key);
  if (before.kind === 'coordinator') return !nounLike || (after !== undefined && startsObject(after));
  if (unit.kind !== 'noun' && !nounLike) return true;
  if (finite || (after?.verb && after.verb.form === 'past' && after.key !== after.verb.lemma)) return false;
  if (after === undefined || after.kind === 'preposition')
    return before.kind === 'name' || isPersonNoun(before.key) || !isPlural(before.key);
  return startsObject(after) || after.verb !== undefined || !isPlural(before.key) || before.kind === 'name';
}

function isBase(
  unit: ToneUnit,
  nounLike: boolean,
  before: ToneUnit | undefined,
  after: ToneUnit | undefined,
  finite: boolean,
): boolean {
  if (before === undefined)
    return unit.kind !== 'noun' && (!nounLike || (after !== undefined && DETERMINERS.has(after.key)));
  if (before.key === 'and' || before.kind === 'coordinator') return !nounLike;
  if (
    after?.verb &&
    (after.verb.form === 's' || (after.verb.form === 'past' && after.key !== after.verb.lemma))
  )
    return false;
  if (unit.kind !== 'noun' && !nounLike) return true;
  if (finite) return false;
  if (unit.verb?.pastIsBase && after !== undefined && startsObject(after)) return true;
  if (after === undefined) return isPlural(before.key);
  const pluralSubject =
    isPlural(before.key) || before.key === 'police' || before.key === 'staff' || before.kind === 'name';
  if (!pluralSubject) return false;
  return (
    after !== undefined &&
    (startsObject(after) || (before.kind !== 'name' && after.kind === 'preposition' && !nounLike))
  );
}

function isPlural(key: string): boolean {
  return /[^s]s$/.test(key) || /(people|men|children|mice|media)$/.test(key);
}

function startsObject(unit: ToneUnit): boolean {
  return (
    unit.kind === 'determiner' ||
    unit.kind === 'denial' ||
    unit.kind === 'name' ||
    unit.kind === 'number' ||
    unit.kind === 'adjective' ||
    unit.kind === 'noun' ||
    unit.kind === 'word' ||
    OBJECT_PRONOUNS.has(unit.key)
  );
}
