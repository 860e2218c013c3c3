/** Opens the store that the settings name. */
import { Failure } from '@earshot/schema/failures';
import type { Clock, Store } from '../../ports.ts';
import { eachMethod } from './each-method.ts';
import { openPostgresStore } from './postgres.ts';
import type { RankingLimits } from './ranking-limits.ts';
import { openSqliteThread } from './sqlite-thread.ts';

export interface StoreSettings {
  readonly dataDir: string;
  /** A `postgres://` address; SQLite in `dataDir` when absent. */
  readonly databaseUrl: string | undefined;
  /** Bounds of stored rankings; none when absent. */
  readonly rankings?: RankingLimits | undefined;
}

export const UNBOUNDED: RankingLimits = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxBytesPerClient: Number.POSITIVE_INFINITY,
  diskReserveBytes: 0,
};

/**
 * The store, ready and migrated. Throws `StoreStartError`. Its calls never block the calling thread, and reject with
 * `Failure('store-unavailable')` when the engine does not answer.
 */
export async function openStore(settings: StoreSettings, clock: Clock): Promise<Store> {
  const { dataDir, databaseUrl, rankings = UNBOUNDED } = settings;
  const store = await (databaseUrl
    ? openPostgresStore(databaseUrl, clock, rankings)
    : openSqliteThread(dataDir, clock, rankings));
  const guarded = eachMethod(store, orUnavailable);
  // A probe gets the cause; everybody else gets the sentence.
  return { ...guarded, ping: () => store.ping() };
}

async function orUnavailable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('store-unavailable', { cause });
  }
}
