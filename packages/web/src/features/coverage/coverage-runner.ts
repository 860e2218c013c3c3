import type { ReportData } from '../../transport/report-data.ts';
import { restErrorOf } from '../../transport/rest-error.ts';
import { type CoverageRow, changeRow } from './coverage-list.ts';
import type { CoverageStore } from './coverage-store.ts';
import { toCoverageEntry } from './to-coverage-entry.ts';

/** More at once would only wait in the server's queue, where every client gets a fair turn. */
const AT_ONCE = 2;
/** How often a row is tried again after the server has asked to wait. */
const MAX_WAITS = 5;

export interface RunState {
  readonly isRunning: boolean;
  /** Rows that this run has finished, failed ones among them. */
  readonly finished: number;
  readonly failed: number;
  readonly all: number;
  /** Seconds that the server asked to wait; null while it did not. */
  readonly waitSeconds: number | null;
}

interface EndedRun extends RunState {
  /** Whether rows were left waiting. */
  readonly isCanceled: boolean;
  /** False when the run ended because the server could not be reached. */
  readonly isReached: boolean;
}

/** Status of a call that did not get to the server. */
const NOT_REACHED = 0;

type Analyze = (row: CoverageRow, keywords: readonly string[], signal: AbortSignal) => Promise<ReportData>;

const IDLE: RunState = { isRunning: false, finished: 0, failed: 0, all: 0, waitSeconds: null };

export type CoverageRunner = ReturnType<typeof createCoverageRunner>;

/**
 * Works through the waiting rows of the list, two at a time, until none waits or it is canceled. It outlives the screen.
 * A server that asks to wait is waited for.
 */
export function createCoverageRunner(store: CoverageStore, analyze: Analyze) {
  const { get, set, end, subscribe } = createRunState();
  let controller = new AbortController();
  let keywords: readonly string[] = [];
  let isReached = true;

  const change = (id: number, changes: Partial<CoverageRow>) =>
    store.update((list) => changeRow(list, id, changes));
  const rowsWith = (status: CoverageRow['status']) =>
    store.get().list.rows.filter((row) => row.status === status);

  const finish = async (row: CoverageRow, signal: AbortSignal): Promise<void> => {
    try {
      const onWait = (waitSeconds: number | null) => set({ waitSeconds });
      const report = await waitedFor(() => analyze(row, keywords, signal), signal, onWait);
      change(row.id, { status: 'done', failure: '', entry: toCoverageEntry(report, new Date()) });
    } catch (error) {
      if (signal.aborted) throw error;
      if (restErrorOf(error)?.status === NOT_REACHED) {
        // Every other row would fail the same way; also what a reload does to a call under way.
        isReached = false;
        controller.abort();
        throw error;
      }
      change(row.id, failureOf(row, error));
      set({ failed: get().failed + 1 });
    }
  };
  const work = async (signal: AbortSignal): Promise<void> => {
    for (let [row] = rowsWith('waiting'); row; [row] = rowsWith('waiting')) {
      change(row.id, { status: 'running' });
      try {
        await finish(row, signal);
      } catch {
        return change(row.id, { status: 'waiting' });
      }
      set({ finished: get().finished + 1 });
    }
  };

  return {
    get,
    subscribe,
    cancel: () => controller.abort(),
    /** Analyzes the waiting rows and gives how it ended; null when a run is on, whose further rows get these keywords. */
    run: async (wanted: readonly string[]): Promise<EndedRun | null> => {
      keywords = wanted;
      if (get().isRunning) {
        set({ all: get().finished + rowsWith('running').length + rowsWith('waiting').length });
        return null;
      }
      controller = new AbortController();
      isReached = true;
      set({ ...IDLE, isRunning: true, all: rowsWith('waiting').length });
      const { signal } = controller;
      await Promise.all(Array.from({ length: AT_ONCE }, () => work(signal)));
      return { ...end(), isCanceled: signal.aborted, isReached };
    },
  };
}

/** The state of the run, with subscribers to its changes. */
function createRunState() {
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

/** Makes a call again after each wait that the server asks for, `MAX_WAITS` times at most. Throws what the last one threw. */
async function waitedFor<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
  onWait: (seconds: number | null) => void,
): Promise<Result> {
  for (let waits = 0; ; waits++) {
    try {
      return await call();
    } catch (error) {
      const { status, retryAfterSeconds: seconds } = restErrorOf(error) ?? {};
      if (signal.aborted || status === NOT_REACHED || seconds === undefined || waits >= MAX_WAITS)
        throw error;
      onWait(seconds);
      await pause(seconds * 1000, signal);
      onWait(null);
    }
  }
}

/** A row that was analyzed before keeps its figures and shows the failure beside them. */
function failureOf(row: CoverageRow, error: unknown): Pick<CoverageRow, 'status' | 'failure'> {
  const message = error instanceof Error ? error.message : '';
  return {
    status: row.entry === null ? 'failed' : 'done',
    failure: restErrorOf(error)?.detail || message || 'The article could not be analyzed.',
  };
}

/** Resolves after a time; rejects at once when it is canceled. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('The wait was canceled.', 'AbortError'));
      },
      { once: true },
    );
  });
}
