import type { Settings } from './env.ts';
import { SERVER_LIMITS } from './limits.ts';
import type { Store } from './ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function startHousekeeping(
  store: Store,
  { suggestionRetentionDays }: Pick<Settings, 'suggestionRetentionDays'>,
  onError: (error: unknown) => void,
): Sweep {
  const deleteOldData = async () => {
    await store.rankings.deleteExpired();
    if (suggestionRetentionDays !== undefined)
      await store.suggestions.deleteBefore(new Date(Date.now() - suggestionRetentionDays * DAY_MS));
  };
  const sweeps = [
    startSweep(deleteOldData, SERVER_LIMITS.sweepMs, onError),
    startSweep(() => store.rankings.trim(), SERVER_LIMITS.trimMs, onError),
  ];
  return {
    async stop() {
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
    },
  };
}

interface Sweep {
  /** Resolves once no sweep is running, so that the store can be closed. */
  stop(): Promise<void>;
}

/** Runs a sweep at intervals. A failed one is reported, and the next starts as planned. Two never run at once. */
export function startSweep(
  run: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): Sweep {
  let running: Promise<void> | undefined;
  const sweep = (): void => {
    running ??= run()
      .then(() => undefined, onError)
      .finally(() => {
        running = undefined;
      });
  };
  sweep();
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
