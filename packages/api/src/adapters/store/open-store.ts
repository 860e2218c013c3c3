/** Opens the store that the settings name. */
import { Failure } from '@earshot/schema/failures';
import type { Clock, Store } from '../../ports.ts';
import { openPostgresStore } from './postgres.ts';
import type { RankingStorage } from './ranking-storage.ts';
import { openSqliteStore } from './sqlite.ts';

export interface StoreSettings {
  readonly dataDir: string;
  /** A `postgres://` address; SQLite in `dataDir` when absent. */
  readonly databaseUrl: string | undefined;
  /** Bounds of stored rankings; none when absent. */
  readonly rankings?: RankingLimits | undefined;
}

/** Plain data, because worker processes open the store by it. */
export type RankingLimits = Pick<RankingStorage, 'maxBytes' | 'maxBytesPerClient' | 'ownerKey'> & {
  readonly diskReserveBytes: number;
};

const UNBOUNDED: RankingLimits = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxBytesPerClient: Number.POSITIVE_INFINITY,
  ownerKey: '',
  diskReserveBytes: 0,
};

/**
 * The store, ready and migrated. Throws `StoreStartError`. Its calls reject with `Failure('store-unavailable')` when the engine does not answer.
 */
export async function openStore(settings: StoreSettings, clock: Clock): Promise<Store> {
  const { dataDir, databaseUrl, rankings = UNBOUNDED } = settings;
  const store = await (databaseUrl
    ? openPostgresStore(databaseUrl, clock, rankings)
    : openSqliteStore(dataDir, clock, rankings));
  return {
    counters: guard(store.counters),
    suggestions: guard(store.suggestions),
    trendingSessions: guard(store.trendingSessions),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}

type AsyncMethods = Record<string, (...parameters: never[]) => Promise<unknown>>;

function guard<T extends object>(methods: T): T {
  const entries = Object.entries(methods as AsyncMethods).map(([name, method]) => [
    name,
    async (...parameters: never[]) => {
      try {
        return await method(...parameters);
      } catch (cause) {
        throw cause instanceof Failure ? cause : new Failure('store-unavailable', { cause });
      }
    },
  ]);
  return Object.fromEntries(entries);
}
