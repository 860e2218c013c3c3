/** The messages between the server and the thread of its SQLite store. */
import type { FailureCause } from '@earshot/schema/failures';
import type { RankingLimits } from './ranking-limits.ts';

/** What the thread starts with. */
export interface StoreThreadData {
  readonly dataDir: string;
  readonly rankings: RankingLimits;
}

export interface StoreCall {
  readonly id: number;
  /** `ping`, `close` or `part.method`. */
  readonly method: string;
  readonly parameters: readonly unknown[];
  /** The caller's time, which the store goes by. */
  readonly nowMs: number;
}

export type StoreAnswer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly failureCause: FailureCause }
  | { readonly message: string; readonly code: string }
);

/** The first message of the thread: ready, or why it could not open the store. */
export interface StoreOpened {
  readonly startError: string | null;
}
