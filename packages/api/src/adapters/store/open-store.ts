import type { Settings } from '../../env.ts';
import type { Clock, Store } from '../../ports.ts';
import type { RankingLimits } from './kysely-store.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';

export interface StoreSettings extends Pick<Settings, 'dataDir' | 'databaseUrl'> {
  readonly rankings?: RankingLimits;
}

export const UNBOUNDED: RankingLimits = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxBytesPerClient: Number.POSITIVE_INFINITY,
  diskReserveBytes: 0,
};

export function openStore(settings: StoreSettings, clock: Clock): Promise<Store> {
  const { dataDir, databaseUrl, rankings = UNBOUNDED } = settings;
  return databaseUrl
    ? openPostgresStore(databaseUrl, clock, rankings)
    : openSqliteStore(dataDir, clock, rankings);
}
