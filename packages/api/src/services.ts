/** Everything a procedure may use. `open-services.ts` creates it from adapters, and tests from replacements. */
import type { Compute } from './compute/jobs.ts';
import type { Clock, DocumentReader, ImageReader, Outbound } from './ports.ts';
import type { Records } from './records/records.ts';

export interface Services {
  readonly clock: Clock;
  readonly outbound: Outbound;
  readonly images: ImageReader;
  readonly documents: DocumentReader;
  readonly compute: Compute;
  readonly records: Records;
  readonly trendingSessionTtlHours: number;
}
