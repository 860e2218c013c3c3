/** Opens the store that the settings name. */
import { Failure } from '@earshot/schema/failures';
import type { Clock, Store } from '../../ports.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';

export interface StoreSettings {
  readonly dataDir: string;
  /** A `postgres://` address; SQLite in `dataDir` when absent. */
  readonly databaseUrl: string | undefined;
}

/** The store, ready and migrated. Its calls reject with `Failure('store-unavailable')` when the engine does not answer. */
export async function openStore({ dataDir, databaseUrl }: StoreSettings, clock: Clock): Promise<Store> {
  const store = await (databaseUrl ? openPostgresStore(databaseUrl, clock) : openSqliteStore(dataDir, clock));
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
        throw new Failure('store-unavailable', { cause });
      }
    },
  ]);
  return Object.fromEntries(entries);
}
