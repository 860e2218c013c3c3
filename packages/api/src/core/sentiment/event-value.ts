/** What a verb and the thing it is done to are worth as news. */
import type { Operand } from './noun-phrases.ts';
import type { ToneUnit } from './tone-unit.ts';
import { isPersonNoun } from './topic-heads.ts';
import type { VerbFrame } from './verb-classes.ts';
import { hasObject, isPassive } from './verb-operand.ts';

/** `raises $40m`. */
const RAISED = 0.9;
/** Things a court or regulator can throw out: to reject one is good news for those it was aimed at. */
const LEGAL_EVILS = new Set(
  'lawsuit lawsuits suit suits claim claims charge charges complaint complaints allegation allegations case cases accusation accusations challenge appeal ban fine penalty'.split(
    ' ',
  ),
);
/** Classes for which a bad object is one that deserves it; an adjective alone (`misleading adverts`) does not make it so. */
const TAKEN_AGAINST = new Set(['punish', 'refuse', 'cancel']);
/** `ransomware gang shut down` */
const SHUT_EVIL = 1.3;
/** What a court or regulator imposes. */
const PUNISHMENTS = new Set(
  'fine fines penalty penalties ban bans sanction sanctions charge charges tariff tariffs levy suspension'.split(
    ' ',
  ),
);
/** Verbs that deny an evil say nothing about whether it was there. */
const DENYING = new Set(['deny', 'rebut', 'debunk', 'dispute', 'reject', 'dismiss']);
/** `statue toppled`, `champions beaten`: news of whoever lost. */
const LOST_OUT = -1.3;

/** Tone of the event at `i` on the scale of the lexicon. */
export function eventValue(
  units: readonly ToneUnit[],
  unit: ToneUnit,
  frame: VerbFrame,
  operand: Operand | undefined,
  i: number,
): number {
  const idle = unit.verb?.verbClass === 'punish' || unit.verb?.verbClass === 'probe';
  if (
    !operand &&
    idle &&
    unit.verb?.form !== 'past' &&
    !hasObject(units, i) &&
    units[i + 1]?.kind !== 'number'
  )
    return 0;
  if (unit.verb?.verbClass === 'win' && (!operand || operand.polarity > 0) && isPassive(units, i))
    return LOST_OUT;
  if (!operand) {
    if (!moves(units, i, unit)) return plainValue(unit, frame);
    return unit.verb?.verbClass === 'raise' ? RAISED : frame.own;
  }
  if (operand.polarity > 0) return frame.good;
  // `fights the closure`: a decision that is fought still stands.
  const isDecision = operand.units.some((j) => units[j]?.nominal !== undefined);
  if (unit.verb?.verbClass === 'fight' && isDecision) return 0;
  const head = units[operand.units.at(-1) ?? -1];
  // `slaps penalty on bank`: the punishment is the object.
  const isPunishment = PUNISHMENTS.has(units[operand.units.at(-1) ?? -1]?.key ?? '') && !isPassive(units, i);
  if (unit.verb?.verbClass === 'punish' && isPunishment) return frame.own;
  const isPerson = isPersonNoun(units[(operand.units.at(-1) ?? -1) + 1]?.key ?? '');
  if (head?.kind === 'adjective' && !isPerson && TAKEN_AGAINST.has(unit.verb?.verbClass ?? ''))
    return frame.own;
  // A place is closed for its faults, a gang because it is one.
  const isFault = head?.kind === 'adjective' || (operand.units.at(-1) ?? 0) < i - 2;
  if (unit.verb?.verbClass === 'shut' && !isFault && isPassive(units, i)) return SHUT_EVIL;
  const legal = operand.units.some((j) => LEGAL_EVILS.has(units[j]?.key ?? ''));
  if (unit.verb?.verbClass === 'refuse') return legal && !DENYING.has(unit.verb.lemma) ? frame.bad : 0;
  return frame.bad;
}

/** Whether a number says how far something fell or rose. */
function moves(units: readonly ToneUnit[], i: number, unit: ToneUnit): boolean {
  const next = units[i + 1];
  return next?.kind === 'number' && next.clause === unit.clause;
}

/** Going up or down says nothing when it is not known what of. */
function plainValue(unit: ToneUnit, frame: VerbFrame): number {
  return unit.verb?.verbClass === 'rise' || unit.verb?.verbClass === 'fall' ? 0 : frame.own;
}
