/** Deletes expired rankings: at the start, and then at regular intervals. */

export interface SessionSweepOptions {
  readonly deleteExpired: () => Promise<unknown>;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

export interface SessionSweep {
  /** Starts no further sweep; resolves when none is running, so that the store can be closed. */
  stop(): Promise<void>;
}

/** A failed sweep is reported and the next one starts as planned; two sweeps never run at once. */
export function startSessionSweep({ deleteExpired, everyMs, onError }: SessionSweepOptions): SessionSweep {
  let running: Promise<void> | undefined;
  const sweep = (): void => {
    running ??= deleteExpired()
      .then(() => undefined, onError)
      .finally(() => {
        running = undefined;
      });
  };
  sweep();
  const timer = setInterval(sweep, everyMs);
  // The timer does not keep the process alive.
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
