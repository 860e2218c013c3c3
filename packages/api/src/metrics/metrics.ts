/** Prometheus metrics of one instance. They contain counts and durations, never data sent by a visitor. */
import { Failure } from '@earshot/schema/failures';
import { VERSION } from '@earshot/schema/version';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Outbound, OutboundHop } from '../ports.ts';
import type { RequestObserver } from '../rest/track-requests.ts';
import { type GaugeSources, registerGauges } from './gauges.ts';

export interface Metrics {
  /** Counts and times every request by its procedure (`page` for everything else), status and failure. */
  readonly observeRequest: RequestObserver;
  /** Counts outgoing requests by failure cause, or as `ok`. */
  observeOutbound(outbound: Outbound): Outbound;
  /** Observes how long a task has waited for its place. */
  observeWait(lane: string, waitedMs: number): void;
  /** Adds the values that are read when the metrics are requested. Called once. */
  watch(sources: GaugeSources): void;
  /** Returns the metrics in the text exposition format. */
  render(): Promise<string>;
  readonly contentType: string;
}

/** Upper limits of the buckets, up to the longest call. */
const DURATION_BUCKETS_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerBuildInfo(registry);
  return {
    observeRequest: requestObserver(registry),
    observeOutbound: outboundObserver(registry),
    observeWait: waitObserver(registry),
    watch: (sources) => registerGauges(registry, sources),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function registerBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'earshot_build_info',
    help: 'Always 1; the release and its Node.js are labels',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: VERSION, node: process.version }, 1);
}

function requestObserver(registry: Registry): RequestObserver {
  const durations = new Histogram({
    name: 'earshot_request_duration_seconds',
    help: 'Requests by procedure and status',
    labelNames: ['procedure', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'earshot_request_failures_total',
    help: 'Requests that were answered with a failure, by its row of the failure table',
    labelNames: ['procedure', 'failure', 'status'],
    registers: [registry],
  });
  return ({ procedure = 'page', status, aborted, durationMs, failure }) => {
    const outcome = aborted ? 'aborted' : String(status);
    durations.observe({ procedure, status: outcome }, durationMs / 1000);
    if (failure !== undefined) failures.inc({ procedure, failure, status: outcome });
  };
}

function outboundObserver(registry: Registry): Metrics['observeOutbound'] {
  const results = new Counter({
    name: 'earshot_outbound_total',
    help: 'Outgoing requests by result',
    labelNames: ['result'],
    registers: [registry],
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
  return (outbound) => ({
    fetch: (request) => observed(outbound.fetch(request)),
    visit: (visitor, run) =>
      outbound.visit(visitor, (hop) => run((url: string): Promise<OutboundHop> => observed(hop(url)))),
  });
}

function waitObserver(registry: Registry): Metrics['observeWait'] {
  const waits = new Histogram({
    name: 'earshot_pool_wait_seconds',
    help: 'How long tasks have waited for their place, by lane',
    labelNames: ['lane'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  return (lane, waitedMs) => waits.observe({ lane }, waitedMs / 1000);
}
