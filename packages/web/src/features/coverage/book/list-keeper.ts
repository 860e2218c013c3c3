import { logError } from '../../../lib/log.ts';
import type { CoverageList } from './coverage-list.ts';
import type { ListDatabase } from './list-database.ts';
import { createUnwrittenChanges } from './unwritten-changes.ts';

const CHANNEL = 'earshot-coverage';

interface KeptList {
  /** The list to keep; null while none has been read. */
  readonly current: () => CoverageList | null;
  readonly onKept: (isKept: boolean) => void;
  /** Another tab has written this list. */
  readonly onWrittenElsewhere: (id: string) => void;
}

export type ListKeeper = ReturnType<typeof createListKeeper>;

/**
 * Writes a list to the database at each change, one write after the other, and tells other tabs. A page that closes loses a
 * write under way, so what is not written then goes to local storage, and is taken over when the list is read again.
 */
export function createListKeeper(database: ListDatabase, kept: KeptList) {
  const unwritten = createUnwrittenChanges();
  /** The list as the database has it. */
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
    /** Writes what is not written yet; resolves when the database has it, or could not take it. */
    write,
    /** Records the list that was just read, so that only later changes are written. Returns it with the changes that an earlier page could not save. */
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
    /** Writes what is left, then stops. */
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

/** The time, but never that of an earlier write: lists are shown by when they were changed. */
function laterThanBefore(): Date {
  lastWrite = Math.max(Date.now(), lastWrite + 1);
  return new Date(lastWrite);
}

/** The channel to other tabs; null in a browser without one. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Writes until the database has the list as it is; changes that come during a write are one further write. */
async function untilWritten(
  current: () => CoverageList | null,
  written: () => CoverageList | null,
  write: (list: CoverageList) => Promise<void>,
): Promise<void> {
  // Several changes in a row are one write.
  await Promise.resolve();
  for (let list = current(); list !== null && list !== written(); list = current()) await write(list);
}
