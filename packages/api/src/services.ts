/** Everything a procedure may use; `main.ts` builds it from adapters, tests from replacements. */
import type { Clock, Compute, DocumentReader, ImageReader, Outbound, Store } from './ports.ts';

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
