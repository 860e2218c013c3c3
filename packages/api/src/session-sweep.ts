/** Deletes rankings whose time is over: at the start, and regularly from then on. */

export interface SessionSweepOptions {
  readonly deleteExpired: () => Promise<unknown>;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

export interface SessionSweep {
  /** No further sweep begins; resolves when none runs any more, so that the store can be closed. */
  stop(): Promise<void>;
}

/** A sweep that fails is reported, and the next one comes at its time; one that takes long is not overtaken. */
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
  // Nothing to wait for when everything else has ended.
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
