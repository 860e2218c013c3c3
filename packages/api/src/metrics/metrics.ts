/** Prometheus metrics of one instance: counts and durations, never data sent by a visitor. */
import { createServer, type Server } from 'node:http';
import { Failure } from '@earshot/schema/failures';
import { VERSION } from '@earshot/schema/version';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Outbound, PoolLoad } from '../ports.ts';
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
  const described = (name: string, help: string, ...labelNames: string[]) => {
    return { name: `earshot_${name}`, help, labelNames, registers: [registry] };
  };
  const timed = (name: string, help: string, ...labelNames: string[]) =>
    new Histogram({ ...described(name, help, ...labelNames), buckets: BUCKETS_SECONDS });
  const build = new Gauge(described('build_info', 'The release and its Node.js', 'version', 'node'));
  build.set({ version: VERSION, node: process.version }, 1);
  const durations = timed(
    'request_duration_seconds',
    'Requests by procedure and status',
    'procedure',
    'status',
  );
  const failures = new Counter(
    described(
      'request_failures_total',
      'Requests answered with a failure, by its row of the failure table',
      ...['procedure', 'failure', 'status'],
    ),
  );
  const results = new Counter(described('outbound_total', 'Outgoing requests by result', 'result'));
  const waits = timed('pool_wait_seconds', 'How long tasks have waited for their place, by lane', 'lane');
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
      visit: (visitor, run) => outbound.visit(visitor, (hop) => run((url) => observed(hop(url)))),
    }),
    observeWait: (lane: string, waitedMs: number) => waits.observe({ lane }, waitedMs / 1000),
    /** Adds values that are read when the metrics are requested. Call it once. */
    watch: (sources: MetricSources) => watch(registry, sources),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type Figure = number | null | Readonly<Record<string, number>>;
type Row = readonly [name: string, help: string, read: () => Figure | Promise<Figure>];

function watch(registry: Registry, sources: MetricSources): void {
  const { poolLoad, processes, records, storedBytes, freeDiskBytes } = sources;
  const lanes = (figure: keyof PoolLoad) =>
    Object.fromEntries(Object.entries(poolLoad()).map(([lane, load]) => [lane, load[figure]]));
  const bytesOrNull = () => storedBytes().catch(() => null);
  const rows: readonly Row[] = [
    ['pool_waiting', 'Tasks waiting for a place in a worker process', () => lanes('waiting')],
    ['pool_running', 'Tasks in a worker process', () => lanes('running')],
    ['pool_completed_total', 'Tasks that worker processes have completed', () => lanes('completed')],
    ['worker_processes', 'Running worker processes', () => processes().running],
    ['worker_ended_total', 'Worker processes that crashed or exceeded a limit', () => processes().ended],
    ['stored_ranking_bytes', 'Size of stored rankings, compressed', bytesOrNull],
    ['store_up', '1 while the store answers', async () => Number((await bytesOrNull()) !== null)],
    [
      'disk_free_bytes',
      'On the disk of DATA_DIR; absent with PostgreSQL',
      () => freeDiskBytes().catch(() => null),
    ],
    ['pending_uses', 'Uses that are counted and not stored yet', () => records().pendingUses],
    ['rankings_not_kept_total', 'Rankings returned but not stored in time', () => records().unkeptRankings],
  ];
  for (const [name, help, read] of rows) {
    const config = {
      name: `earshot_${name}`,
      help,
      labelNames: ['lane'],
      registers: [registry],
      async collect() {
        const values = labeled(await read());
        metric.reset();
        for (const [labels, value] of values) metric.inc(labels, value);
      },
    };
    const metric: Counter | Gauge = name.endsWith('_total') ? new Counter(config) : new Gauge(config);
  }
}

function labeled(figure: Figure): [labels: Record<string, string>, value: number][] {
  if (figure === null) return [];
  return typeof figure === 'number'
    ? [[{}, figure]]
    : Object.entries(figure).map(([lane, value]) => [{ lane }, value]);
}

/** Listens on a port of its own, so that the public port never exposes metrics. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer(async (req, res) => {
    const text = req.url === '/metrics' ? await metrics.render().catch(() => null) : undefined;
    if (text) res.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    else res.writeHead(text === undefined ? 404 : 500).end();
  });
}
