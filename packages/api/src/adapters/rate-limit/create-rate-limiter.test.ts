import { CONTRACT, PROCEDURES } from '@earshot/schema/contract';
import request from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStores } from '../../../test/stores.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { readSettings } from '../../env.ts';
import type { RateLimiter } from '../../ports.ts';
import { openStore } from '../store/store.ts';
import { createRateLimiter, WINDOW_SECONDS } from './create-rate-limiter.ts';

const { folder, postgres } = await useStores();
if (postgres) {
  const migrated = await openStore({ dataDir: folder, databaseUrl: postgres.url }, () => new Date());
  await migrated.close();
}

const limiterOf = (points: number, databaseUrl?: string): RateLimiter =>
  createRateLimiter({ rateLimit: true, databaseUrl, rateLimitReads: points, rateLimitAnalyses: points });

const open: TestApp[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const test of open.splice(0)) await test.close();
});

async function appWith(points: number, trustProxy = 0): Promise<TestApp['app']> {
  const test = await createTestApp({ rateLimiter: limiterOf(points), trustProxy });
  open.push(test);
  return test.app;
}

describe('the rate limit of a client', () => {
  it('announces the rest of the allowance, and refuses a call beyond it with a time to wait', async () => {
    const app = await appWith(2);
    const first = await request(app).get('/api/counters');
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '2',
      'ratelimit-remaining': '1',
      'ratelimit-reset': String(WINDOW_SECONDS),
    });
    expect((await request(app).get('/api/counters')).status).toBe(200);
    const refused = await request(app).get('/api/counters');
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        message: `Too many requests. Please wait ${refused.headers['retry-after']} seconds and try again.`,
        code: 'rate_limited',
        retryAfterSeconds: Number(refused.headers['retry-after']),
      },
    ]);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(WINDOW_SECONDS);
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
  });

  it('weighs a call by its cost: heavy ones use the allowance up sooner', async () => {
    const costs = PROCEDURES.map((path) => CONTRACT[path].cost);
    expect(Math.max(...costs)).toBeGreaterThan(Math.min(...costs));
    const app = await appWith(CONTRACT['suggestions.send'].cost + 1);
    await request(app).post('/api/suggestions').send({});
    expect((await request(app).post('/api/suggestions').send({})).status).toBe(429);
  });

  it('counts reads and analyses separately, so that analyses use up no reads', async () => {
    const app = await appWith(CONTRACT['suggestions.send'].cost);
    await request(app).post('/api/suggestions').send({});
    expect((await request(app).post('/api/suggestions').send({})).status).toBe(429);
    expect((await request(app).get('/api/counters')).status).toBe(200);
  });

  it('is high enough for an office of thirty behind one address', async () => {
    const { rateLimitReads, rateLimitAnalyses } = readSettings({}, '/srv');
    const costs = PROCEDURES.map((path) => CONTRACT[path].cost);
    const people = 30;
    // Room for two analyses of the most expensive kind per person and minute, and for as many help pages as a person can read.
    expect(rateLimitAnalyses).toBeGreaterThanOrEqual(people * 2 * Math.max(...costs));
    expect(rateLimitReads).toBeGreaterThanOrEqual(people * 20);
  });

  it('charges a refused body, too, before it is read', async () => {
    const app = await appWith(CONTRACT['article.analyze'].cost);
    const broken = () => request(app).post('/api/analyze/article').type('json').send('{');
    expect((await broken()).status).toBe(400);
    expect((await broken()).status).toBe(429);
  });

  it('charges every procedure of a tRPC batch, and refuses it as a whole', async () => {
    const batch = async (size: number) =>
      request(await appWith(3)).get(
        `/api/trpc/${Array(size).fill('counters.get').join(',')}?batch=1&input=%7B%7D`,
      );
    expect((await batch(3)).status).toBe(200);
    const { status, body } = await batch(4);
    expect(status).toBe(429);
    expect(JSON.stringify(body)).toContain('rate_limited');
    expect(JSON.stringify(body)).not.toContain('"result"');
  });

  it.each([
    ['encoded commas', '/api/trpc/counters.get%2Ccounters.get%2Ccounters.get?batch=1&input=%7B%7D'],
    ['a longer path', '/api/trpc/x/counters.get,counters.get,counters.get?batch=1&input=%7B%7D'],
  ])('charges a batch written with %s like any other', async (_, address) => {
    expect((await request(await appWith(3)).get(address)).status).toBe(200);
    expect((await request(await appWith(2)).get(address)).status).toBe(429);
  });

  it('charges a single call written with an encoded point by its own cost, and says how long to wait', async () => {
    const app = await appWith(CONTRACT['article.analyze'].cost);
    const call = () => request(app).post('/api/trpc/article%2Eanalyze').send({ mode: 'none' });
    expect((await call()).status).toBe(400);
    const { status, headers } = await call();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuses a tRPC batch of more than 10', async () => {
    const app = await appWith(100);
    const batch = (size: number) =>
      request(app).get(`/api/trpc/${Array(size).fill('counters.get').join(',')}?batch=1&input=%7B%7D`);
    expect((await batch(10)).status).toBe(200);
    expect((await batch(11)).status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify((await batch(11)).body)).not.toContain('"result"');
  });

  it('ends with its window', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const limiter = limiterOf(1);
    await limiter.charge('a', 1);
    await expect(limiter.charge('a', 1)).resolves.toMatchObject({ isExceeded: true });
    await expect(limiter.charge('b', 1)).resolves.toMatchObject({ isExceeded: false });
    vi.advanceTimersByTime(WINDOW_SECONDS * 1000 + 1);
    await expect(limiter.charge('a', 1)).resolves.toMatchObject({ isExceeded: false });
  });

  it('charges the whole allowance for a call that costs more', async () => {
    const limiter = limiterOf(100);
    await expect(limiter.charge('a', 400)).resolves.toMatchObject({ isExceeded: false });
    await expect(limiter.charge('a', 2)).resolves.toMatchObject({ isExceeded: true });
  });

  it('locks no client out when the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T10:00:00Z') });
    const limiter = limiterOf(1);
    await limiter.charge('a', 1);
    vi.setSystemTime(new Date('2026-03-04T10:00:00Z'));
    const allowance = await limiter.charge('a', 1);
    expect(allowance?.isExceeded).toBe(false);
    expect(allowance?.resetSeconds).toBeLessThanOrEqual(WINDOW_SECONDS);
    await expect(limiter.charge('a', 1)).resolves.toMatchObject({ isExceeded: true });
  });
});

