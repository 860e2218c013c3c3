import { performance } from 'node:perf_hooks';
import { isInflating } from './lenient-inflate.ts';

const CHECK_EVERY_MS = 125;
/** Number of consecutive idle checks before the work counts as stuck. */
const MAX_IDLE_CHECKS = 8;
/** The event loop counts as idle if it was active for less than this fraction of the time between two checks. */
const IDLE_UTILIZATION = 0.5;

/**
 * Resolves with the result of `work`. Throws if the event loop stays idle, which means that the work is waiting for
 * something that will never happen, such as the end of a stream in a damaged file. A loop that has work but gets no CPU
 * time, as on a busy machine, is not idle.
 */
export async function unlessStuck<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    let idleChecks = 0;
    let last = performance.eventLoopUtilization();
    timer = setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      idleChecks = utilization < IDLE_UTILIZATION && !isInflating() ? idleChecks + 1 : 0;
      last = now;
      if (idleChecks >= MAX_IDLE_CHECKS) reject(new Error('The reader waits for something that never comes'));
    }, CHECK_EVERY_MS);
  });
  try {
    return await Promise.race([work, stuck]);
  } finally {
    clearInterval(timer);
  }
}
