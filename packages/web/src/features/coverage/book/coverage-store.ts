import { useQueryClient } from '@tanstack/react-query';
import {
  type EditLog,
  type EditNote,
  NO_EDITS,
  withEdit,
  withoutLast,
  withRedone,
} from '../../../lib/edits/edit-log.ts';
import { oncePer } from '../../../lib/once-per.ts';
import { logError } from '../../../lib/page.ts';
import { readStored, writeStored } from '../../../lib/stored-value.ts';
import { emptyList } from './coverage-list.ts';
import type { ListDatabase, ListSummary } from './list-database.ts';
import type { CoverageList, ListChange } from './list-shape.ts';
import { type ListStep, mergeStep } from './merge-step.ts';

const OLD_KEY = 'coverage';
const CURRENT_KEY = 'coverage.current';
/** Storage key for changes of a list that a page could not write before it closed. */
const unwrittenKey = (id: string) => `coverage.unwritten.${id}`;
const MAX_STEPS = 100;

interface CoverageState {
  readonly list: CoverageList;
  readonly isLoaded: boolean;
  /** False if this browser could not store the last change. */
  readonly isSaved: boolean;
  readonly log: EditLog<ListStep>;
}

type Step = (current: CoverageList) => CoverageList;

export interface PersonalStep extends EditNote {
  readonly changes?: readonly Omit<ListChange, 'at'>[];
}

const loadDatabase = () => import('./list-database.ts').then((module) => module.createListDatabase());

/** The open list. Every change is written to this browser's database, which another tab reads when it gets the focus. */
export class CoverageStore {
  readonly #load: () => Promise<ListDatabase>;
  #loaded: Promise<ListDatabase> | null = null;
  readonly #listeners = new Set<() => void>();
  #state: CoverageState = stateOf(emptyList(currentId()));
  #reading: Promise<void> | null = null;
  /** The list as last read from the database or written to it. */
  #written: CoverageList | null = null;
  #writing: Promise<void> | null = null;
  #lastWrite = 0;
  /** The unwritten changes in local storage that the list already has, as JSON. */
  #included: string | null = null;

  constructor(load: () => Promise<ListDatabase> = loadDatabase) {
    this.#load = load;
  }

  readonly get = (): CoverageState => this.#state;

  /** An unknown ID opens a new, empty list. */
  readonly open = async (id: string): Promise<void> => {
    if (id !== this.#state.list.id) {
      await this.#write();
      this.#state = stateOf(emptyList(id));
      this.#reading = null;
      writeStored('browser', CURRENT_KEY, id);
    }
    this.#reading ??= this.#read(id);
    await this.#reading;
  };

  /** Applies a pure function to the list, once the list has been read. With `personal`, the step can be undone. */
  readonly update = (step: Step, personal?: PersonalStep): void => {
    const { list: before, isLoaded, log } = this.#state;
    if (!isLoaded) {
      void this.open(before.id).then(() => this.update(step, personal));
      return;
    }
    const stepped = step(before);
    if (stepped === before) return;
    if (personal === undefined) {
      this.#change(stepped, log);
      return;
    }
    const { changes = [], ...note } = personal;
    const at = new Date().toISOString();
    const list = { ...stepped, changes: [...stepped.changes, ...changes.map((one) => ({ at, ...one }))] };
    const logged = withEdit(log, { before, after: list }, note, (first, last) => ({
      // Other tabs' changes in between are on both sides, so that undo keeps them.
      before: mergeStep(last.before, { before: first.after, after: first.before }),
      after: last.after,
    }));
    this.#change(list, { ...logged, edits: logged.edits.slice(-MAX_STEPS) });
  };

  readonly undo = (): void => {
    const { list, log } = this.#state;
    const last = log.edits.at(-1)?.change;
    if (last) this.#change(mergeStep(list, { before: last.after, after: last.before }), withoutLast(log));
  };

  readonly redo = (): void => {
    const { list, log } = this.#state;
    const last = log.undone.at(-1)?.change;
    if (last) this.#change(mergeStep(list, last), withRedone(log));
  };

  readonly all = async (): Promise<ListSummary[]> => {
    await this.#write();
    return this.#database()
      .then((database) => database.all())
      .catch(() => []);
  };

  readonly peek = (id: string): Promise<CoverageList | null> =>
    this.#database()
      .then((database) => database.read(id))
      .catch(() => null);

