import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from '../test/test-app.ts';

const PLAIN: TestAppOptions = {};
/** One app for each set of options. */
const apps = new Map<TestAppOptions, TestApp>();
afterAll(() => Promise.all([...apps.values()].map((test) => test.close())));

async function get(options: TestAppOptions, host: string, path = '/api/counters') {
  const test = apps.get(options) ?? (await createTestApp(options));
  apps.set(options, test);
  return request(test.app).get(path).set('Host', host);
}

describe('the headers of every answer', () => {
  it('allow no device and no framing', async () => {
    const { headers } = await get(PLAIN, 'localhost:3000');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['https://earshot.example', 'max-age=63072000'],
    ['http://earshot.example', undefined],
    [undefined, undefined],
  ])('behind %s ask for TLS: %s', async (publicUrl, expected) => {
    const { headers } = await get({ publicUrl }, 'earshot.example');
    expect(headers['strict-transport-security']).toBe(expected);
  });
});

it.each([
  ['/api/counters', 'no-store'],
  ['/api/openapi.json', 'no-store'],
  ['/api/trpc/counters.get', 'no-store'],
  ['/api/nothing', 'no-store'],
  ['/api/trending/export-csv/none', 'no-store'],
  ['/healthz', 'no-store'],
  ['/readyz', 'no-store'],
  ['/.well-known/security.txt', 'no-cache'],
  ['/api/docs', 'no-cache'],
  ['/api/docs/methods', 'no-cache'],
])('the lifetime of the answer at %s: %s', async (path, expected) => {
  expect((await get(PLAIN, 'localhost:3000', path)).headers['cache-control']).toBe(expected);
});

it.each(['/api/openapi.json', '/api/docs', '/api/nothing', '/about'])(
  '%s, which is no call, costs a point',
  async (path) => {
    const points: number[] = [];
    const charge = async (_client: string, cost: number) => {
      points.push(cost);
      return null;
    };
    await get({ rateLimiter: { charge } }, 'localhost:3000', path);
    expect(points).toEqual([1]);
  },
);

it.each([
  '/API/trending/rankings/6f1f9d0a-0000-4000-8000-000000000001',
  '/api/trending/rankings/6f1f9d0a-0000-4000-8000-000000000001/x',
  '/api/trending/export-csv/%36f1f9d0a-0000-4000-8000-000000000001.csv',
])('the log has no id from %s', async (path) => {
  await get(PLAIN, 'localhost:3000', path);
  expect(JSON.stringify(apps.get(PLAIN)?.log)).not.toContain('f1f9d0a');
});

describe('the name that a request uses', () => {
  const options = { allowedPrivateHosts: ['10.1.0.0/16'], publicUrl: 'https://earshot.example' };

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'earshot.example', 'EARSHOT.example'])(
    'may be %s when private hosts are allowed',
    async (host) => {
      expect((await get(options, host)).status).toBe(200);
    },
  );

  it.each(['evil.example', '10.1.0.5:3000', 'earshot.example.evil.example', 'localhost.evil.example', ''])(
    'may not be %j then',
    async (host) => {
      const { status, body } = await get(options, host);
      expect([status, body.code]).toEqual([421, 'foreign_host']);
    },
  );

  it('may be any for the probes of a load balancer, and without private hosts', async () => {
    expect((await get(options, '10.1.0.5:3000', '/healthz')).status).toBe(200);
    expect((await get(PLAIN, 'evil.example')).status).toBe(200);
  });
});
