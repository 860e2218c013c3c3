/** Where the object and the subject of a verb stand, and which of their words is good or bad. */
import { FILLERS } from './function-words.ts';
import { VERBS, WORKS_AND_SESSIONS } from './tone-lexicon.ts';
import type { ToneUnit } from './tone-unit.ts';
import { isTopicHead } from './topic-heads.ts';
import { frameOf } from './verb-classes.ts';

export interface Operand {
  /** 1 or -1. */
  readonly polarity: number;
  /** Positions of all units with tone in the phrase. */
  readonly units: readonly number[];
}

/** Nouns for something intended: what is intended follows behind `to`. */
const PLANS = new Set(
  'plan plans bid bids proposal proposals move moves attempt attempts effort efforts threat threats decision scheme schemes pledge promise push drive campaign law bill deal offer vote idea ideas demand demands order plot plots'.split(
    ' ',
  ),
);
/** Units that an operator looks at on each side. */
const REACH = 8;

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The object behind position `i`, within a clause; undefined when it is neither good nor bad. */
export function operandRight(
  units: readonly ToneUnit[],
  i: number,
  { to }: Range,
  acrossFirst = false,
): Operand | undefined {
  const found: number[] = [];
  let gerund: number | undefined;
  for (let j = i + 1; j < to && j <= i + REACH; j++) {
    const unit = units[j];
    if (!unit || unit.consumed) continue;
    if (unit.kind === 'denial' && j > i + 1) break;
    if (unit.key === 'to' && PLANS.has(units[j - 1]?.key ?? '')) continue;
    if (unit.kind === 'preposition') {
      if (
        unit.key === 'of' ||
        (acrossFirst && j === i + 1) ||
        (FILLERS.has(unit.key) && found.length === 0 && j === i + 1)
      )
        continue;
      break;
    }
    if (unit.kind === 'coordinator') {
      // `apologizes and restores grant`: what comes next is no object of the first verb.
      const isOver = units[i]?.verb?.verbClass === 'fail' && units[j + 1]?.kind === 'verb';
      if (found.length === 0 && !isOver) continue;
      break;
    }
    if (unit.kind === 'auxiliary' || (unit.kind === 'pronoun' && unit.key !== 'people')) break;
    if (unit.kind === 'verb' && unit.value === 0 && unit.polarity === 0) {
      if (unit.verb?.form === 'ing' && (j === i + 1 || (acrossFirst && j === i + 2))) {
        gerund = j;
        continue;
      }
      break;
    }
    // `ends peacefully`: how it is done is not what it is done to.
    // `escapes fire thanks to dog`
    if (unit.kind === 'idiom' && (found.length > 0 || (acrossFirst && opensWithVerb(unit)))) break;
    const isManner = unit.kind === 'adjective' && unit.key.endsWith('ly');
    if (unit.polarity !== 0 && !isManner) found.push(j);
    if (unit.kind === 'verb' || (unit.event && unit.polarity !== 0)) break;
  }
  const verb = units[gerund ?? -1]?.verb;
  const own = verb ? Math.sign(frameOf(verb.verbClass).own) : 0;
  if (found.length === 0 && gerund !== undefined && own !== 0) return { polarity: own, units: [gerund] };
  const operand = asOperand(units, found);
  // `a ban on dumping waste`: the doing is part of what is banned.
  return operand && gerund !== undefined ? { ...operand, units: [gerund, ...operand.units] } : operand;
}

/** The subject before position `i`; its head stands before the first preposition (`claims against Vantry fall`). */
export function operandLeft(units: readonly ToneUnit[], i: number, { from }: Range): Operand | undefined {
  let start = i - 1;
  for (; start >= from && start >= i - REACH - 4; start--) {
    const unit = units[start];
    if (unit?.kind === 'verb' && !unit.consumed && unit.verb?.form !== 'past') break;
  }
  const region: number[] = [];
  let head: number[] | undefined;
  for (let j = start + 1; j < i; j++) {
    const unit = units[j];
    if (!unit || unit.consumed) continue;
    if (unit.kind === 'preposition' && region.length > 0) {
      head ??= [...region];
      if (unit.key !== 'of') break;
    }
    if (unit.polarity !== 0) region.push(j);
  }
  return asOperand(units, head && head.length > 0 ? head : region);
}

function asOperand(units: readonly ToneUnit[], found: readonly number[]): Operand | undefined {
  const at = found.at(-1) ?? -1;
  const [before, last] = [units[at - 1], units[at]];
  // `deportation order`: a good without tone of its own is as bad as the noun that describes it.
  const isOfEvil =
    last !== undefined &&
    last.value === 0 &&
    last.polarity > 0 &&
    before?.kind === 'noun' &&
    before.value < 0;
  if (isOfEvil && found.includes(at - 1)) return { polarity: -1, units: found };
  return last ? { polarity: Math.sign(last.polarity), units: found } : undefined;
}

/**
 * Nouns that are the subject of a body, a work or a person's work have no tone: `fraud office`, `crime novelist`,
 * `accident victims`. Participles that tell what happened to people keep theirs (`injured workers`).
 */
export function dropTopics(units: readonly ToneUnit[]): void {
  units.forEach((unit, i) => {
    if (unit.kind !== 'noun' || unit.verb) return;
    // `people with anxiety`: what somebody lives with is no judgment.
    if (units[i - 1]?.key === 'with' && isTopicHead(units[i - 2]?.key ?? '')) {
      unit.value = 0;
      unit.polarity = 0;
      return;
    }
    if (isSubjectOfWork(units, i)) {
      unit.value = 0;
      unit.polarity = 0;
      return;
    }
    const next = units[i + 1];
    if (!next || next.sentence !== unit.sentence || next.clause !== unit.clause) return;
    if (next.kind === 'noun' && next.value !== 0 && !isTopicHead(next.key)) return;
    if (next.kind === 'verb' || (next.kind !== 'word' && next.kind !== 'noun')) return;
    const second = next.verb === undefined && !next.key.endsWith('s') ? units[i + 2]?.key : undefined;
    if (!isTopicHead(next.key) && !isTopicHead(second ?? '')) return;
    unit.value = 0;
    // `closure plan scrapped`: what is planned is good or bad, too.
    if (!PLANS.has(next.key)) unit.polarity = 0;
  });
}

/** `closure puts 700 out of work`: what happens next is no part of the noun phrase. */
function opensWithVerb({ key }: ToneUnit): boolean {
  const form = VERBS.get(key.split(' ')[0] ?? '')?.form;
  return form === 's' || form === 'past';
}

/** Prepositions before what a work or a session is about. */
const ABOUT = new Set(['into', 'on', 'about']);
/** Units between such a preposition and the noun. */
const SUBJECT_REACH = 4;

/** `inquest into reservoir deaths`, `documentary on prison riots`. */
function isSubjectOfWork(units: readonly ToneUnit[], i: number): boolean {
  for (let j = i - 1; j > 0 && j >= i - SUBJECT_REACH; j--) {
    const unit = units[j];
    if (!unit || unit.clause !== units[i]?.clause || unit.sentence !== units[i]?.sentence || unit.verb)
      return false;
    if (ABOUT.has(unit.key)) return WORKS_AND_SESSIONS.has(units[j - 1]?.key ?? '');
  }
  return false;
}
