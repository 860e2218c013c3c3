import { Failure, type FailureCause } from '@earshot/schema/failures';
import { reasonOf } from './job-gate.ts';

/** A time limit that aborts its signal with a given `Failure` when it expires. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Cancels the time limit. The signal still follows `outer`. */
  stopTimer(): void;
  clear(): void;
}

/**
 * Starts a time limit of `timeoutMs`. Its signal is also aborted when `outer` is. The reason of `outer` is kept if it is a
 * `Failure`, otherwise it becomes `Failure('aborted')`. The timer does not keep the process alive.
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

/** Resolves with the promise's result, or rejects with the signal's reason as soon as the signal is aborted. */
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
