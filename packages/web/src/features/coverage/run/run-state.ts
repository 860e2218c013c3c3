export interface RunState {
  readonly isRunning: boolean;
  /** Rows that this run has finished, failed ones among them. */
  readonly finished: number;
  readonly failed: number;
  readonly all: number;
  /** Seconds that the server asked to wait; null while it did not. */
  readonly waitSeconds: number | null;
}

export const IDLE: RunState = { isRunning: false, finished: 0, failed: 0, all: 0, waitSeconds: null };

/** The state of a run, with subscribers to its changes. */
export function createRunState() {
  const listeners = new Set<() => void>();
  let state = IDLE;
  const set = (changes: Partial<RunState>) => {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => state,
    set,
    /** Makes the state idle again, and gives the last one. */
    end: () => {
      const last = state;
      set(IDLE);
      return last;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
