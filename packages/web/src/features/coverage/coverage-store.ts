import { isKeptKey, readKept, writeKept } from '../../lib/kept-value.ts';
import { type CoverageList, EMPTY_LIST } from './coverage-list.ts';
import { parseCoverage } from './parse-coverage.ts';

const KEY = 'coverage';
/** Long enough that a run of changes is one write, short enough that a crash costs no finished article. */
const WRITE_DELAY_MS = 250;

interface CoverageState {
  readonly list: CoverageList;
  /** False when this browser could not keep the last change. */
  readonly isKept: boolean;
}

export type CoverageStore = ReturnType<typeof createCoverageStore>;

/** The list lives in this browser alone: read once, written soon after each change and at once when the page goes. */
export function createCoverageStore() {
  const listeners = new Set<() => void>();
  let state: CoverageState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const get = (): CoverageState => {
    state ??= { list: readKept('browser', KEY, parseCoverage) ?? EMPTY_LIST, isKept: true };
    return state;
  };
  const set = (next: CoverageState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const write = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const { list, isKept } = get();
    const isWritten = writeKept('browser', KEY, list.rows.length === 0 ? null : list);
    if (isWritten !== isKept) set({ list, isKept: isWritten });
  };
  const onStorage = (event: StorageEvent) => {
    // Another tab has changed the list. A change of this tab that is still to be written wins.
    if (!isKeptKey(event, KEY) || timer !== undefined) return;
    set({ list: readKept('browser', KEY, parseCoverage) ?? EMPTY_LIST, isKept: true });
  };

  return {
    get,
    /** Changes the list by a pure step. */
    update: (step: (current: CoverageList) => CoverageList) => {
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_DELAY_MS);
      set({ ...get(), list: step(get().list) });
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        // Another tab may have changed the list while this tab had no subscriber; rows that are being analyzed here are newer.
        const isIdle = timer === undefined && !state?.list.rows.some(({ status }) => status === 'running');
        if (isIdle) state = null;
        window.addEventListener('pagehide', write);
        window.addEventListener('storage', onStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('pagehide', write);
        window.removeEventListener('storage', onStorage);
        write();
      };
    },
  };
}
