/** Opens the store specified in the settings. */
import { Failure } from '@earshot/schema/failures';
import type { Clock, Store } from '../../ports.ts';
import { eachMethod } from './each-method.ts';
import { openPostgresStore } from './postgres.ts';
import type { RankingLimits } from './ranking-limits.ts';
import { openSqliteThread } from './sqlite-thread.ts';

export interface StoreSettings {
  readonly dataDir: string;
  /** A `postgres://` URL. If omitted, SQLite in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** Limits on stored rankings. Unlimited if omitted. */
  readonly rankings?: RankingLimits | undefined;
}

export const UNBOUNDED: RankingLimits = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxBytesPerClient: Number.POSITIVE_INFINITY,
  diskReserveBytes: 0,
};

/**
 * Returns the store, ready and migrated. Throws `StoreStartError`. Its calls never block the calling thread. They reject
 * with `Failure('store-unavailable')` if the engine does not respond.
 */
export async function openStore(settings: StoreSettings, clock: Clock): Promise<Store> {
  const { dataDir, databaseUrl, rankings = UNBOUNDED } = settings;
  const store = await (databaseUrl
    ? openPostgresStore(databaseUrl, clock, rankings)
    : openSqliteThread(dataDir, clock, rankings));
  const guarded = eachMethod(store, orUnavailable);
  // A health probe gets the original error. All other callers get `Failure('store-unavailable')`.
  return { ...guarded, ping: () => store.ping() };
}

async function orUnavailable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('store-unavailable', { cause });
  }
}
