import type { RankingStorage } from './ranking-storage.ts';

/** Plain data, so that it can be sent to the thread that opens SQLite. */
export type RankingLimits = Pick<RankingStorage, 'maxBytes' | 'maxBytesPerClient'> & {
  readonly diskReserveBytes: number;
};
