import { Failure, type FailureCause } from '@earshot/schema/failures';

/** The cause that a promise fails with, or `none`; anything that is no `Failure` is thrown on. */
export async function causeOf(promise: Promise<unknown>): Promise<FailureCause | 'none'> {
  try {
    await promise;
    return 'none';
  } catch (error) {
    if (error instanceof Failure) return error.failureCause;
    throw error;
  }
}
