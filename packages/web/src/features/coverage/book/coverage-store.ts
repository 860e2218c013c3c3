import {
  type EditLog,
  type EditNote,
  NO_EDITS,
  withEdit,
  withoutLast,
  withRedone,
} from '../../../lib/edits/edit-log.ts';
import { readKept, writeKept } from '../../../lib/kept-value.ts';
import { logError } from '../../../lib/log.ts';
import { type CoverageList, emptyList, type ListChange } from './coverage-list.ts';
import { createListDatabase, type ListDatabase, type ListSummary } from './list-database.ts';
import { createListKeeper, type ListKeeper } from './list-keeper.ts';
import { continuedStep, type ListStep, revertedList } from './list-step.ts';
import { newListId } from './new-list-id.ts';
import { parseCoverage } from './parse-coverage.ts';

/** Storage key of the single list in earlier versions. */
const OLD_KEY = 'coverage';
const CURRENT_KEY = 'coverage.current';

interface CoverageState {
  readonly list: CoverageList;
  /** False until the list has been read from the database. */
  readonly isLoaded: boolean;
  /** False if this browser could not store the last change. */
  readonly isKept: boolean;
  /** The user's edits on this page, which Undo reverts. */
  readonly log: EditLog<ListStep>;
}

type Step = (current: CoverageList) => CoverageList;

/** Describes a step made by the user, with its entries in the record of corrections. */
export interface PersonalStep extends EditNote {
  readonly changes?: readonly Omit<ListChange, 'at'>[];
}

/** Maximum number of steps that can be undone. */
const MAX_STEPS = 100;

/**
 * The open coverage list, one of many in this browser's database. It is read when opened and written on every change. Other
 * tabs are then notified and read it again. Methods are bound, so that components can pass them as callbacks.
 */
export class CoverageStore {
  readonly #database: ListDatabase;
  readonly #keeper: ListKeeper;
  readonly #listeners = new Set<() => void>();
  #state: CoverageState = stateOf(emptyList(currentId()));
  /** Steps made before the list was read. */
  #early: Step[] = [];
  #reading: Promise<void> | null = null;

