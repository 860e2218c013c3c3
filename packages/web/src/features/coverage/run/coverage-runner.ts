import type { AddressFacts } from '@earshot/schema/address-facts';
import { oncePer } from '../../../lib/once-per.ts';
import type { ReportData } from '../../../transport/report-data.ts';
import { restFailureOf } from '../../../transport/rest-error.ts';
import type { KnownFacts } from '../book/coverage-list.ts';
import type { CoverageStore } from '../book/coverage-store.ts';
import type { CoverageRow, ListEntry } from '../book/list-shape.ts';
import { toListEntry } from '../book/to-list-entry.ts';

/** Calls at once. More would only wait in the server's queue, in which users take turns. */
const AT_ONCE = 6;
/** A list of one outlet's articles must not overload its site. */
const AT_ONCE_PER_SITE = 2;
const MAX_WAITS = 5;
const NOT_REACHED = 0;
/** In a longer list, changes are made once a second, because each change computes all figures again. */
const LONG_LIST = 500;
const LONG_LIST_PAUSE_MS = 1_000;

export interface RunState {
  readonly isRunning: boolean;
  /** Rows that this run has finished, including failed ones. */
  readonly finished: number;
  readonly failed: number;
  readonly all: number;
  /** Seconds that the server asked to wait. Null if the run is not waiting. */
  readonly waitSeconds: number | null;
}

const IDLE: RunState = { isRunning: false, finished: 0, failed: 0, all: 0, waitSeconds: null };

export interface EndedRun extends RunState {
  /** True if the run was aborted, by the user or because the server could not be reached. */
  readonly isCanceled: boolean;
  /** False if the run ended because the server could not be reached. */
  readonly isReached: boolean;
}

type Analyze = (row: CoverageRow, keywords: readonly string[], signal: AbortSignal) => Promise<ReportData>;

/** Analyzes the waiting rows of a list. A run continues after the screen closes. */
export class CoverageRunner {
  readonly #store: CoverageStore;
  readonly #analyze: Analyze;
  readonly #listeners = new Set<() => void>();
  readonly #changes: RowChanges;
  #state = IDLE;
  #controller = new AbortController();
  #isReached = true;
  #running: Promise<EndedRun> | null = null;

  constructor(store: CoverageStore, analyze: Analyze) {
    this.#store = store;
    this.#analyze = analyze;
    this.#changes = new RowChanges(store);
  }

  readonly get = (): RunState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly cancel = (): void => this.#controller.abort();

  readonly stop = async (): Promise<void> => {
    this.cancel();
    await this.#running;
  };

  /** Null if a run is in progress, which then also analyzes the new rows. */
  readonly run = async (): Promise<EndedRun | null> => {
    if (this.#running) {
      const open = this.#store
        .get()
        .list.rows.filter(({ status }) => status === 'running' || status === 'waiting');
      this.#set({ all: this.#state.finished + open.length });
      return null;
    }
    this.#running = this.#runAll();
    return this.#running;
  };

  #set(changes: Partial<RunState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }

