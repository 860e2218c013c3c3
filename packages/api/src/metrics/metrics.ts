/** Prometheus metrics of one instance. They contain counts and durations, never data sent by a visitor. */
import { createServer, type Server } from 'node:http';
import { Failure } from '@earshot/schema/failures';
import { VERSION } from '@earshot/schema/version';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Outbound, OutboundHop, PoolLoad } from '../ports.ts';
import type { RecordFigures } from '../records/records.ts';
import type { RequestObserver } from '../rest/request-info.ts';

/** Where the values are read when the metrics are requested. */
export interface MetricSources {
  /** Load of the worker processes, by lane. */
  readonly poolLoad: () => Readonly<Record<string, PoolLoad>>;
  readonly processes: () => { readonly running: number; readonly ended: number };
  readonly records: () => RecordFigures;
  /** Total size of stored rankings. Rejects while the store does not respond. */
  readonly storedBytes: () => Promise<number>;
  /** Free bytes on the data folder's disk. Null if the data is on a database server. */
  readonly freeDiskBytes: () => Promise<number | null>;
}

export interface Metrics {
  /** Counts and times every request by its procedure (`page` for everything else), status and failure. */
  readonly observeRequest: RequestObserver;
  /** Counts outgoing requests by failure cause, or as `ok`. */
  observeOutbound(outbound: Outbound): Outbound;
  /** Observes how long a task has waited for its place. */
  observeWait(lane: string, waitedMs: number): void;
  /** Adds the values that are read when the metrics are requested. Called once. */
  watch(sources: MetricSources): void;
  /** Returns the metrics in the text exposition format. */
  render(): Promise<string>;
  readonly contentType: string;
}

/** Upper limits of the buckets, up to the longest call. */
const BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const described = (name: string, help: string, labelNames: string[] = []) => ({
    name,
    help,
    labelNames,
    registers: [registry],
  });
  const buildInfo = new Gauge(
    described('earshot_build_info', 'Always 1; the release and its Node.js are labels', ['version', 'node']),
  );
  buildInfo.set({ version: VERSION, node: process.version }, 1);
  const durations = new Histogram({
    ...described('earshot_request_duration_seconds', 'Requests by procedure and status', [
      'procedure',
      'status',
    ]),
    buckets: BUCKETS_SECONDS,
  });
  const failures = new Counter(
    described(
      'earshot_request_failures_total',
      'Requests that were answered with a failure, by its row of the failure table',
      ['procedure', 'failure', 'status'],
    ),
  );
  const results = new Counter(described('earshot_outbound_total', 'Outgoing requests by result', ['result']));
  const waits = new Histogram({
    ...described('earshot_pool_wait_seconds', 'How long tasks have waited for their place, by lane', [
      'lane',
    ]),
    buckets: BUCKETS_SECONDS,
  });
  const observed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const value = await work;
      results.inc({ result: 'ok' });
      return value;
    } catch (error) {
      results.inc({ result: error instanceof Failure ? error.failureCause : 'error' });
      throw error;
    }
  };
  return {
    observeRequest({ procedure = 'page', status, aborted, durationMs, failure }) {
      const outcome = aborted ? 'aborted' : String(status);
      durations.observe({ procedure, status: outcome }, durationMs / 1000);
      if (failure !== undefined) failures.inc({ procedure, failure, status: outcome });
    },
    observeOutbound: (outbound) => ({
      fetch: (request) => observed(outbound.fetch(request)),
      visit: (visitor, run) =>
        outbound.visit(visitor, (hop) => run((url: string): Promise<OutboundHop> => observed(hop(url)))),
    }),
    observeWait: (lane, waitedMs) => waits.observe({ lane }, waitedMs / 1000),
    watch: (sources) => watch(registry, sources),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type Labeled = readonly (readonly [labels: Record<string, string>, value: number])[];

function watch(registry: Registry, sources: MetricSources): void {
  const { poolLoad, processes, records, storedBytes, freeDiskBytes } = sources;
  const registers = [registry];
  const lanes = (figure: keyof PoolLoad): Labeled =>
    Object.entries(poolLoad()).map(([lane, load]) => [{ lane }, load[figure]]);
  const gauge = (
    name: string,
    help: string,
    read: () => Labeled | Promise<Labeled>,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        for (const [labels, value] of await read()) this.set(labels, value);
      },
    });
  const counter = (name: string, help: string, read: () => Labeled, labelNames: string[] = []) =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.inc(labels, value);
      },
    });
  const waiting = 'Tasks waiting for a place in a worker process';
  gauge('earshot_pool_waiting', waiting, () => lanes('waiting'), ['lane']);
  gauge('earshot_pool_running', 'Tasks in a worker process', () => lanes('running'), ['lane']);
  const completed = 'Tasks that worker processes have completed';
  counter('earshot_pool_completed_total', completed, () => lanes('completed'), ['lane']);
  gauge('earshot_worker_processes', 'Running worker processes', () => [[{}, processes().running]]);
  const ended = 'Worker processes that crashed or were stopped for exceeding a limit';
  counter('earshot_worker_ended_total', ended, () => [[{}, processes().ended]]);
  gauge('earshot_stored_ranking_bytes', 'Size of stored rankings, compressed', () =>
    storedBytes().then(
      (bytes): Labeled => [[{}, bytes]],
      () => [],
    ),
  );
  gauge('earshot_store_up', '1 while the store answers', () =>
    storedBytes().then(
      (): Labeled => [[{}, 1]],
      () => [[{}, 0]],
    ),
  );
  gauge('earshot_disk_free_bytes', 'Free space on the disk of DATA_DIR; absent with PostgreSQL', async () => {
    const freeBytes = await freeDiskBytes().catch(() => null);
    return freeBytes === null ? [] : [[{}, freeBytes]];
  });
  const pending = 'Uses that have been counted and are not stored yet';
  gauge('earshot_pending_uses', pending, () => [[{}, records().pendingUses]]);
  const notKept = 'Rankings that were returned although they could not be stored in time';
  counter('earshot_rankings_not_kept_total', notKept, () => [[{}, records().unkeptRankings]]);
}

/** Serves the metrics on a separate port, so that the public port never exposes them. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer(async (req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.render();
      res.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    } catch {
      res.writeHead(500).end();
    }
  });
}
