import type { StoreSettings } from '../store/open-store.ts';

/** What a worker process needs to build its own services; travels as plain data. */
export interface WorkerSettings extends StoreSettings {
  readonly trendingSessionTtlHours: number;
}
