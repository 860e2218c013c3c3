/** The result of work, or how it failed, as data that can be sent between processes. */
import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { StatedFacts } from '@earshot/schema/stated-facts';

export type Outcome<T> =
  | { readonly value: T }
  | { readonly failureCause: FailureCause; readonly detail?: string; readonly stated?: StatedFacts };

/** Runs work and turns its expected failures into data. Rethrows everything else. */
export async function outcomeOf<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { failureCause, detail, stated } = error;
    return { failureCause, ...(detail !== undefined && { detail }), ...(stated && { stated }) };
  }
}

/** Returns the value of an outcome, or throws its `Failure`. */
export function unwrapOutcome<T>(outcome: Outcome<T>): T {
  if ('failureCause' in outcome) {
    const { failureCause, detail, stated } = outcome;
    throw new Failure(failureCause, { ...(detail !== undefined && { detail }), stated });
  }
  return outcome.value;
}