  async #runAll(): Promise<EndedRun> {
    this.#controller = new AbortController();
    this.#isReached = true;
    this.#set({ ...IDLE, isRunning: true, all: this.#changes.waiting().length });
    const { signal } = this.#controller;
    const active = new Set<CoverageRow>();
    await new Promise<void>((resolve) => {
      const start = () => {
        while (active.size < AT_ONCE && !signal.aborted) {
          const row = nextRow(this.#changes.waiting(), [...active]);
          if (row === undefined) break;
          active.add(row);
          void this.#work(row, signal).then(() => {
            active.delete(row);
            start();
          });
        }
        if (active.size === 0) resolve();
      };
      start();
    });
    this.#changes.apply();
    this.#running = null;
    const ended = { ...this.#state, isCanceled: signal.aborted, isReached: this.#isReached };
    this.#set(IDLE);
    return ended;
  }

  async #work(row: CoverageRow, signal: AbortSignal): Promise<void> {
    this.#changes.add(row.id, { status: 'running' });
    try {
      const entry = await this.#entryOf(row, signal);
      this.#changes.add(row.id, { status: 'done', failure: '', entry });
    } catch (error) {
      // If the server is gone, all other rows would fail, too. A page reload also makes calls fail in this way.
      this.#isReached &&= signal.aborted || restFailureOf(error)?.status !== NOT_REACHED;
      if (!this.#isReached) this.#controller.abort();
      if (signal.aborted) return this.#changes.add(row.id, { status: 'waiting' });
      this.#changes.add(row.id, failureOf(row, error));
      this.#set({ failed: this.#state.failed + 1 });
    }
    this.#set({ finished: this.#state.finished + 1 });
  }

  async #entryOf(row: CoverageRow, signal: AbortSignal): Promise<ListEntry> {
    const { keywords, messages } = this.#store.get().list;
    const call = () => this.#analyze(row, [...keywords, ...messages], signal);
    const report = await waitedFor(call, signal, (waitSeconds) => this.#set({ waitSeconds }));
    const entry = toListEntry(report, new Date());
    // A row with pasted text keeps its original link.
    return { ...entry, url: entry.url || row.address };
  }
}

class RowChanges {
  readonly #store: CoverageStore;
  readonly #pending = new Map<number, Partial<CoverageRow>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: CoverageStore) {
    this.#store = store;
  }

  add(id: number, changes: Partial<CoverageRow>): void {
    this.#pending.set(id, { ...this.#pending.get(id), ...changes });
    if (this.#store.get().list.rows.length <= LONG_LIST) this.apply();
    else this.#timer ??= setTimeout(() => this.apply(), LONG_LIST_PAUSE_MS);
  }

  apply(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.size === 0) return;
    const changes = new Map(this.#pending);
    this.#pending.clear();
    this.#store.update((list) => ({
      ...list,
      rows: list.rows.map((row) => (changes.has(row.id) ? { ...row, ...changes.get(row.id) } : row)),
    }));
  }

  waiting(): CoverageRow[] {
    return this.#store
      .get()
      .list.rows.filter(({ id, status }) => (this.#pending.get(id)?.status ?? status) === 'waiting');
  }
}

/** Prefers the site with the fewest rows in progress, because pages of one site wait a second for each other. */
function nextRow(waiting: readonly CoverageRow[], active: readonly CoverageRow[]): CoverageRow | undefined {
  const busy = active.map(siteOf);
  let next: CoverageRow | undefined;
  let fewest = AT_ONCE_PER_SITE;
  for (const row of waiting) {
    const site = siteOf(row);
    const load = site === '' ? 0 : busy.filter((other) => other === site).length;
    if (load >= fewest) continue;
    next = row;
    fewest = load;
    if (load === 0) break;
  }
  return next;
}

const siteOf = oncePer(({ pasted, address }: CoverageRow) =>
  pasted === null && URL.canParse(address) ? new URL(address).host : '',
);

async function waitedFor<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
  onWait: (seconds: number | null) => void,
): Promise<Result> {
  for (let waits = 0; ; waits++) {
    try {
      return await call();
    } catch (error) {
      const { status, retryAfterSeconds: seconds } = restFailureOf(error) ?? {};
      if (signal.aborted || status === NOT_REACHED || seconds === undefined || waits >= MAX_WAITS)
        throw error;
      onWait(seconds);
      await pause(seconds * 1000, signal);
      onWait(null);
    }
  }
}

/** A row that was analyzed before keeps its figures. */
function failureOf(row: CoverageRow, error: unknown): Partial<CoverageRow> {
  const message = error instanceof Error ? error.message : '';
  return {
    status: row.entry === null ? 'failed' : 'done',
    failure: restFailureOf(error)?.detail || message || 'The article could not be analyzed.',
    known: withStated(row.known, restFailureOf(error)?.stated),
  };
}

function withStated(known: KnownFacts, stated: AddressFacts = {}): KnownFacts {
  return {
    ...known,
    outlet: known.outlet || (stated.outlet ?? ''),
    headline: known.headline || (stated.headline ?? ''),
    date: known.date || (stated.date ?? ''),
  };
}

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
