import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Failure } from '@earshot/schema/failures';
import { VERSION } from '@earshot/schema/version';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Outbound } from '../ports.ts';
import { requestInfo, trackRequests } from '../rest/request-info.ts';
import { createMetrics, createMetricsServer, type MetricSources } from './metrics.ts';

const SOURCES: MetricSources = {
  poolLoad: () => ({
    quick: { waiting: 3, running: 2, completed: 7 },
    large: { waiting: 0, running: 1, completed: 4 },
  }),
  processes: () => ({ running: 5, ended: 1 }),
  records: () => ({ pendingUses: 9, unkeptRankings: 6 }),
  storedBytes: async () => 1234,
  freeDiskBytes: async () => 99,
};

describe('the metrics', () => {
  it('count and time requests by procedure and status, and name nothing that a visitor sent', async () => {
    const metrics = createMetrics();
    const app = express().use(trackRequests([metrics.observeRequest]));
    app.get('/api/counters', (_req, res) => {
      Object.assign(requestInfo(res), { procedure: 'counters.get', failure: 'busy' });
      res.json({});
    });
    await request(app).get('/api/counters?q=secretword');
    await request(app).get('/secretword');
    const text = await metrics.render();
    expect(text).toContain('earshot_request_duration_seconds_count{procedure="counters.get",status="200"} 1');
    expect(text).toContain('earshot_request_duration_seconds_count{procedure="page",status="404"} 1');
    expect(text).toMatch(
      /earshot_request_duration_seconds_bucket\{le="0\.25",procedure="counters\.get",status="200"\} 1/,
    );
    expect(text).toContain(
      'earshot_request_failures_total{procedure="counters.get",failure="busy",status="200"} 1',
    );
    expect(text).not.toContain('secretword');
  });

  it('show queues, processes, the store and the disk as they are when asked, each time', async () => {
    const metrics = createMetrics();
    metrics.watch(SOURCES);
    metrics.observeWait('large', 45_000);
    await metrics.render();
    const text = await metrics.render();
    for (const line of [
      'earshot_pool_waiting{lane="quick"} 3',
      'earshot_pool_running{lane="large"} 1',
      'earshot_pool_completed_total{lane="quick"} 7',
      'earshot_pool_wait_seconds_bucket{le="60",lane="large"} 1',
      'earshot_worker_processes 5',
      'earshot_worker_ended_total 1',
      'earshot_store_up 1',
      'earshot_stored_ranking_bytes 1234',
      'earshot_disk_free_bytes 99',
      'earshot_pending_uses 9',
      'earshot_rankings_not_kept_total 6',
      `earshot_build_info{version="${VERSION}",node="${process.version}"} 1`,
    ])
      expect(text).toContain(line);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('say when the store does not answer', async () => {
    const metrics = createMetrics();
    metrics.watch({ ...SOURCES, storedBytes: () => Promise.reject(new Error('gone')) });
    expect(await metrics.render()).toContain('earshot_store_up 0');
  });

  it('count what becomes of outgoing requests, by cause, and change nothing about them', async () => {
    const metrics = createMetrics();
    const answer = { url: 'u', status: 200, contentType: 'text/html', bytes: new Uint8Array(), text: '' };
    const outcomes = [async () => answer, () => Promise.reject(new Failure('dns-not-found'))];
    const outbound: Outbound = {
      fetch: () => (outcomes.shift() ?? (() => Promise.reject(new Error('bug'))))(),
      visit: (_visitor, run) => run(() => Promise.reject(new Failure('timeout-total'))),
    };
    const observed = metrics.observeOutbound(outbound);
    const page = { url: 'https://example.com/secretword', accept: 'html', client: 'a' } as const;
    expect(await observed.fetch(page)).toBe(answer);
    await expect(observed.fetch(page)).rejects.toMatchObject({ failureCause: 'dns-not-found' });
    await expect(observed.fetch(page)).rejects.toThrow('bug');
    const visit = observed.visit({ client: 'a' }, (hop) => hop('https://example.com/'));
    await expect(visit).rejects.toMatchObject({ failureCause: 'timeout-total' });
    const text = await metrics.render();
    expect(text).toContain('earshot_outbound_total{result="ok"} 1');
    expect(text).toContain('earshot_outbound_total{result="dns-not-found"} 1');
    expect(text).toContain('earshot_outbound_total{result="error"} 1');
    expect(text).not.toContain('secretword');
  });

  it('are served at one path of a separate port', async () => {
    const server = createMetricsServer(createMetrics()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const found = await fetch(`${url}/metrics`);
    expect([found.status, found.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect((await fetch(`${url}/`)).status).toBe(404);
    server.close();
  });
});

it('the dashboard and the alert rules use only metrics that exist', async () => {
  const metrics = createMetrics();
  metrics.watch(SOURCES);
  const known = await metrics.render();
  const deploy = (file: string) =>
    readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
  const asked = `${deploy('grafana-dashboard.json')}${deploy('alerts.yml')}`.match(
    /\b(?:earshot|process|nodejs)_\w+/g,
  );
  const names = new Set(asked?.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
  expect(names.size).toBeGreaterThan(12);
  expect([...names].filter((name) => !known.includes(`# TYPE ${name} `))).toEqual([]);
});
