/** Everything a procedure may use. `open-services.ts` creates it from adapters, and tests from replacements. */
import type { Compute } from './compute/compute.ts';
import type { Clock, DocumentReader, ImageReader, Outbound, OutboundHop, Records } from './ports.ts';

export interface Services {
  readonly clock: Clock;
  readonly outbound: Outbound;
  /** The page that the request is about, if it was fetched in advance. Otherwise, the procedure fetches it. */
  readonly page?: OutboundHop;
  readonly images: ImageReader;
  readonly documents: DocumentReader;
  readonly compute: Compute;
  readonly records: Records;
  /** Number of hours for which a trending result can be exported. */
  readonly trendingSessionTtlHours: number;
}
