import type { RankingStorage } from './ranking-storage.ts';

/** Limits on stored rankings, as plain data that can be sent to the thread that opens SQLite. */
export type RankingLimits = Pick<RankingStorage, 'maxBytes' | 'maxBytesPerClient'> & {
  readonly diskReserveBytes: number;
};
