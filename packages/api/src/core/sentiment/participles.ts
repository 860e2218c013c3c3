/** Participles that describe the noun behind them (`protected land`), and those that tell what happens. */
import { SUBORDINATORS } from './function-words.ts';
import type { ToneUnit } from './tone-unit.ts';

/** `protected land`, `a falsely accused nurse`: a participle before its noun describes it and is not the news. */
export function isAttributive(units: readonly ToneUnit[], i: number): boolean {
  const [unit, before, next] = [units[i], units[i - 1], units[i + 1]];
  if (!unit?.verb || unit.to - unit.from > 1) return false;
  if (
    unit.verb.form !== 'past' &&
    !(unit.verb.form === 'ing' && !MOVING.has(unit.verb.verbClass) && hasLaterVerb(units, i))
  )
    return false;
  if (!next || next.clause !== unit.clause || next.sentence !== unit.sentence) return false;
  const opens =
    !before ||
    before.sentence !== unit.sentence ||
    before.kind === 'preposition' ||
    before.kind === 'denial' ||
    before.kind === 'determiner' ||
    (before.verb !== undefined && unit.kind === 'adjective') ||
    (before.verb !== undefined && !before.verb.nounLike && unit.verb.verbClass === 'harm') ||
    before.key.endsWith('ly');
  const subject = before?.key.endsWith('ly') ? units[i - 2] : before;
  if (
    subject &&
    subject.sentence === unit.sentence &&
    (subject.kind === 'name' || subject.kind === 'auxiliary')
  )
    return false;
  return (
    opens &&
    (next.kind === 'word' || next.kind === 'noun') &&
    !next.key.endsWith('ly') &&
    !SUBORDINATORS.has(next.key) &&
    (!next.verb || next.verb.nounLike)
  );
}

/** Classes whose participle moves the noun behind it (`falling prices`). */
const MOVING = new Set(
  'rise soar fall plunge vanish reduce raise cancel end cause help act rate speak give'.split(' '),
);

function hasLaterVerb(units: readonly ToneUnit[], i: number): boolean {
  for (let j = i + 2; j <= i + 4; j++) {
    const unit = units[j];
    if (!unit || unit.clause !== units[i]?.clause || unit.sentence !== units[i]?.sentence) return false;
    if (unit.kind === 'preposition') return false;
    if (
      unit.kind === 'auxiliary' ||
      unit.kind === 'idiom' ||
      (unit.verb && unit.verb.form !== 'ing' && !unit.verb.nounLike)
    )
      return true;
  }
  return false;
}

/** A participle before a noun, at the start of an object (`rescue kidnapped heiress`). */
export function describesNext(units: readonly ToneUnit[], i: number): boolean {
  const [unit, next] = [units[i], units[i + 1]];
  return (
    unit?.verb?.form === 'past' &&
    (next?.kind === 'word' || next?.kind === 'noun') &&
    !next.verb &&
    !SUBORDINATORS.has(next.key) &&
    !next.key.endsWith('ly')
  );
}

/** A past form that does not describe the noun behind it. */
export function isPastVerb(units: readonly ToneUnit[], i: number): boolean {
  const unit = units[i];
  return unit?.verb?.form === 'past' && unit.key !== unit.verb.lemma && !describesNext(units, i);
}
