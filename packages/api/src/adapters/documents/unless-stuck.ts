import { performance } from 'node:perf_hooks';
import { isInflating } from './lenient-inflate.ts';

const CHECK_EVERY_MS = 125;
/** Looks in a row that found nothing to do. */
const MAX_IDLE_CHECKS = 8;
/** Share of the time between two looks in which the event loop had work. Below it, only the look itself and the watchdog ran. */
const IDLE_UTILIZATION = 0.5;

/**
 * The result of the work. Throws when it waits for something that never comes, as a reader does for a stream that a damaged file cuts
 * off: the event loop then has nothing to do. A loop that has work but gets no processor time, as on a busy machine, is not idle.
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
