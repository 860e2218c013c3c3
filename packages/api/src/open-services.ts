import { createComputePool } from './adapters/compute/compute-pool.ts';
import { createOutbound } from './adapters/outbound/create-outbound.ts';
import { freeBytesOf } from './adapters/store/sqlite.ts';
import { openStore } from './adapters/store/store.ts';
import type { Settings } from './env.ts';
import { SERVER_LIMITS } from './limits.ts';
import { createMetrics } from './metrics/metrics.ts';
import { ServerRecords } from './records/records.ts';
import type { Services } from './services.ts';

const MEGABYTE = 1_000_000;

/** Opens store, worker processes, outbound client and metrics as the settings say. Throws `StoreStartError`. */
export async function openServices(settings: Settings, onStoreError: (error: unknown) => void) {
  const { dataDir, databaseUrl, trendingSessionTtlHours } = settings;
  const clock = () => new Date();
  const rankings = {
    maxBytes: settings.trendingStorageMb * MEGABYTE,
    maxBytesPerClient: settings.trendingStorageClientMb * MEGABYTE,
    diskReserveBytes: settings.diskReserveMb * MEGABYTE,
  };
  const store = await openStore({ dataDir, databaseUrl, rankings }, clock);
  const records = new ServerRecords(store, SERVER_LIMITS.records, onStoreError);
  const metrics = createMetrics();
  const pool = createComputePool({
    ...SERVER_LIMITS.pool,
    workers: settings.workers,
    onStart: metrics.observeWait,
  });
  const freeDiskBytes = async () => (databaseUrl ? null : await freeBytesOf(dataDir));
  const outbound = createOutbound({
    allowedPrivateHosts: settings.allowedPrivateHosts,
    respectRobots: settings.respectRobotsTxt,
    decodeNat64: settings.decodeNat64,
    ...(settings.contactUrl !== undefined && { contactUrl: settings.contactUrl }),
  });
  const services: Services = {
    clock,
    records,
    images: pool.images,
    documents: pool.documents,
    compute: pool.compute,
    outbound: metrics.observeOutbound(outbound),
    trendingSessionTtlHours,
  };
  metrics.watch({
    poolLoad: pool.load,
    processes: pool.processes,
    records: () => records.figures(),
    storedBytes: () => store.rankings.storedBytes(),
    freeDiskBytes,
  });
  return {
    services,
    store,
    pool,
    metrics,
    health: {
      workersReady: pool.ready,
      picturesReady: pool.picturesReady,
      pingStore: () => store.ping(),
    },
    stopStarting: pool.stopStarting,
    async close() {
      await pool.close();
      await records.close();
      await store.close();
    },
  };
}
