import type { StoreSettings } from '../store/open-store.ts';

/** What a worker thread needs to build its own services; travels as plain data. */
export interface WorkerSettings extends StoreSettings {
  readonly trendingSessionTtlHours: number;
  /** Priority of the thread, from 0 (that of the thread that answers) to 19; on Linux only. */
  readonly niceness: number;
}
