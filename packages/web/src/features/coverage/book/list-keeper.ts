import { logError } from '../../../lib/log.ts';
import type { CoverageList } from './coverage-list.ts';
import type { ListDatabase } from './list-database.ts';

const CHANNEL = 'earshot-coverage';
/** Long enough that a run of changes is one write, short enough that a crash costs at most one finished article. */
const WRITE_DELAY_MS = 60;

interface KeptList {
  /** The list to keep; null while none has been read. */
  readonly current: () => CoverageList | null;
  readonly onKept: (isKept: boolean) => void;
  /** Another tab has written this list. */
  readonly onWrittenElsewhere: (id: string) => void;
}

export type ListKeeper = ReturnType<typeof createListKeeper>;

/** Writes a list to the database soon after each change, one write after the other, and tells other tabs. */
export function createListKeeper(database: ListDatabase, kept: KeptList) {
  /** The list as the database has it. */
  let written: CoverageList | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  let channel: BroadcastChannel | null = null;

  const writeNow = async (list: CoverageList) => {
    try {
      await database.write(list, written?.id === list.id ? written : null, new Date());
      written = list;
      channel?.postMessage(list.id);
      kept.onKept(true);
    } catch (error) {
      logError('The coverage list could not be kept.', error);
      kept.onKept(false);
    }
  };
  const write = (): Promise<void> => {
    clearTimeout(timer);
    const list = kept.current();
    if (list !== null && list !== written) writing = writing.then(() => writeNow(list));
    return writing;
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => kept.onWrittenElsewhere(String(data));

  return {
    write,
    schedule: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void write(), WRITE_DELAY_MS);
    },
    /** Notes what has been read, so that only later changes are written. */
    noteRead: (list: CoverageList | null) => {
      written = list;
    },
    isWritten: (list: CoverageList) => list === written,
    listen: () => {
      channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
      channel?.addEventListener('message', onMessage);
      window.addEventListener('pagehide', write);
    },
    /** Writes what is left, then stops. */
    stop: () => {
      const closing = channel;
      window.removeEventListener('pagehide', write);
      closing?.removeEventListener('message', onMessage);
      void write().then(() => {
        closing?.close();
        if (channel === closing) channel = null;
      });
    },
  };
}
