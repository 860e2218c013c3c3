export interface RunState {
  readonly isRunning: boolean;
  /** Number of rows that this run has finished, including failed ones. */
  readonly finished: number;
  readonly failed: number;
  readonly all: number;
  /** Seconds that the server asked to wait. Null if the run is not waiting. */
  readonly waitSeconds: number | null;
}

export const IDLE: RunState = { isRunning: false, finished: 0, failed: 0, all: 0, waitSeconds: null };

/** Creates the state of a run, with subscriptions to its changes. */
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
    /** Resets the state to idle and returns the last state. */
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
