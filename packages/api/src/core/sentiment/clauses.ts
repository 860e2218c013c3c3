/** Clauses of a sentence and how much each counts: the news stands in the main clause, its background after `as` or `after`. */
import { SUBORDINATORS } from './function-words.ts';
import type { ToneUnit } from './tone-unit.ts';

type ClauseRole =
  | 'main'
  | 'background'
  | 'parallel'
  | 'concession'
  | 'contrary'
  | 'before-contrast'
  | 'after-contrast';

export interface Clause {
  /** Range of units, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  role: ClauseRole;
  readonly sentence: number;
}

/** Tone that the main clauses need before background counts less. */
const MAIN_HAS_TONE = 0.8;
const BACKGROUND = 0.4;
/** The same in a headline, which has room for one event. */
const HEADLINE_BACKGROUND = 0.25;
const CONCESSION = 0.15;
const BEFORE_CONTRAST = 0.3;
const AFTER_CONTRAST = 1.4;
/** `instead of cutting jobs`: the thing that did not happen, beside a main clause with tone and alone. */
const CONTRARY = -0.2;
const CONTRARY_ALONE = -0.7;

const CONCESSIONS = new Set('despite although though notwithstanding even once'.split(' '));
const CONTRASTS = new Set('but yet however nevertheless nonetheless'.split(' '));
/** Words that set two statements side by side; a headline begins with its news. */
const PARALLELS = new Set(['while', 'whilst']);
/** Words that keep full weight although they open a clause. */
const EQUALS = new Set('that whereas so'.split(' '));

/** Cuts units into clauses at punctuation, subordinators and contrasts. Names and short lists are not cut. */
export function splitClauses(units: readonly ToneUnit[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let role: ClauseRole = 'main';
  const close = (to: number) => {
    const first = units[from];
    if (to > from && first) clauses.push({ from, to, role, sentence: first.sentence });
    from = to;
  };
  for (let i = 0; i < units.length; i++) {
    const [before, unit] = [units[i - 1], units[i]];
    if (!unit) continue;
    if (before && before.sentence !== unit.sentence) {
      close(i);
      role = roleAt(units, i) ?? 'main';
    } else if (opensClause(units, i)) {
      close(i);
      role = roleAt(units, i) ?? 'main';
    } else if (before && before.clause !== unit.clause && !isListComma(units, i)) {
      close(i);
      // What follows a comma behind a subordinate clause at the start is the main clause.
      role = role === 'before-contrast' ? role : 'main';
    } else if (!before) role = roleAt(units, i) ?? 'main';
  }
  close(units.length);
  return markContrasts(units, clauses);
}

function opensClause(units: readonly ToneUnit[], i: number): boolean {
  const unit = units[i];
  if (!unit || unit.kind === 'name' || unit.kind === 'idiom') return false;
  const before = units[i - 1];
  if (unit.key === 'yet' && before && before.clause === unit.clause && before.key !== 'and') return false;
  if (unit.key === 'over' && (units[i + 1]?.kind === 'name' || units[i + 1]?.clause !== unit.clause))
    return false;
  if (unit.key === 'that') return opensThat(units, i);
  if (unit.key === 'as' && hasVerb(units, i, 'rate')) return false;
  if (unit.key === 'as')
    return units[i + 1]?.kind !== 'number' && units[i - 1]?.key !== 'as' && !(units[i + 2]?.key === 'as');
  return roleAt(units, i) !== undefined;
}

/** `said that`, `told the inquiry that`, `the barn that X burned`; not `that barn`. */
function opensThat(units: readonly ToneUnit[], i: number): boolean {
  const [before, next] = [units[i - 1], units[i + 1]];
  return (
    before?.kind === 'coordinator' ||
    before?.verb !== undefined ||
    next?.kind === 'name' ||
    hasVerb(units, i, 'speak')
  );
}

function hasVerb(units: readonly ToneUnit[], before: number, verbClass: string): boolean {
  for (let i = before - 1; i >= before - 8; i--) {
    const unit = units[i];
    if (!unit || unit.sentence !== units[before]?.sentence || unit.clause !== units[before]?.clause)
      return false;
    if (unit.kind === 'verb' && unit.verb) return unit.verb.verbClass === verbClass;
  }
  return false;
}

function roleAt(units: readonly ToneUnit[], i: number): ClauseRole | undefined {
  const [unit, next] = [units[i], units[i + 1]];
  if (!unit || unit.kind === 'name') return undefined;
  const { key } = unit;
  if (
    (key === 'instead' && next?.key === 'of') ||
    (key === 'rather' && next?.key === 'than') ||
    (key === 'far' && next?.key === 'from')
  )
    return 'contrary';
  if (key === 'however' && (next?.kind === 'adjective' || next?.kind === 'word')) return 'concession';
  if (CONTRASTS.has(key)) return 'after-contrast';
  if (
    CONCESSIONS.has(key) &&
    (key !== 'even' || next?.key === 'with' || next?.key === 'though' || next?.key === 'if')
  )
    return 'concession';
  if (!SUBORDINATORS.has(key) || key === 'even' || key === 'that') return key === 'that' ? 'main' : undefined;
  if (PARALLELS.has(key)) return 'parallel';
  return EQUALS.has(key) ? 'main' : 'background';
}

/** `fast, reliable and profitable`: one or two words between commas cut nothing. */
function isListComma(units: readonly ToneUnit[], i: number): boolean {
  const clause = units[i]?.clause;
  let length = 0;
  while (units[i + length]?.clause === clause && units[i + length]?.sentence === units[i]?.sentence) length++;
  return length <= 2 && units[i + length] !== undefined && units[i + length]?.sentence === units[i]?.sentence;
}

/** What stands before `but` in its sentence counts less. */
function markContrasts(units: readonly ToneUnit[], clauses: Clause[]): Clause[] {
  for (const [at, clause] of clauses.entries()) {
    if (clause.role !== 'after-contrast') continue;
    if (units[clause.from]?.key === 'however' || at === 0 || clauses[at - 1]?.sentence !== clause.sentence)
      continue;
    for (let i = at - 1; i >= 0 && clauses[i]?.sentence === clause.sentence; i--) {
      const earlier = clauses[i];
      if (earlier?.role === 'main') earlier.role = 'before-contrast';
    }
  }
  return clauses;
}

/** Weight of each clause of a text, given the tone inside each. */
export function clauseWeights(
  clauses: readonly Clause[],
  tones: readonly number[],
  isHeadline: boolean,
): number[] {
  const mainTones = new Map<number, number>();
  clauses.forEach(({ role, sentence }, i) => {
    if (role === 'main' || role === 'after-contrast')
      mainTones.set(sentence, (mainTones.get(sentence) ?? 0) + (tones[i] ?? 0));
  });
  return clauses.map(({ role, sentence }) => {
    const mainHasTone = Math.abs(mainTones.get(sentence) ?? 0) >= MAIN_HAS_TONE;
    if (role === 'parallel') return mainHasTone && isHeadline ? HEADLINE_BACKGROUND : 1;
    if (role === 'background') return mainHasTone ? (isHeadline ? HEADLINE_BACKGROUND : BACKGROUND) : 1;
    if (role === 'concession') return CONCESSION;
    if (role === 'contrary') return mainHasTone ? CONTRARY : CONTRARY_ALONE;
    if (role === 'before-contrast') return BEFORE_CONTRAST;
    return role === 'after-contrast' ? AFTER_CONTRAST : 1;
  });
}
