import type { StatedFacts } from '@earshot/schema/stated-facts';
import type { ReportData } from '../../../transport/report-data.ts';
import { restErrorOf } from '../../../transport/rest-error.ts';
import { type CoverageRow, changeRow, type KnownFacts } from '../book/coverage-list.ts';
import type { CoverageStore } from '../book/coverage-store.ts';
import type { ListEntry } from '../book/list-entry.ts';
import { toListEntry } from '../book/to-list-entry.ts';
import { createRunState, IDLE, type RunState } from './run-state.ts';
import { workTogether } from './work-together.ts';

/**
 * Maximum number of simultaneous requests. Additional requests would only wait in the server's queue, which serves all users
 * in turn.
 */
const AT_ONCE = 6;
/** Maximum number of simultaneous articles per site, so that a list from a single outlet does not overload its site. */
const AT_ONCE_PER_SITE = 2;
/** Maximum number of retries of a row after the server has asked to wait. */
const MAX_WAITS = 5;

export interface EndedRun extends RunState {
  /** Whether the run was aborted, by the user or because the server could not be reached. */
  readonly isCanceled: boolean;
  /** False if the run ended because the server could not be reached. */
  readonly isReached: boolean;
}

/** Status of a call that did not reach the server. */
const NOT_REACHED = 0;

type Analyze = (row: CoverageRow, keywords: readonly string[], signal: AbortSignal) => Promise<ReportData>;

export type CoverageRunner = ReturnType<typeof createCoverageRunner>;

/**
 * Creates a runner that analyzes a list's waiting rows, at most six at a time and two per site, until none are left or the
 * run is canceled. Sites take turns. A run continues after the screen closes. If the server asks it to wait, it waits and tries
 * again.
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
      // Without the server, every other row would fail too. A page reload makes calls in progress fail the same way.
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
    const nextRow = createTurns();
    const next = (active: readonly CoverageRow[]) =>
      signal.aborted ? undefined : nextRow(rowsWith('waiting'), active);
    await workTogether({ atOnce: AT_ONCE }, next, (row) => work(row, signal));
    running = null;
    return { ...end(), isCanceled: signal.aborted, isReached };
  };

  return {
    get,
    subscribe,
    cancel: () => controller.abort(),
    /** Cancels the run. Resolves when the run no longer changes the list. */
    stop: async () => {
      controller.abort();
      await running;
    },
    /** Analyzes the waiting rows. Null if a run is already in progress, which then also analyzes the new rows. */
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

/** Analyzes a row with the list's current keywords and messages, and returns its report. Throws the error of the call. */
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
  // A row with pasted text keeps its original link.
  return { ...entry, url: entry.url || row.address };
}

/**
 * Creates a function that returns the waiting row to analyze next. Sites take turns, because each page of a site has to wait
 * about a second for the previous one, while other sites could be read. Rows with pasted text have no site.
 */
function createTurns() {
  const lastTurns = new Map<string, number>();
  let turns = 0;
  return (waiting: readonly CoverageRow[], active: readonly CoverageRow[]): CoverageRow | undefined => {
    const busy = active.map(siteOf);
    let next: CoverageRow | undefined;
    let oldest = Number.POSITIVE_INFINITY;
    for (const row of waiting) {
      const site = siteOf(row);
      const turn = site === '' ? 0 : (lastTurns.get(site) ?? 0);
      if (turn >= oldest || busy.filter((other) => other !== '' && other === site).length >= AT_ONCE_PER_SITE)
        continue;
      next = row;
      oldest = turn;
      if (turn === 0) break;
    }
    if (next) lastTurns.set(siteOf(next), ++turns);
    return next;
  };
}

const siteByRow = new WeakMap<CoverageRow, string>();

function siteOf(row: CoverageRow): string {
  const before = siteByRow.get(row);
  if (before !== undefined) return before;
  const site = row.pasted === null && URL.canParse(row.address) ? new URL(row.address).host : '';
  siteByRow.set(row, site);
  return site;
}

/**
 * Makes a call, and repeats it at most `MAX_WAITS` times after waiting as long as the server asks. Throws the error of the
 * last call.
 */
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

/**
 * Returns the changes to a row whose analysis failed. A row that was analyzed before keeps its figures and shows the
 * failure next to them.
 */
function failureOf(row: CoverageRow, error: unknown): Partial<CoverageRow> {
  const message = error instanceof Error ? error.message : '';
  return {
    status: row.entry === null ? 'failed' : 'done',
    failure: restErrorOf(error)?.detail || message || 'The article could not be analyzed.',
    known: withStated(row.known, restErrorOf(error)?.stated),
  };
}

/** Completes the known facts about an article with those stated on its page. Facts from the user are kept. */
function withStated(known: KnownFacts, stated: StatedFacts = {}): KnownFacts {
  return {
    ...known,
    outlet: known.outlet || (stated.outlet ?? ''),
    headline: known.headline || (stated.headline ?? ''),
    date: known.date || (stated.date ?? ''),
  };
}

/** Resolves after a delay. Rejects immediately when canceled. */
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
