import orders from '../../../content/models/list-layout-orders.json' with { type: 'json' };
import type { LayoutRole } from './layout-role.ts';

const STEPS = new Map<string, number>(Object.entries(orders.steps));
const RECORDS = new Map<string, number>(Object.entries(orders.records));
/** Log probability of one role following another if no fitted layout has this sequence. */
const UNKNOWN_STEP = -6;
/** Roles that do not show where a record begins. */
const LEFT_OUT: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['gap', 'frame', 'heading']);

/** Returns the sequence of roles in a record, with consecutive repeats collapsed. An author counts as an outlet. */
export function makeUpOf(roles: readonly LayoutRole[]): LayoutRole[] {
  return roles
    .filter((role) => !LEFT_OUT.has(role))
    .map((role) => (role === 'author' ? 'outlet' : role))
    .filter((role, i, all) => role !== all[i - 1]);
}

/** Returns the log probability that a record has its roles in this order, according to the layouts in the training data. */
export function orderLikelihood(roles: readonly LayoutRole[]): number {
  const makeUp = makeUpOf(roles);
  const known = RECORDS.get(makeUp.join(' '));
  if (known !== undefined) return known;
  const order = ['start', ...makeUp, 'end'];
  return order
    .slice(1)
    .reduce(
      (sum, role, i) => sum + (STEPS.get(`${order[i]} ${role}`) ?? UNKNOWN_STEP),
      orders.records.unseen,
    );
}
