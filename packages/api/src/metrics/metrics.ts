import { createServer, type Server } from 'node:http';
import { Failure } from '@earshot/schema/failures';
import { VERSION } from '@earshot/schema/version';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Outbound, OutboundHop, PoolLoad } from '../ports.ts';
import type { ServerRecords } from '../records/records.ts';
import type { RequestObserver } from '../rest/request-info.ts';

export interface MetricSources {
  readonly poolLoad: () => Readonly<Record<string, PoolLoad>>;
  readonly processes: () => { readonly running: number; readonly ended: number };
  readonly records: ServerRecords['figures'];
  readonly storedBytes: () => Promise<number>;
  readonly freeDiskBytes: () => Promise<number | null>;
}

export type Metrics = ReturnType<typeof createMetrics>;

const BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

export function createMetrics() {
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
  const observeRequest: RequestObserver = (
    { procedure = 'page', failure },
    { status, aborted, durationMs },
  ) => {
    const outcome = aborted ? 'aborted' : String(status);
    durations.observe({ procedure, status: outcome }, durationMs / 1000);
    if (failure !== undefined) failures.inc({ procedure, failure, status: outcome });
  };
  return {
    observeRequest,
    observeOutbound: (outbound: Outbound): Outbound => ({
      fetch: (request) => observed(outbound.fetch(request)),
      visit: (visitor, run) =>
        outbound.visit(visitor, (hop) => run((url: string): Promise<OutboundHop> => observed(hop(url)))),
    }),
    observeWait: (lane: string, waitedMs: number) => waits.observe({ lane }, waitedMs / 1000),
    watch: (sources: MetricSources) => watch(registry, sources),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type Figure = number | null | Readonly<Record<string, number>>;
type Row = readonly [
  kind: 'gauge' | 'counter',
  name: string,
  help: string,
  read: () => Figure | Promise<Figure>,
];

function watch(registry: Registry, sources: MetricSources): void {
  const { poolLoad, processes, records, storedBytes, freeDiskBytes } = sources;
  const lanes = (figure: keyof PoolLoad) =>
    Object.fromEntries(Object.entries(poolLoad()).map(([lane, load]) => [lane, load[figure]]));
  const orNull = (value: Promise<number | null>) => value.catch(() => null);
  const rows: readonly Row[] = [
    ['gauge', 'pool_waiting', 'Tasks waiting for a place in a worker process', () => lanes('waiting')],
    ['gauge', 'pool_running', 'Tasks in a worker process', () => lanes('running')],
    [
      'counter',
      'pool_completed_total',
      'Tasks that worker processes have completed',
      () => lanes('completed'),
    ],
    ['gauge', 'worker_processes', 'Running worker processes', () => processes().running],
    [
      'counter',
      'worker_ended_total',
      'Worker processes that crashed or were stopped for exceeding a limit',
      () => processes().ended,
    ],
    ['gauge', 'stored_ranking_bytes', 'Size of stored rankings, compressed', () => orNull(storedBytes())],
    [
      'gauge',
      'store_up',
      '1 while the store answers',
      async () => Number((await orNull(storedBytes())) !== null),
    ],
    [
      'gauge',
      'disk_free_bytes',
      'Free space on the disk of DATA_DIR; absent with PostgreSQL',
      () => orNull(freeDiskBytes()),
    ],
    [
      'gauge',
      'pending_uses',
      'Uses that have been counted and are not stored yet',
      () => records().pendingUses,
    ],
    [
      'counter',
      'rankings_not_kept_total',
      'Rankings that were returned although they could not be stored in time',
      () => records().unkeptRankings,
    ],
  ];
  for (const [kind, name, help, read] of rows) {
    const config = { name: `earshot_${name}`, help, labelNames: ['lane'], registers: [registry] };
    if (kind === 'gauge')
      new Gauge({
        ...config,
        async collect() {
          for (const [labels, value] of labeled(await read())) this.set(labels, value);
        },
      });
    else
      new Counter({
        ...config,
        async collect() {
          this.reset();
          for (const [labels, value] of labeled(await read())) this.inc(labels, value);
        },
      });
  }
}

function labeled(figure: Figure): [labels: Record<string, string>, value: number][] {
  if (figure === null) return [];
  return typeof figure === 'number'
    ? [[{}, figure]]
    : Object.entries(figure).map(([lane, value]) => [{ lane }, value]);
}

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
