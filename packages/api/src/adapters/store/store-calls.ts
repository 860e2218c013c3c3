/** The messages between the server and the thread of its SQLite store. */
import type { FailureCause } from '@earshot/schema/failures';
import type { RankingLimits } from './ranking-limits.ts';

/** Data passed to the thread when it starts. */
export interface StoreThreadData {
  readonly dataDir: string;
  readonly rankings: RankingLimits;
}

export interface StoreCall {
  readonly id: number;
  /** `ping`, `close` or `part.method`. */
  readonly method: string;
  readonly parameters: readonly unknown[];
  /** The caller's current time, which the store uses as its clock. */
  readonly nowMs: number;
}

export type StoreAnswer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly failureCause: FailureCause }
  | { readonly message: string; readonly code: string }
);

/**
 * The thread's first message. `startError` is null if the store is ready, otherwise it says why the store could not be
 * opened.
 */
export interface StoreOpened {
  readonly startError: string | null;
}
