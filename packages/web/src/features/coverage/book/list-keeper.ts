import { logError } from '../../../lib/log.ts';
import type { CoverageList } from './coverage-list.ts';
import type { ListDatabase } from './list-database.ts';
import { createUnwrittenChanges } from './unwritten-changes.ts';

const CHANNEL = 'earshot-coverage';

interface KeptList {
  /** Returns the list to store. Null until a list has been read. */
  readonly current: () => CoverageList | null;
  readonly onKept: (isKept: boolean) => void;
  /** Called with the ID of a list that another tab has written. */
  readonly onWrittenElsewhere: (id: string) => void;
}

export type ListKeeper = ReturnType<typeof createListKeeper>;

/**
 * Writes a list to the database on every change, one write at a time, and notifies other tabs. A write in progress is lost
 * when the page closes, so unsaved changes go to local storage and are restored the next time the list is read.
 */
export function createListKeeper(database: ListDatabase, kept: KeptList) {
  const unwritten = createUnwrittenChanges();
  /** The list as last written to the database. */
  let written: CoverageList | null = null;
  let writing: Promise<void> | null = null;
  let channel: BroadcastChannel | null = null;

  const base = ({ id }: CoverageList) => (written?.id === id ? written : null);
  const writeNow = async (list: CoverageList) => {
    await database.write(list, base(list), laterThanBefore());
    written = list;
    unwritten.settle();
    channel?.postMessage(list.id);
    kept.onKept(true);
  };
  const refused = (error: unknown) => {
    logError('The coverage list could not be kept.', error);
    kept.onKept(false);
  };
  const write = (): Promise<void> => {
    writing ??= untilWritten(kept.current, () => written, writeNow)
      .catch(refused)
      .finally(() => {
        writing = null;
      });
    return writing;
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => kept.onWrittenElsewhere(String(data));
  const onPageHide = () => {
    const list = kept.current();
    if (list !== null && list !== written) unwritten.keep(list, base(list));
  };

  return {
    /** Writes pending changes. Resolves when the write has succeeded or failed. */
    write,
    /** Records the list just read, which needs no write. Returns it with changes that an earlier page left unsaved. */
    noteRead: (id: string, list: CoverageList | null): CoverageList | null => {
      written = list;
      return unwritten.restore(id, list);
    },
    isWritten: (list: CoverageList) => list === written,
    listen: () => {
      channel = openChannel();
      channel?.addEventListener('message', onMessage);
      window.addEventListener('pagehide', onPageHide);
    },
    /** Writes any pending changes, then stops. */
    stop: () => {
      const closing = channel;
      closing?.removeEventListener('message', onMessage);
      void write().then(() => {
        closing?.close();
        if (channel !== closing) return;
        window.removeEventListener('pagehide', onPageHide);
        channel = null;
      });
    },
  };
}

let lastWrite = 0;

/**
 * Returns the current time, or a later time if an earlier write already used it, because lists are sorted by time of change.
 */
function laterThanBefore(): Date {
  lastWrite = Math.max(Date.now(), lastWrite + 1);
  return new Date(lastWrite);
}

/** Opens the channel to other tabs. Null in a browser without `BroadcastChannel`. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Writes until the database has the current list. Changes made during a write are combined into the next one. */
async function untilWritten(
  current: () => CoverageList | null,
  written: () => CoverageList | null,
  write: (list: CoverageList) => Promise<void>,
): Promise<void> {
  // Combine changes made in the same tick into one write.
  await Promise.resolve();
  for (let list = current(); list !== null && list !== written(); list = current()) await write(list);
}
