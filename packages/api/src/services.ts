/** Everything a procedure may use; `main.ts` builds it from adapters, tests from replacements. */
import type { Compute } from './compute/compute.ts';
import type { Clock, DocumentReader, ImageReader, Outbound, Store } from './ports.ts';

export interface Services {
  readonly clock: Clock;
  readonly outbound: Outbound;
  readonly images: ImageReader;
  readonly documents: DocumentReader;
  readonly compute: Compute;
  readonly store: Store;
  /** How long a trending result can be exported, in hours. */
  readonly trendingSessionTtlHours: number;
}

/** Who asks, and how long the answer is wanted. */
export interface Caller {
  /** Key of the visitor for per-client bounds. */
  readonly client: string;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal | undefined;
}