describe('the client behind a proxy', () => {
  const ask = (app: TestApp['app'], forwarded: string) =>
    request(app).get('/api/counters').set('X-Forwarded-For', forwarded);

  it.each([
    ['is the connection itself without TRUST_PROXY', 0, '203.0.113.1', '203.0.113.2', null],
    [
      'is the last hop with TRUST_PROXY=1: what stands before it is a claim',
      1,
      '198.51.100.1, 203.0.113.1',
      '198.51.100.2, 203.0.113.1',
      '198.51.100.1, 203.0.113.2',
    ],
    [
      'is the second-to-last hop with TRUST_PROXY=2',
      2,
      '198.51.100.1, 203.0.113.1, 192.0.2.1',
      '198.51.100.2, 203.0.113.1, 192.0.2.2',
      '198.51.100.1, 203.0.113.2, 192.0.2.1',
    ],
    ['is a whole /56 network of IPv6', 1, '2001:db8:1:200::1', '2001:db8:1:2ff:ffff::9', '2001:db8:1:300::1'],
  ])('%s', async (_, trustProxy, first, same, other) => {
    const app = await appWith(1, trustProxy);
    expect((await ask(app, first)).status).toBe(200);
    expect((await ask(app, same)).status).toBe(429);
    if (other !== null) expect((await ask(app, other)).status).toBe(200);
  });

  it('may be anything that a broken proxy writes', async () => {
    const app = await appWith(100, 1);
    for (const forwarded of ['', ',', 'unknown', '"[::1]:80"', '1.2.3.4:5678', 'x'.repeat(8000), '::::']) {
      expect((await ask(app, forwarded)).status).toBe(200);
    }
  });
});

describe.runIf(postgres)('the rate limit on PostgreSQL', () => {
  const url = postgres?.url ?? '';

  it('is one for all instances, also when they start at the same moment', async () => {
    const limiters = await Promise.all(Array.from({ length: 4 }, () => limiterOf(40, url)));
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => limiters[index % 4]?.charge('everywhere', 1)),
    );
    expect(results.filter((result) => result?.isExceeded === false)).toHaveLength(40);
  });

  it('locks no client out when the clock is set back', async () => {
    const limiter = limiterOf(1, url);
    await limiter.charge('time traveller', 1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
    await expect(limiter.charge('time traveller', 1)).resolves.toMatchObject({ isExceeded: false });
  });

  it('is counted by the instance itself while the database is away', async (context) => {
    if (!postgres?.pause) return context.skip('an external PostgreSQL is not stopped');
    const limiter = limiterOf(1, url);
    await postgres.pause();
    try {
      await expect(limiter.charge('stranded', 1)).resolves.toMatchObject({ isExceeded: false });
      await expect(limiter.charge('stranded', 1)).resolves.toMatchObject({ isExceeded: true });
    } finally {
      await postgres.resume?.();
    }
    await expect(limiter.charge('returned', 1)).resolves.toMatchObject({ isExceeded: false });
  });
});
