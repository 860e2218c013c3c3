import { Failure, type FailureCause } from '@earshot/schema/failures';

/** Returns the failure cause of a rejected promise, or `none` if it resolves. Rethrows anything that is not a `Failure`. */
export async function causeOf(promise: Promise<unknown>): Promise<FailureCause | 'none'> {
  try {
    await promise;
    return 'none';
  } catch (error) {
    if (error instanceof Failure) return error.failureCause;
    throw error;
  }
}
