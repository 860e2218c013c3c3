import { Failure, type FailureCause } from '@earshot/schema/failures';
import { reasonOf } from './job-gate.ts';

/** A time limit that aborts its signal with the `Failure` of the phase that ran out. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Lifts the limit; the signal still follows the outer one. */
  stopTimer(): void;
  clear(): void;
}

/**
 * Starts a limit of `timeoutMs`. Its signal also follows `outer`, whose reason is kept when it is a `Failure` and is
 * `aborted` otherwise. The timer does not keep the process alive.
 */
export function startDeadline(timeoutMs: number, cause: FailureCause, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Failure(cause)), timeoutMs).unref();
  const follow = () => controller.abort(reasonOf(outer));
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    stopTimer() {
      clearTimeout(timer);
    },
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

/** The promise's result, or a rejection with the signal's reason as soon as it is aborted. */
export async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
