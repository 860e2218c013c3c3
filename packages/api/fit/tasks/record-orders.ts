/** Log probabilities of the order of roles in a record, estimated from the layouts of lists. */
import { countsOf } from '../../src/core/trending/layout/counts.ts';
import { LAYOUT_ROLES } from '../../src/core/trending/layout/layout-role.ts';

/** Added to the count of each step, which leaves some probability for steps that no layout has. */
const SMOOTHING = 0.5;
/** The probability of an order by its steps weighs as much as this many layouts. */
const CHAIN_LAYOUTS = 20;
const DIGITS = 3;

interface RecordOrders {
  /** Log probability of a role after another, keyed `outlet headline`, from `start` to `end`. */
  readonly steps: Readonly<Record<string, number>>;
  /** Log probability, keyed `outlet headline date`. Any other order has the sum of its steps and `unseen`. */
  readonly records: Readonly<Record<string, number>>;
}

export function orderFigures(orders: readonly (readonly string[])[]): RecordOrders {
  const pairs = orders.flatMap((order) =>
    [...order, 'end'].map((role, i) => ({ before: order[i - 1] ?? 'start', role })),
  );
  const befores = countsOf(pairs.map(({ before }) => before));
  const steps = new Map(
    [...countsOf(pairs.map(({ before, role }) => `${before} ${role}`))].map(([step, count]) => {
      const all = (befores.get(step.split(' ')[0] ?? '') ?? 0) + SMOOTHING * LAYOUT_ROLES.length;
      return [step, Math.log((count + SMOOTHING) / all)] as const;
    }),
  );
  const records = [...countsOf(orders.map((order) => order.join(' ')))].map(([order, count]) => {
    const roles = order.split(' ');
    const chain = [...roles, 'end'].reduce(
      (sum, role, i) => sum + (steps.get(`${roles[i - 1] ?? 'start'} ${role}`) ?? 0),
      0,
    );
    const share = (count + CHAIN_LAYOUTS * Math.exp(chain)) / (orders.length + CHAIN_LAYOUTS);
    return [order, Math.log(share)] as const;
  });
  const unseen = Math.log(CHAIN_LAYOUTS / (orders.length + CHAIN_LAYOUTS));
  return { steps: rounded([...steps]), records: rounded([...records, ['unseen', unseen]]) };
}

function rounded(values: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(
    values
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, Number(value.toFixed(DIGITS))]),
  );
}
