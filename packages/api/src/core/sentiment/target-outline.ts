/** Where a party stands in its sentence: statements, the verb that it belongs to, and whether it acts or is acted upon. */
import { BE_FORMS, CALENDAR_WORDS } from './function-words.ts';
import type { EventReading } from './score-events.ts';
import type { ToneUnit, UnitKind } from './tone-unit.ts';
import { isPassive } from './verb-operand.ts';

/** Units of a name, both inclusive. */
export interface Party {
  readonly first: number;
  readonly last: number;
}

/** A clause, or the part of one that has a verb of its own; `to` exclusive. */
export interface Statement {
  readonly from: number;
  readonly to: number;
}

/** A sentence as the model of parties sees it. */
export interface SentenceOutline {
  readonly units: readonly ToneUnit[];
  readonly from: number;
  readonly to: number;
  readonly statements: readonly Statement[];
  /** All names in it, also those that nobody asked about. */
  readonly parties: readonly Party[];
}

/** The four ways to take part: acting, acted upon, behind a preposition with a verb before it, behind one without. */
type Part = 'subject' | 'object' | 'oblique' | 'noun';

export interface PartyOutline {
  /** The party's statement in its sentence. */
  readonly statement: number;
  /** `subject`, `passive`, `copula`, `bare` (no verb), `object`, or a preposition, with `noun ` before it where no verb precedes. */
  readonly slot: string;
  readonly part: Part;
  /** The verb that it belongs to. */
  readonly verb: number | undefined;
  /** The preposition before it. */
  readonly preposition: number | undefined;
  /** Whether something of its own follows: `X's cameras`. */
  readonly owns: boolean;
}

/** Prepositions that put a party in a place of its own; the others are places and times, like `in`. */
const PREPOSITIONS: ReadonlyMap<string, string> = new Map(
  'by from to for against with over of at in into than unlike under on about'
    .split(' ')
    .map((key): [string, string] => [key, key])
    .concat([
      ['toward', 'to'],
      ['towards', 'to'],
      ['behind', 'from'],
      ['inside', 'at'],
      ['within', 'at'],
      ['like', 'with'],
      ['as', 'with'],
    ]),
);
const PHRASE_END = / (by|from|to|for|against|with|over|of|at|in|into|on)$/;
const NOUN_PHRASE: ReadonlySet<UnitKind> = new Set(['determiner', 'adjective', 'word', 'noun', 'number']);
/** Most units of a noun phrase before the name that closes it. */
const LONGEST_TITLE = 4;

export function isVerb(
  unit: ToneUnit | undefined,
): unit is ToneUnit & { verb: NonNullable<ToneUnit['verb']> } {
  return unit?.kind === 'verb' && unit.verb !== undefined;
}

const isSpeaking = (unit: ToneUnit | undefined) => unit?.verb?.verbClass === 'speak';

/** Whether the subject of a verb is whom it is done to. `X said on Monday` has only the looks of a passive. */
export function isDoneToSubject(units: readonly ToneUnit[], at: number): boolean {
  const hasBe = units.slice(Math.max(0, at - 3), at).some(({ key }) => BE_FORMS.has(key));
  return isPassive(units, at) && (hasBe || !isSpeaking(units[at]));
}

/** Units on either side of a party that are read: few sentences have more, and lists without a full stop do not count. */
const REACH = 60;
/** Most units of an outline, which all parties in it share. */
const MOST_UNITS = 2 * REACH;

/** The sentence around a unit; of a longer one, such as a list without a full stop, the stretch around it. */
export function outlineSentence({ units, clauses }: EventReading, at: number): SentenceOutline {
  let [from, end] = [at, at + 1];
  while (units[from - 1]?.sentence === units[at]?.sentence) from--;
  while (units[end]?.sentence === units[at]?.sentence) end++;
  let to = stretchEnd(units, from, end);
  for (; to <= at; to = stretchEnd(units, from, end)) from = to;
  const statements = clauses
    .filter((clause) => clause.from < to && from < clause.to)
    .flatMap((clause) =>
      splitStatements(units, { from: Math.max(from, clause.from), to: Math.min(to, clause.to) }),
    );
  return { units, from, to, statements, parties: findParties(units, from, to) };
}

/** Where a stretch ends: with a clause if one ends in its second half, else before anything but a name. */
function stretchEnd(units: readonly ToneUnit[], from: number, end: number): number {
  if (end - from <= MOST_UNITS) return end;
  const isCut = [
    (i: number) => units[i]?.clause !== units[i - 1]?.clause,
    (i: number) => units[i]?.kind !== 'name',
  ];
  for (const isEnd of isCut)
    for (let i = from + MOST_UNITS; i > from + MOST_UNITS / 2; i--) if (isEnd(i)) return i;
  return from + MOST_UNITS;
}

/** What of a sentence is near a party: all of it, unless it is very long. */
export function outlineAround(sentence: SentenceOutline, { first }: Party): SentenceOutline {
  const { units, statements, parties } = sentence;
  const [from, to] = [Math.max(sentence.from, first - REACH), Math.min(sentence.to, first + REACH + 1)];
  if (from === sentence.from && to === sentence.to) return sentence;
  return {
    units,
    from,
    to,
    statements: statements
      .map((one) => ({ from: Math.max(from, one.from), to: Math.min(to, one.to) }))
      .filter((one) => one.from < one.to),
    parties: parties.filter((one) => from <= one.first && one.last < to),
  };
}

/** Pronouns that are a subject. */
const SUBJECTS = new Set(['it', 'they', 'he', 'she']);

