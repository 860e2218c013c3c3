/** Runs a task at startup and then at regular intervals. */

export interface SweepOptions {
  readonly run: () => Promise<unknown>;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

export interface Sweep {
  /** Starts no more sweeps. Resolves when none is running, so that the store can be closed. */
  stop(): Promise<void>;
}

/** Starts the sweeps. A failed sweep is reported, and the next one starts as planned. Two sweeps never run at once. */
export function startSweep({ run, everyMs, onError }: SweepOptions): Sweep {
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
