/** Everything a procedure may use; `main.ts` builds it from adapters, tests from replacements. */
import type { Compute } from './compute/compute.ts';
import type { Clock, DocumentReader, ImageReader, Outbound, Records } from './ports.ts';

export interface Services {
  readonly clock: Clock;
  readonly outbound: Outbound;
  readonly images: ImageReader;
  readonly documents: DocumentReader;
  readonly compute: Compute;
  readonly records: Records;
  /** How long a trending result can be exported, in hours. */
  readonly trendingSessionTtlHours: number;
}
