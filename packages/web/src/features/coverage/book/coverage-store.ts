import { readKept, writeKept } from '../../../lib/kept-value.ts';
import { logError } from '../../../lib/log.ts';
import { type CoverageList, emptyList, type ListChange } from './coverage-list.ts';
import { createListDatabase, type ListDatabase, type ListSummary } from './list-database.ts';
import { createListHistory } from './list-history.ts';
import { createListKeeper, type ListKeeper } from './list-keeper.ts';
import { newListId } from './new-list-id.ts';
import { parseCoverage } from './parse-coverage.ts';

/** Where earlier versions kept the only list. */
const OLD_KEY = 'coverage';
const CURRENT_KEY = 'coverage.current';

interface CoverageState {
  readonly list: CoverageList;
  /** False until the list has been read from the database. */
  readonly isLoaded: boolean;
  /** False when this browser could not keep the last change. */
  readonly isKept: boolean;
  /** What undoing would take back; null when nothing. */
  readonly undoable: string | null;
}

type Step = (current: CoverageList) => CoverageList;

/** A step of a person: what undoing it is called, and what the record of corrections says of it. */
export interface PersonalStep {
  readonly label: string;
  readonly changes?: readonly Omit<ListChange, 'at'>[];
}

/**
 * The coverage list that is open, out of the many in this browser's database. It is read when it is opened and written at
 * each change; other tabs are told and read it again. Methods are bound, so that components can pass them on.
 */
export class CoverageStore {
  readonly #database: ListDatabase;
  readonly #keeper: ListKeeper;
  readonly #listeners = new Set<() => void>();
  readonly #history = createListHistory();
  #state: CoverageState = stateOf(emptyList(currentId()));
  /** Steps that came before the list was read. */
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

  /** Opens a list of this browser; an id that is not known is a new list. */
  readonly open = async (id: string): Promise<void> => {
    if (id !== this.#state.list.id) {
      await this.#keeper.write();
      this.#history.clear();
      this.#early = [];
      this.#state = stateOf(emptyList(id));
      this.#reading = null;
      writeKept('browser', CURRENT_KEY, id);
    }
    this.#reading ??= this.#read(id);
    await this.#reading;
  };

  /** Changes the list by a pure step. A step of a person can be undone. */
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
    if (personal) this.#history.push({ label: personal.label, before, after: list });
    this.#set({ list });
    void this.#keeper.write();
  };

  /** Takes the last step of a person back. */
  readonly undo = (): void => {
    this.#set({ list: this.#history.undo(this.#state.list) });
    void this.#keeper.write();
  };

  /** Every list of this browser, the one that was changed last first. */
  readonly all = async (): Promise<ListSummary[]> => {
    await this.#keeper.write();
    return this.#database.all().catch(() => []);
  };

  /** Deletes a list for good. */
  readonly remove = (id: string): Promise<void> => this.#database.remove(id);

  /** A list of this browser, without opening it; null when there is none of this id. */
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
    this.#state = { ...this.#state, ...changes, undoable: this.#history.label() };
    for (const listener of [...this.#listeners]) listener();
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

  /** Reads again what another tab may have changed. Changes of this tab are written first; the database then has both. */
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
  return { list, isLoaded: false, isKept: true, undoable: null };
}

/** The list that was open last in this browser. */
function currentId(): string {
  const kept = readKept('browser', CURRENT_KEY, (stored) =>
    typeof stored === 'string' ? stored : undefined,
  );
  if (kept !== undefined) return kept;
  const id = newListId();
  writeKept('browser', CURRENT_KEY, id);
  return id;
}

/** A list of the database, or the only list of an earlier version; `isKept` is false when there is no database. */
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
