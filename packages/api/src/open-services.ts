/** Builds everything that procedures use, from the settings. */
import { randomBytes } from 'node:crypto';
import { type ComputePool, createComputePool } from './adapters/compute/compute-pool.ts';
import { createDocumentReader } from './adapters/documents/document-reader.ts';
import { createImageReader } from './adapters/images/image-reader.ts';
import { createOutbound } from './adapters/outbound/create-outbound.ts';
import { openStore } from './adapters/store/open-store.ts';
import type { Settings } from './env.ts';
import { SERVER_LIMITS } from './limits.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { Services } from './services.ts';

export interface OpenServices {
  readonly services: Services;
  readonly pool: ComputePool;
  readonly metrics: Metrics;
  /** Refuses work that waits, and later work, as busy; what runs goes on. */
  stopStarting(): void;
  /** Ends threads and recognizers, then the store; nothing may be asked of the services after it. */
  close(): Promise<void>;
}

/** Throws an `Error` with one sentence for the operator when the store cannot be opened. */
export async function openServices(settings: Settings): Promise<OpenServices> {
  const { dataDir, databaseUrl, trendingSessionTtlHours } = settings;
  const clock = () => new Date();
  const rankings = {
    ...settings.rankingStorage,
    diskReserveBytes: settings.diskReserveBytes,
    // New at every start, so that a stored client digest cannot be traced to anybody.
    ownerKey: randomBytes(32).toString('hex'),
  };
  const store = await openStore({ dataDir, databaseUrl, rankings }, clock);
  const images = createImageReader({});
  const pool = createComputePool({
    ...SERVER_LIMITS.pool,
    workers: settings.workers,
    settings: { dataDir, databaseUrl, rankings, trendingSessionTtlHours },
  });
  const metrics = createMetrics(pool.load, store.ping);
  const outbound = createOutbound({
    allowedPrivateHosts: settings.allowedPrivateHosts,
    respectRobots: settings.respectRobots,
    decodeNat64: settings.decodeNat64,
    ...(settings.contactUrl !== undefined && { contactUrl: settings.contactUrl }),
  });
  return {
    services: {
      clock,
      store,
      images,
      documents: createDocumentReader({}),
      compute: pool.compute,
      outbound: metrics.observeOutbound(outbound),
      trendingSessionTtlHours,
    },
    pool,
    metrics,
    stopStarting() {
      pool.stopStarting();
      images.stopStarting();
    },
    async close() {
      await Promise.all([pool.close(), images.close()]);
      await store.close();
    },
  };
}