/** `cheered X and punished Y`, `X said it will close`: a statement begins with each subject or verb of its own. */
function splitStatements(units: readonly ToneUnit[], { from, to }: Statement): Statement[] {
  const statements: Statement[] = [];
  let [start, verb] = [from, -1];
  for (let i = from; i < to; i++) {
    const isCut =
      units[i]?.kind === 'coordinator' ? hasVerbAhead(units, i + 1, to) : isReported(units, i, to, verb);
    if (isVerb(units[i])) verb = i;
    if (verb < start || !isCut) continue;
    statements.push({ from: start, to: i });
    start = i;
  }
  return [...statements, { from: start, to }];
}

/** A pronoun, or behind a verb of speech a name, before a verb. */
function isReported(units: readonly ToneUnit[], i: number, to: number, verb: number): boolean {
  const unit = units[i];
  const isName =
    unit?.kind === 'name' && units[i - 1]?.kind !== 'name' && units[i - 1]?.kind !== 'preposition';
  const isSubject = SUBJECTS.has(unit?.key ?? '') || (isName && isSpeaking(units[verb]));
  if (!isSubject) return false;
  let next = i + 1;
  while (next < to && isName && units[next]?.kind === 'name') next++;
  return (
    next < to &&
    (isVerb(units[next]) || units[next]?.kind === 'auxiliary' || units[next]?.kind === 'negation')
  );
}

function hasVerbAhead(units: readonly ToneUnit[], from: number, to: number): boolean {
  for (let i = from; i < to && units[i]?.kind !== 'coordinator'; i++) {
    const unit = units[i];
    if ((isVerb(unit) && unit.verb.form !== 'ing') || BE_FORMS.has(unit?.key ?? '')) return true;
  }
  return false;
}

const isPossessive = (unit: ToneUnit | undefined) => /['’]s?$/.test(unit?.key ?? '');

function findParties(units: readonly ToneUnit[], from: number, to: number): Party[] {
  const parties: Party[] = [];
  for (let first = from; first < to; first++) {
    const unit = units[first];
    if (unit?.kind !== 'name' || unit.consumed) continue;
    let last = first;
    while (
      last + 1 < to &&
      units[last + 1]?.kind === 'name' &&
      units[last + 1]?.clause === unit.clause &&
      !isPossessive(units[last])
    )
      last++;
    if (last > first || !CALENDAR_WORDS.has(unit.key)) parties.push({ first, last });
    first = last;
  }
  return parties;
}

/** @param party one of the sentence's, or units among which one is. */
export function outlineParty({ units, statements }: SentenceOutline, party: Party): PartyOutline {
  const { first, last } = party;
  const statement = statements.findIndex(({ from, to }) => from <= first && first < to);
  const { from, to } = statements[statement] ?? { from: first, to: last + 1 };
  const preposition = governing(units, from, first);
  const right = firstVerb(units, last + 1, to);
  let left = lastVerb(units, from, first);
  // `said X had lied`: behind a verb of speech the party is the subject of what follows.
  const isToldOf =
    isSpeaking(units[left ?? -1]) || units.slice(left, first).some(({ key }) => key === 'that');
  const next = last + 1 < to ? units[last + 1] : undefined;
  const opens =
    preposition === undefined && next !== undefined && next.kind !== 'preposition' && next.key !== 'to';
  if (isToldOf && opens) left = undefined;
  const owns = isPossessive(units[last]);
  const common = { statement, preposition, owns };
  if (preposition !== undefined) {
    const name = prepositionOf(units[preposition]);
    return left === undefined
      ? { ...common, slot: `noun ${name}`, part: 'noun', verb: right }
      : { ...common, slot: name, part: 'oblique', verb: left };
  }
  if (left !== undefined) return { ...common, slot: 'object', part: 'object', verb: left };
  const slot = subjectSlot(units, last, right);
  return { ...common, slot, part: slot === 'passive' ? 'object' : 'subject', verb: right };
}

function subjectSlot(units: readonly ToneUnit[], last: number, verb: number | undefined): string {
  const hasBe = units.slice(last + 1, verb ?? last + 2).some(({ key }) => BE_FORMS.has(key));
  if (verb === undefined) return hasBe ? 'copula' : 'bare';
  if (isDoneToSubject(units, verb)) return 'passive';
  return hasBe && units[verb]?.verb?.form !== 'ing' ? 'copula' : 'subject';
}

/** The preposition before a name, behind which nothing but its own noun phrase stands. */
function governing(units: readonly ToneUnit[], from: number, first: number): number | undefined {
  let at = first - 1;
  while (at >= from && first - at <= LONGEST_TITLE + 1 && NOUN_PHRASE.has(units[at]?.kind ?? 'name')) at--;
  return at >= from && prepositionOf(units[at]) !== '' ? at : undefined;
}

function prepositionOf(unit: ToneUnit | undefined): string {
  if (unit?.kind === 'idiom') return PHRASE_END.exec(unit.key)?.[1] ?? '';
  const isPreposition =
    unit?.kind === 'preposition' || ['to', 'as', 'for', 'against'].includes(unit?.key ?? '');
  return isPreposition ? (PREPOSITIONS.get(unit?.key ?? '') ?? 'in') : '';
}

export function firstVerb(units: readonly ToneUnit[], from: number, to: number): number | undefined {
  for (let i = from; i < to; i++) if (isVerb(units[i])) return i;
  return undefined;
}

function lastVerb(units: readonly ToneUnit[], from: number, to: number): number | undefined {
  for (let i = to - 1; i >= from; i--) if (isVerb(units[i])) return i;
  return undefined;
}

/** The first word of a unit. */
export const firstWord = (unit: ToneUnit | undefined): string => unit?.key.split(' ')[0] ?? '';
