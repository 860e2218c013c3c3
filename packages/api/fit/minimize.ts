import { itemAt } from '@earshot/schema/item-at';
export type Objective = (point: Float64Array, gradient: Float64Array) => number;

const HISTORY = 8;
const ARMIJO = 1e-4;
const MAX_HALVINGS = 30;

export interface MinimizeOptions {
  readonly maxRounds?: number;
  /** Ends when the value falls by less than this fraction of itself in a round. */
  readonly tolerance?: number;
}

/**
 * L-BFGS with backtracking (Nocedal & Wright, Numerical Optimization, 2nd ed., algorithm 7.5). Deterministic, bit for
 * bit.
 */
export function minimize(
  objective: Objective,
  start: Float64Array,
  { maxRounds = 200, tolerance = 1e-7 }: MinimizeOptions = {},
): Float64Array {
  let point = Float64Array.from(start);
  let gradient = new Float64Array(point.length);
  let value = objective(point, gradient);
  const history: Update[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const direction = descent(gradient, history);
    const slope = dot(direction, gradient);
    if (slope >= 0) break;
    const next = lineSearch(
      objective,
      { point, value, direction, slope },
      round === 0 ? firstStep(gradient) : 1,
    );
    if (next === null) break;
    const update = { step: minus(next.point, point), change: minus(next.gradient, gradient) };
    if (dot(update.step, update.change) > 1e-12) history.push(update);
    if (history.length > HISTORY) history.shift();
    const gain = value - next.value;
    ({ point, gradient, value } = next);
    if (gain < tolerance * Math.max(1, Math.abs(value))) break;
  }
  return point;
}

interface Update {
  readonly step: Float64Array;
  readonly change: Float64Array;
}

interface Line {
  readonly point: Float64Array;
  readonly value: number;
  readonly direction: Float64Array;
  readonly slope: number;
}

function firstStep(gradient: Float64Array): number {
  return 1 / Math.max(1, Math.sqrt(dot(gradient, gradient)));
}

function lineSearch(objective: Objective, { point, value, direction, slope }: Line, first: number) {
  const gradient = new Float64Array(point.length);
  let size = first;
  for (let halving = 0; halving < MAX_HALVINGS; halving++, size /= 2) {
    const next = point.map((x, i) => x + size * itemAt(direction, i));
    const nextValue = objective(next, gradient.fill(0));
    if (nextValue <= value + ARMIJO * size * slope) return { point: next, value: nextValue, gradient };
  }
  return null;
}

/** The two-loop recursion. */
function descent(gradient: Float64Array, history: readonly Update[]): Float64Array {
  const direction = gradient.map((x) => -x);
  const shares: number[] = [];
  for (const { step, change } of [...history].reverse()) {
    const share = dot(step, direction) / dot(step, change);
    shares.unshift(share);
    add(direction, change, -share);
  }
  const last = history.at(-1);
  if (last) {
    const factor = dot(last.step, last.change) / dot(last.change, last.change);
    for (let i = 0; i < direction.length; i++) direction[i] = itemAt(direction, i) * factor;
  }
  history.forEach(({ step, change }, i) => {
    const share = dot(change, direction) / dot(step, change);
    add(direction, step, itemAt(shares, i) - share);
  });
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += itemAt(a, i) * itemAt(b, i);
  return sum;
}

function add(target: Float64Array, other: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i++) target[i] = itemAt(target, i) + factor * itemAt(other, i);
}

function minus(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((x, i) => x - itemAt(b, i));
}