  constructor(database: ListDatabase = createListDatabase()) {
    this.#database = database;
    this.#keeper = createListKeeper(database, {
      current: () => (this.#state.isLoaded ? this.#state.list : null),
      onKept: (isKept) => {
        if (isKept !== this.#state.isKept) this.#set({ isKept });
      },
      onWrittenElsewhere: (id) => {
        if (id === this.#state.list.id) void this.#refresh();
      },
    });
  }

  readonly get = (): CoverageState => this.#state;

  /** Opens a list stored in this browser. An unknown ID opens a new, empty list. */
  readonly open = async (id: string): Promise<void> => {
    if (id !== this.#state.list.id) {
      await this.#keeper.write();
      this.#early = [];
      this.#state = stateOf(emptyList(id));
      this.#reading = null;
      writeKept('browser', CURRENT_KEY, id);
    }
    this.#reading ??= this.#read(id);
    await this.#reading;
  };

  /**
   * Changes the list by applying a pure function. With `personal`, the step can be undone, unless the list has not been
   * loaded yet.
   */
  readonly update = (step: Step, personal?: PersonalStep): void => {
    if (!this.#state.isLoaded) {
      this.#early.push(step);
      void this.open(this.#state.list.id);
      return;
    }
    const before = this.#state.list;
    const stepped = step(before);
    if (stepped === before) return;
    const at = new Date().toISOString();
    const record = (personal?.changes ?? []).map((change) => ({ ...change, at }));
    const list = record.length > 0 ? { ...stepped, changes: [...stepped.changes, ...record] } : stepped;
    this.#set({ list, ...(personal && { log: this.#logWith({ before, after: list }, personal) }) });
    void this.#keeper.write();
  };

  /** Reverts the user's last step. */
  readonly undo = (): void => {
    const { list, log } = this.#state;
    const last = log.edits.at(-1);
    if (!last) return;
    const reverted = revertedList(list, last.change);
    this.#set({ list: reverted, log: withoutLast(log, () => ({ before: list, after: reverted })) });
    void this.#keeper.write();
  };

  /** Redoes the step that was undone last. */
  readonly redo = (): void => {
    const { list, log } = this.#state;
    const last = log.undone.at(-1);
    if (!last) return;
    // Undoing was a step from one list to another. Reverting that step redoes what it undid.
    const redone = revertedList(list, last.change);
    this.#set({ list: redone, log: withRedone(log, () => ({ before: list, after: redone })) });
    void this.#keeper.write();
  };

  /** Returns all lists in this browser, most recently changed first. */
  readonly all = async (): Promise<ListSummary[]> => {
    await this.#keeper.write();
    return this.#database.all().catch(() => []);
  };

  /** Deletes a list permanently. */
  readonly remove = (id: string): Promise<void> => this.#database.remove(id);

  /** Returns a list stored in this browser without opening it. Null if the ID is unknown or the list cannot be read. */
  readonly peek = async (id: string): Promise<CoverageList | null> =>
    (await readList(this.#database, id)).kept;

  readonly subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) {
      this.#keeper.listen();
      if (this.#state.isLoaded) void this.#refresh();
      else void this.open(this.#state.list.id);
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#keeper.stop();
    };
  };

  #set(changes: Partial<CoverageState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }

  #logWith(step: ListStep, { changes: _, ...note }: PersonalStep): EditLog<ListStep> {
    const log = withEdit(this.#state.log, step, note, continuedStep);
    return { ...log, edits: log.edits.slice(-MAX_STEPS) };
  }

  async #read(id: string): Promise<void> {
    const { kept, isKept } = await readList(this.#database, id);
    if (this.#state.list.id !== id) return;
    const known = this.#keeper.noteRead(id, kept);
    const list = this.#early.reduce((current, step) => step(current), known ?? emptyList(id));
    const isChanged = this.#early.length > 0 || known !== kept;
    this.#early = [];
    this.#set({ list, isLoaded: true, isKept });
    if (isChanged) void this.#keeper.write();
  }

  /** Reads changes from other tabs. This tab's changes are written first, so that the database contains both. */
  async #refresh(): Promise<void> {
    const { id, rows } = this.#state.list;
    if (!this.#state.isLoaded || rows.some(({ status }) => status === 'running')) return;
    await this.#keeper.write();
    const { kept } = await readList(this.#database, id);
    if (kept === null || kept.id !== this.#state.list.id || !this.#keeper.isWritten(this.#state.list)) return;
    this.#set({ list: this.#keeper.noteRead(id, kept) ?? kept });
    void this.#keeper.write();
  }
}

function stateOf(list: CoverageList): CoverageState {
  return { list, isLoaded: false, isKept: true, log: NO_EDITS };
}

/** Returns the ID of the list that was opened last in this browser, or a new ID. */
function currentId(): string {
  const kept = readKept('browser', CURRENT_KEY, (stored) =>
    typeof stored === 'string' ? stored : undefined,
  );
  if (kept !== undefined) return kept;
  const id = newListId();
  writeKept('browser', CURRENT_KEY, id);
  return id;
}

/**
 * Reads a list from the database, or the single list of an earlier version. `isKept` is false if the database could not be
 * read.
 */
async function readList(database: ListDatabase, id: string) {
  try {
    return { kept: (await database.read(id)) ?? (await takeOver(database, id)), isKept: true };
  } catch (error) {
    logError('The coverage list could not be read.', error);
    return { kept: null, isKept: false };
  }
}

async function takeOver(database: ListDatabase, id: string): Promise<CoverageList | null> {
  const old = readKept('browser', OLD_KEY, (stored) => parseCoverage(stored, id));
  if (old === undefined) return null;
  await database.write(old, null, new Date());
  writeKept('browser', OLD_KEY, null);
  return old;
}
