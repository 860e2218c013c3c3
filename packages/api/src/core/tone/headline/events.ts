/** What a verb means together with the good or bad thing next to it: `cuts jobs` is bad, `cuts costs` is good. */

import { frameOf } from '../words/read-word.ts';
import type { Item } from './items.ts';

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
