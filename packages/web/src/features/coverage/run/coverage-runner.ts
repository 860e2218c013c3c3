import type { StatedFacts } from '@earshot/schema/stated-facts';
import type { ReportData } from '../../../transport/report-data.ts';
import { restErrorOf } from '../../../transport/rest-error.ts';
import { type CoverageRow, changeRow, type KnownFacts } from '../book/coverage-list.ts';
import type { CoverageStore } from '../book/coverage-store.ts';
import type { ListEntry } from '../book/list-entry.ts';
import { toListEntry } from '../book/to-list-entry.ts';
import { createRunState, IDLE, type RunState } from './run-state.ts';
import { workTogether } from './work-together.ts';

/** More at once would only wait in the server's queue, where every client gets a fair turn. */
const AT_ONCE = 6;
/** Articles of one site at a time, so that a list of one outlet does not overload it. */
const AT_ONCE_PER_SITE = 2;
/** How often a row is tried again after the server has asked to wait. */
const MAX_WAITS = 5;

export interface EndedRun extends RunState {
  /** Whether rows were left waiting. */
  readonly isCanceled: boolean;
  /** False when the run ended because the server could not be reached. */
  readonly isReached: boolean;
}

/** Status of a call that did not get to the server. */
const NOT_REACHED = 0;

type Analyze = (row: CoverageRow, keywords: readonly string[], signal: AbortSignal) => Promise<ReportData>;

export type CoverageRunner = ReturnType<typeof createCoverageRunner>;

/**
 * Works through the waiting rows of the list, six at a time and two of each site, until none waits or it is canceled. It
 * outlives the screen. A server that asks to wait is waited for.
 */
export function createCoverageRunner(store: CoverageStore, analyze: Analyze) {
  const { get, set, end, subscribe } = createRunState();
  let controller = new AbortController();
  let isReached = true;
  let running: Promise<EndedRun> | null = null;

  const change = (id: number, changes: Partial<CoverageRow>) =>
    store.update((list) => changeRow(list, id, changes));
  const rowsWith = (...statuses: readonly CoverageRow['status'][]) =>
    store.get().list.rows.filter(({ status }) => statuses.includes(status));

  const onWait = (waitSeconds: number | null) => set({ waitSeconds });
  const work = async (row: CoverageRow, signal: AbortSignal): Promise<void> => {
    change(row.id, { status: 'running' });
    try {
      const entry = await entryOf(row, signal, store, analyze, onWait);
      change(row.id, { status: 'done', failure: '', entry });
    } catch (error) {
      // Without the server every other row would fail the same way; also what a reload does to a call under way.
      isReached &&= signal.aborted || restErrorOf(error)?.status !== NOT_REACHED;
      if (!isReached) controller.abort();
      if (signal.aborted) return change(row.id, { status: 'waiting' });
      change(row.id, failureOf(row, error));
      set({ failed: get().failed + 1 });
    }
    set({ finished: get().finished + 1 });
  };
  const runAll = async (): Promise<EndedRun> => {
    controller = new AbortController();
    isReached = true;
    set({ ...IDLE, isRunning: true, all: rowsWith('waiting').length });
    const { signal } = controller;
    const next = (active: readonly CoverageRow[]) =>
      signal.aborted ? undefined : nextRow(rowsWith('waiting'), active.map(siteOf));
    await workTogether({ atOnce: AT_ONCE }, next, (row) => work(row, signal));
    running = null;
    return { ...end(), isCanceled: signal.aborted, isReached };
  };

  return {
    get,
    subscribe,
    cancel: () => controller.abort(),
    /** Cancels, and resolves when nothing changes the list any more. */
    stop: async () => {
      controller.abort();
      await running;
    },
    /** Analyzes the waiting rows and gives how it ended; null when a run is on, which then takes the new rows too. */
    run: async (): Promise<EndedRun | null> => {
      if (running) {
        set({ all: get().finished + rowsWith('running', 'waiting').length });
        return null;
      }
      running = runAll();
      return running;
    },
  };
}

/** The report of a row for the keywords and messages that the list has now. Throws what the call threw. */
async function entryOf(
  row: CoverageRow,
  signal: AbortSignal,
  store: CoverageStore,
  analyze: Analyze,
  onWait: (seconds: number | null) => void,
): Promise<ListEntry> {
  const { keywords, messages } = store.get().list;
  const call = () => analyze(row, [...keywords, ...messages], signal);
  const entry = toListEntry(await waitedFor(call, signal, onWait), new Date());
  // Pasted text keeps the link that it was pasted for.
  return { ...entry, url: entry.url || row.address };
}

/** The first row whose site is not busy with others; rows of pasted text have no site. */
function nextRow(waiting: readonly CoverageRow[], busy: readonly string[]): CoverageRow | undefined {
  return waiting.find((row) => {
    const site = siteOf(row);
    return site === '' || busy.filter((other) => other === site).length < AT_ONCE_PER_SITE;
  });
}

function siteOf(row: CoverageRow): string {
  return row.pasted === null && URL.canParse(row.address) ? new URL(row.address).host : '';
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
function failureOf(row: CoverageRow, error: unknown): Partial<CoverageRow> {
  const message = error instanceof Error ? error.message : '';
  return {
    status: row.entry === null ? 'failed' : 'done',
    failure: restErrorOf(error)?.detail || message || 'The article could not be analyzed.',
    known: withStated(row.known, restErrorOf(error)?.stated),
  };
}

/** What is known of an article, completed by what its page says; what the user brought stays. */
function withStated(known: KnownFacts, stated: StatedFacts = {}): KnownFacts {
  return {
    ...known,
    outlet: known.outlet || (stated.outlet ?? ''),
    headline: known.headline || (stated.headline ?? ''),
    date: known.date || (stated.date ?? ''),
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
