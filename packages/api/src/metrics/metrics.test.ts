import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Failure } from '@earshot/schema/failures';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Outbound } from '../ports.ts';
import { requestInfo } from '../rest/request-info.ts';
import { trackRequests } from '../rest/track-requests.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';

const idle = () => ({ waiting: 0, running: 0, completed: 0 });
const up = async () => undefined;

describe('the metrics', () => {
  it('count and time requests by procedure and status, and name nothing that a visitor sent', async () => {
    const metrics = createMetrics(idle, up);
    const app = express().use(trackRequests([metrics.observeRequest]));
    app.get('/api/counters', (_req, res) => {
      requestInfo(res).procedure = 'counters.get';
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
    expect(text).not.toContain('secretword');
  });

  it('show the queue, the pool and the process as they are when asked', async () => {
    const load = { waiting: 3, running: 2, completed: 7 };
    const text = await createMetrics(() => load, up).render();
    expect(text).toContain('earshot_pool_waiting 3');
    expect(text).toContain('earshot_pool_running 2');
    expect(text).toContain('earshot_pool_completed_total 7');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('say whether the store answers', async () => {
    expect(await createMetrics(idle, up).render()).toContain('earshot_store_up 1');
    const gone = () => Promise.reject(new Error('gone'));
    expect(await createMetrics(idle, gone).render()).toContain('earshot_store_up 0');
  });

  it('count what becomes of outgoing requests, by cause, and change nothing about them', async () => {
    const metrics = createMetrics(idle, up);
    const answer = { url: 'u', status: 200, contentType: 'text/html', bytes: new Uint8Array(), text: '' };
    const outcomes = [async () => answer, () => Promise.reject(new Failure('dns-not-found'))];
    const outbound: Outbound = {
      fetch: () => (outcomes.shift() ?? (() => Promise.reject(new Error('bug'))))(),
      visit: (_visitor, run) =>
        run(async (url) => ({
          url,
          status: 200,
          headers: {},
          bytes: null,
          text: '',
          interruption: null,
          durationMs: 1,
        })),
    };
    const observed = metrics.observeOutbound(outbound);
    const page = { url: 'https://example.com/secretword', accept: 'html', client: 'a' } as const;
    expect(await observed.fetch(page)).toBe(answer);
    await expect(observed.fetch(page)).rejects.toMatchObject({ failureCause: 'dns-not-found' });
    await expect(observed.fetch(page)).rejects.toThrow('bug');
    await observed.visit({ client: 'a' }, (hop) => hop('https://example.com/'));
    const text = await metrics.render();
    expect(text).toContain('earshot_outbound_total{result="ok"} 2');
    expect(text).toContain('earshot_outbound_total{result="dns-not-found"} 1');
    expect(text).toContain('earshot_outbound_total{result="error"} 1');
    expect(text).not.toContain('secretword');
  });

  it('are served at one address of a port of their own', async () => {
    const server = createMetricsServer(createMetrics(idle, up)).listen(0, '127.0.0.1');
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