  readonly subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) {
      window.addEventListener('focus', this.#refresh);
      window.addEventListener('pagehide', this.#onPageHide);
      if (this.#state.isLoaded) void this.#refresh();
      else void this.open(this.#state.list.id);
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  #set(changes: Partial<CoverageState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }

  #change(list: CoverageList, log: EditLog<ListStep>): void {
    this.#set({ list, log });
    void this.#write();
  }

  /** Includes changes that a page, maybe another tab, left in local storage. */
  #withUnwritten(list: CoverageList, parse: (stored: unknown, id: string) => ListStep): CoverageList {
    const key = unwrittenKey(list.id);
    const unwritten = readStored('browser', key, (stored) => JSON.stringify(stored));
    if (unwritten === undefined || unwritten === this.#included) return list;
    this.#included = unwritten;
    const step = readStored('browser', key, (stored) => parse(stored, list.id));
    return step ? mergeStep(list, step) : list;
  }

  async #read(id: string): Promise<void> {
    const { parseCoverage, parseStep } = await import('./list-shape.ts');
    const stored = await this.#database()
      .then((database) => database.read(id))
      .then(
        (list) => ({ list, isSaved: true }),
        (error: unknown) => {
          logError('The coverage list could not be read.', error);
          return { list: null, isSaved: false };
        },
      );
    if (this.#state.list.id !== id) return;
    const old = stored.list
      ? undefined
      : readStored('browser', OLD_KEY, (stored) => parseCoverage(stored, id));
    const base = stored.list ?? old ?? emptyList(id);
    this.#written = old ? null : base;
    this.#included = null;
    const list = this.#withUnwritten(base, parseStep);
    this.#set({ list, isLoaded: true, isSaved: stored.isSaved });
    if (stored.isSaved) void this.#write();
    if (old) writeStored('browser', OLD_KEY, null);
  }

  /** Reads changes of other tabs. Writes this tab's first, so that the database has both. */
  readonly #refresh = async (): Promise<void> => {
    if (!this.#state.isLoaded) return;
    await this.#write();
    const { list } = this.#state;
    const read = await this.peek(list.id);
    // During a run, the list is ahead of the database, which does not have the latest rows yet.
    const isRunning = list.rows.some(({ status }) => status === 'running');
    if (read === null || isRunning || list !== this.#state.list || list !== this.#written) return;
    this.#written = read;
    this.#set({ list: read });
  };

  #write(): Promise<void> {
    this.#writing ??= this.#writeAll().then((isSaved) => {
      this.#writing = null;
      if (isSaved !== this.#state.isSaved) this.#set({ isSaved });
    });
    return this.#writing;
  }

  async #writeAll(): Promise<boolean> {
    // Combines changes of one tick into one write.
    await Promise.resolve();
    try {
      while (this.#isUnwritten(this.#state.list)) await this.#writeOnce();
      return true;
    } catch (error) {
      logError('The coverage list could not be saved.', error);
      return false;
    }
  }

  async #writeOnce(): Promise<void> {
    const [database, { parseStep }] = await Promise.all([this.#database(), import('./list-shape.ts')]);
    const list = this.#withUnwritten(this.#state.list, parseStep);
    if (list !== this.#state.list) this.#set({ list });
    // Lists are sorted by their last change, so no two writes may have the same time.
    this.#lastWrite = Math.max(Date.now(), this.#lastWrite + 1);
    const written = await database.write(list, this.#baseOf(list), new Date(this.#lastWrite));
    this.#written = written;
    writeStored('browser', unwrittenKey(list.id), null);
    const { list: latest } = this.#state;
    const step = { before: list, after: latest };
    const next = latest === list ? written : mergeStep(written, step, 'this step');
    if (written !== list) this.#set({ list: next });
  }

  #database(): Promise<ListDatabase> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  #isUnwritten(list: CoverageList): boolean {
    return this.#state.isLoaded && list !== this.#written;
  }

  #baseOf({ id }: CoverageList): CoverageList | null {
    return this.#written?.id === id ? this.#written : null;
  }

  #stop(): void {
    window.removeEventListener('focus', this.#refresh);
    void this.#write().then(() => {
      if (this.#listeners.size === 0) window.removeEventListener('pagehide', this.#onPageHide);
    });
  }

  /** A write to the database is lost when the page closes, so changes go to local storage, which is synchronous. */
  readonly #onPageHide = () => {
    const { list } = this.#state;
    if (!this.#isUnwritten(list)) return;
    const former = this.#baseOf(list) ?? emptyList(list.id);
    const [before, after] = [new Set(former.rows), new Set(list.rows)];
    const step: ListStep = {
      before: { ...former, rows: former.rows.filter((row) => !after.has(row)) },
      after: { ...list, rows: list.rows.filter((row) => !before.has(row)) },
    };
    if (writeStored('browser', unwrittenKey(list.id), step)) this.#included = JSON.stringify(step);
  };
}

function stateOf(list: CoverageList): CoverageState {
  return { list, isLoaded: false, isSaved: true, log: NO_EDITS };
}

function currentId(): string {
  const current = readStored('browser', CURRENT_KEY, (stored) =>
    typeof stored === 'string' ? stored : undefined,
  );
  if (current !== undefined) return current;
  const id = newListId();
  writeStored('browser', CURRENT_KEY, id);
  return id;
}

const ID_BYTES = 8;

/** `crypto.randomUUID` does not exist in insecure contexts. */
export function newListId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

const storeOf = oncePer((_owner: object) => new CoverageStore());

export function useCoverageStore(): CoverageStore {
  return storeOf(useQueryClient());
}
