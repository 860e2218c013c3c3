/** A statement is a clause with a verb: `X beat Y and Z` is one, `X beat Y and lost to Z` is two. */
import { itemAt } from '@earshot/schema/item-at';
import type { Item } from '../headline/items.ts';
import { frameOf } from '../words/read-word.ts';
import { PREDICATE_AUXILIARIES, RELATIVE_PRONOUNS, THIRD_PERSONS } from '../words/word-kinds.ts';

export interface Statement {
  readonly from: number;
  readonly to: number;
}

export interface Slot {
  readonly statement: number;
  /** `subject`, `copula`, `object`, `bare` (no verb) or a preposition: `by from` (after a verb) or `noun from`. */
  readonly name: string;
  /** Index of the verb's item, or -1. */
  readonly verb: number;
  readonly isPassive: boolean;
}

type Relation = 'own' | 'relative' | 'pronoun' | 'continued' | 'next' | 'previous' | 'far' | 'other';

const LONGEST_TITLE = 3;
const SPEAKING = 'speak';

export const isName = (item: Item | undefined): boolean => item?.kind === 'name';
const isVerb = (item: Item | undefined) => item?.verbClass !== undefined || item?.facts?.isBe === true;
/** An idiom may be a predicate: `kept its promise`. */
const isPhrase = (item: Item | undefined) => item?.kind === 'content' && item.facts === undefined;
const isAuxiliary = (item: Item | undefined) =>
  item?.kind === 'small' && item.tags.length > 0 && PREDICATE_AUXILIARIES.has(item.facts?.sense ?? '');

/** A clause with a verb starts a statement if the one so far has a verb or its own verb does not come first. */
export function statementsOf(items: readonly Item[]): Statement[] {
  const statements: Statement[] = [];
  let [from, hasVerb] = [0, false];
  items.forEach((item, i) => {
    if (i > from && isCut(items, i, hasVerb)) {
      statements.push({ from, to: i });
      [from, hasVerb] = [i, false];
    }
    if (isVerb(item)) hasVerb = true;
  });
  return [...statements, { from, to: items.length }];
}

function isCut(items: readonly Item[], i: number, hasVerb: boolean): boolean {
  const [item, before] = [itemAt(items, i), itemAt(items, i - 1)];
  // `said X had lied`: after a verb of speech, a name before a verb is a subject.
  if (item.stretch === before.stretch)
    return isName(item) && speaks(items, i) && [isVerb, isAuxiliary, isPhrase].some((is) => is(items[i + 1]));
  let end = i + 1;
  while (end < items.length && items[end]?.stretch === item.stretch) end++;
  const part = items.slice(i, end);
  if (!part.some((one) => isVerb(one) || isAuxiliary(one) || isPhrase(one))) return false;
  const first = part.find((one) => !one.facts?.opensClause);
  return hasVerb || !(isVerb(first) || isAuxiliary(first));
}

function speaks(items: readonly Item[], i: number): boolean {
  for (let j = i - 1; j >= 0 && items[j]?.stretch === items[i]?.stretch; j--)
    if (isVerb(items[j])) return items[j]?.verbClass === SPEAKING;
  return false;
}

export function slotOf(items: readonly Item[], statements: readonly Statement[], party: number): Slot {
  const statement = statements.findIndex(({ from, to }) => from <= party && party < to);
  const { from, to } = itemAt(statements, statement);
  let [left, right] = [party - 1, party + 1];
  const isPlain = (i: number) => itemAt(items, i).verbClass === undefined;
  while (left >= from && isPlain(left)) left--;
  while (right < to && isPlain(right)) right++;
  if (left < from && right >= to) right = phraseIn(items, party + 1, to);
  const isBehind = left >= from;
  const verb = isBehind ? left : right < to ? right : -1;
  const isPassive = items[verb]?.isPassive === true;
  const preposition = governing(items, from, party);
  const common = { statement, verb, isPassive };
  if (preposition !== '') return { ...common, name: `${isBehind ? 'by' : 'noun'} ${preposition}` };
  if (isBehind) return { ...common, name: 'object' };
  const hasBe = items.slice(party + 1, Math.min(to, right)).some((item) => item.facts?.isBe === true);
  if (hasBe && !isPassive && items[verb]?.facts?.key.endsWith('ing') !== true)
    return { ...common, name: 'copula' };
  return { ...common, name: verb === -1 ? 'bare' : 'subject' };
}

function phraseIn(items: readonly Item[], from: number, to: number): number {
  const found = items.slice(from, to).findIndex(isPhrase);
  return found === -1 ? to : from + found;
}

