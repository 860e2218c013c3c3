/** Creates everything that procedures use, based on the settings. */
import { type ComputePool, createComputePool } from './adapters/compute/compute-pool.ts';
import { createLocalJobs } from './adapters/jobs/local-jobs.ts';
import { openPostgresJobs } from './adapters/jobs/open-postgres-jobs.ts';
import { createOutbound } from './adapters/outbound/create-outbound.ts';
import { diskSpace } from './adapters/store/disk-space.ts';
import { openStore } from './adapters/store/open-store.ts';
import type { Settings } from './env.ts';
import type { ReadinessSources } from './health/readiness.ts';
import type { Jobs, RunCall } from './jobs/jobs.ts';
import { SERVER_LIMITS } from './limits.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createRunCall } from './offload/run-call.ts';
import type { Clock, Store } from './ports.ts';
import { createRecords } from './records/records.ts';
import type { Services } from './services.ts';

export interface OpenServices {
  readonly services: Services;
  readonly runCall: RunCall;
  readonly jobs: Jobs;
  readonly store: Store;
  readonly pool: ComputePool;
  readonly metrics: Metrics;
  readonly health: Omit<ReadinessSources, 'isStopping'>;
  /** Rejects waiting and later work as busy. Running work continues. */
  stopStarting(): void;
  /** Ends the worker processes, stores pending data, then closes the store. The services must not be used afterward. */
  close(): Promise<void>;
}

/** Opens the job queue that all instances on the database share. Without a database, the queue is in this process. */
async function openJobs(
  runCall: RunCall,
  { databaseUrl, role, workers }: Settings,
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<Jobs> {
  const limits = SERVER_LIMITS.jobs;
  // One more than the slots for quick tasks. Medium and long tasks and pictures have separate slots.
  const maxRunning = role === 'api' ? 0 : workers + 1;
  if (databaseUrl === undefined) return createLocalJobs(runCall, clock, { ...limits, maxRunning });
  return openPostgresJobs(runCall, { databaseUrl, limits, times: limits.times, maxRunning, onError });
}

function readinessOf({ ready, picturesReady }: ComputePool) {
  return { workersReady: ready, picturesReady };
}

/**
 * Throws an `Error` with one sentence for the operator if the store cannot be opened.
 * @param onStoreError called if a count or ranking could not be stored, or lost jobs could not be recovered
 */
export async function openServices(
  settings: Settings,
  onStoreError: (error: unknown) => void,
): Promise<OpenServices> {
  const { dataDir, databaseUrl, trendingSessionTtlHours, diskReserveBytes } = settings;
  const clock = () => new Date();
  const rankings = { ...settings.rankingStorage, diskReserveBytes };
  const store = await openStore({ dataDir, databaseUrl, rankings }, clock);
  const records = createRecords(store, SERVER_LIMITS.records, onStoreError);
  const metrics = createMetrics();
  const pool = createComputePool({
    ...SERVER_LIMITS.pool,
    workers: settings.workers,
    settings: { trendingSessionTtlHours },
    records: { count: (tool) => records.count(tool), keep: (ranking) => records.keep(ranking) },
    observer: metrics.observePool,
  });
  const freeDiskBytes = async () => (databaseUrl ? null : (await diskSpace(dataDir)).freeBytes);
  const outbound = createOutbound({
    allowedPrivateHosts: settings.allowedPrivateHosts,
    respectRobots: settings.respectRobots,
    decodeNat64: settings.decodeNat64,
    ...(settings.contactUrl !== undefined && { contactUrl: settings.contactUrl }),
  });
  const services = {
    clock,
    records,
    images: pool.images,
    documents: pool.documents,
    compute: pool.compute,
    outbound: metrics.observeOutbound(outbound),
    trendingSessionTtlHours,
  };
  const runCall = createRunCall(services, pool.offload);
  const jobs = await openJobs(runCall, settings, clock, onStoreError);
  metrics.watch({
    poolLoad: pool.load,
    processes: pool.processes,
    jobs: () => jobs.counts(),
    records: () => records.figures(),
    storedBytes: () => store.rankings.storedBytes(),
    freeDiskBytes,
  });
  return {
    services,
    runCall,
    jobs,
    store,
    pool,
    metrics,
    health: { ...readinessOf(pool), pingStore: () => store.ping(), freeDiskBytes, diskReserveBytes },
    stopStarting: pool.stopStarting,
    async close() {
      await jobs.close();
      await pool.close();
      await records.close();
      await store.close();
    },
  };
}
