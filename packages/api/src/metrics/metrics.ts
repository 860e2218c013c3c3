/** Prometheus metrics of one instance; they hold counts and durations, never what a visitor sent. */

import { Failure } from '@earshot/schema/failures';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Outbound, OutboundHop, PoolLoad } from '../ports.ts';
import type { RequestObserver } from '../rest/track-requests.ts';

export interface Metrics {
  /** Counts and times every request by its procedure (`page` for everything else) and status. */
  readonly observeRequest: RequestObserver;
  /** Counts outgoing requests by failure cause or `ok`. */
  observeOutbound(outbound: Outbound): Outbound;
  /** The text exposition format. */
  render(): Promise<string>;
  readonly contentType: string;
}

const DURATION_BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(poolLoad: () => PoolLoad, storeAnswers: () => Promise<void>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'earshot_request_duration_seconds',
    help: 'Requests by procedure and status',
    labelNames: ['procedure', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const outboundResults = new Counter({
    name: 'earshot_outbound_total',
    help: 'Outgoing requests by result',
    labelNames: ['result'],
    registers,
  });
  registerPoolMetrics(registry, poolLoad);
  registerStoreMetric(registry, storeAnswers);

  const observed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const value = await work;
      outboundResults.inc({ result: 'ok' });
      return value;
    } catch (error) {
      outboundResults.inc({ result: error instanceof Failure ? error.failureCause : 'error' });
      throw error;
    }
  };

  return {
    observeRequest({ procedure = 'page', status, aborted, durationMs }) {
      durations.observe({ procedure, status: aborted ? 'aborted' : String(status) }, durationMs / 1000);
    },
    observeOutbound: (outbound) => ({
      fetch: (request) => observed(outbound.fetch(request)),
      visit: (visitor, run) =>
        outbound.visit(visitor, (hop) => run((url: string): Promise<OutboundHop> => observed(hop(url)))),
    }),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** How busy the worker processes are, asked when the metrics are. */
function registerPoolMetrics(registry: Registry, poolLoad: () => PoolLoad): void {
  const registers = [registry];
  new Gauge({
    name: 'earshot_pool_waiting',
    help: 'Tasks waiting for a worker process',
    registers,
    collect() {
      this.set(poolLoad().waiting);
    },
  });
  new Gauge({
    name: 'earshot_pool_running',
    help: 'Tasks in a worker process',
    registers,
    collect() {
      this.set(poolLoad().running);
    },
  });
  let reported = 0;
  new Counter({
    name: 'earshot_pool_completed_total',
    help: 'Tasks that a worker process has ended since the start',
    registers,
    collect() {
      const { completed } = poolLoad();
      this.inc(completed - reported);
      reported = completed;
    },
  });
}

function registerStoreMetric(registry: Registry, storeAnswers: () => Promise<void>): void {
  new Gauge({
    name: 'earshot_store_up',
    help: '1 while the store answers',
    registers: [registry],
    async collect() {
      this.set(
        await storeAnswers().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
}