/** The preposition before a party, with at most a title between the two. */
function governing(items: readonly Item[], from: number, party: number): string {
  let before = party - 1;
  while (
    before >= from &&
    party - before <= LONGEST_TITLE &&
    itemAt(items, before).kind === 'content' &&
    itemAt(items, before).verbClass === undefined
  )
    before--;
  return before >= from && items[before]?.facts?.isPreposition ? (items[before]?.facts?.sense ?? '') : '';
}

export function relationOf(
  items: readonly Item[],
  statements: readonly Statement[],
  slot: Slot,
  statement: number,
): Relation {
  if (statement === slot.statement) return 'own';
  const { from, to } = itemAt(statements, statement);
  const part = items.slice(from, to);
  const verb = part.findIndex((item) => item.verbClass !== undefined);
  const name = part.findIndex(isName);
  const isNext = statement === slot.statement + 1;
  const [first, second] = [part[0]?.facts?.sense ?? '', part[1]?.facts?.sense ?? ''];
  if (isNext && RELATIVE_PRONOUNS.has(first)) return 'relative';
  if (statement > slot.statement && (THIRD_PERSONS.has(first) || THIRD_PERSONS.has(second))) return 'pronoun';
  if (name !== -1 && (verb === -1 || name < verb)) return 'other';
  if (isNext && (slot.name === 'subject' || slot.name === 'copula')) return 'continued';
  if (Math.abs(statement - slot.statement) > 1) return 'far';
  return isNext ? 'next' : 'previous';
}

/** What a verb means together with the good or bad thing next to it: `cuts jobs` is bad, `cuts costs` is good. */
export interface HeadlineEvent {
  readonly from: number;
  readonly to: number;
  /** From about -2 (bad) to 2 (good). */
  readonly value: number;
  readonly index: number;
}

const REACH = 7;
const NEGATED = -0.8;
const NEGATION_REACH = 3;
/** Words after a verb of movement that introduce its reason or its goal, not its object. */
const REASONS = new Set(['on', 'after', 'to']);

export function readEvents(items: readonly Item[]): HeadlineEvent[] {
  const used = new Set<number>();
  const events: HeadlineEvent[] = [];
  const push = (i: number, operand: number | undefined, value: number) => {
    const [item, other] = [items[i], items[operand ?? i]];
    if (!item || !other) return;
    used.add(i);
    if (operand !== undefined) used.add(operand);
    if (value === 0) return;
    const range = { from: Math.min(item.from, other.from), to: Math.max(item.to, other.to) };
    events.push({ index: i, ...range, value: value * negationOf(items, i) });
  };
  items.forEach(({ verbClass }, index) => {
    const frame = verbClass === undefined || used.has(index) ? undefined : frameOf(verbClass);
    if (!frame) return;
    const operand = verbOperand(items, index, frame.intransitive, used);
    const polarity = items[operand ?? -1]?.polarity ?? 0;
    push(index, operand, polarity === 0 ? frame.own : polarity > 0 ? frame.good : frame.bad);
  });
  items.forEach(({ polarity, isFigure }, position) => {
    if (!used.has(position) && polarity !== 0 && !isFigure) push(position, undefined, polarity);
  });
  return events;
}

function verbOperand(
  items: readonly Item[],
  index: number,
  isIntransitive: boolean,
  used: ReadonlySet<number>,
): number | undefined {
  const left = search(items, index, -1, used);
  if (items[index]?.isPassive) return left;
  const isMoved =
    REASONS.has(items[index + 1]?.facts?.sense ?? '') || (left !== undefined && !hasObject(items, index));
  return isIntransitive && isMoved ? left : search(items, index, 1, used);
}

function hasObject(items: readonly Item[], index: number): boolean {
  const next = items[index + 1];
  return next?.kind === 'name' || (next?.kind === 'content' && !next.facts?.key.endsWith('ly'));
}

/** Going forward, the search ends at the next preposition other than `of`. */
function search(
  items: readonly Item[],
  index: number,
  step: 1 | -1,
  used: ReadonlySet<number>,
): number | undefined {
  for (let i = index + step; Math.abs(i - index) <= REACH; i += step) {
    const item = items[i];
    if (!item || item.stretch !== items[index]?.stretch) return undefined;
    if (step === 1 && item.facts?.isPreposition && item.facts.sense !== 'of') return undefined;
    if (item.polarity !== 0 && !used.has(i)) return i;
  }
  return undefined;
}

function negationOf(items: readonly Item[], index: number): number {
  for (let i = index - 1; i >= Math.max(0, index - NEGATION_REACH); i--) {
    if (items[i]?.stretch !== items[index]?.stretch) break;
    if (items[i]?.isNegation) return NEGATED;
  }
  return 1;
}
