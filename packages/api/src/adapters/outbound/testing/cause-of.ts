import { Failure, type FailureCause } from '@earshot/schema/failures';

export async function causeOf(promise: Promise<unknown>): Promise<FailureCause | 'none'> {
  try {
    await promise;
    return 'none';
  } catch (error) {
    if (error instanceof Failure) return error.failureCause;
    throw error;
  }
}
