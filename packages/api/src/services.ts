/** Everything a procedure may use; `main.ts` builds it from adapters, tests from replacements. */
import type { Compute } from './compute/compute.ts';
import type { Clock, DocumentReader, ImageReader, Outbound, OutboundHop, Records } from './ports.ts';

export interface Services {
  readonly clock: Clock;
  readonly outbound: Outbound;
  /** The page that the request is about, where it was fetched before; else it is fetched. */
  readonly page?: OutboundHop;
  readonly images: ImageReader;
  readonly documents: DocumentReader;
  readonly compute: Compute;
  readonly records: Records;
  /** How long a trending result can be exported, in hours. */
  readonly trendingSessionTtlHours: number;
}
