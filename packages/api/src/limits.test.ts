import { readFileSync } from 'node:fs';
import { CONTRACT } from '@earshot/schema/contract';
import { FAILURES } from '@earshot/schema/failures';
import { expect, it } from 'vitest';
import { CALL_LIMITS, SERVER_LIMITS } from './limits.ts';

const { maxWaitMs, maxRunMs, startAfterStopMs, stopMs, answerMs, proxyMs, idleMs, browserMs } = CALL_LIMITS;

const textOf = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('add up: what runs at a stop is answered before it ends, and each limit is shorter than the one around it', () => {
  expect(stopMs).toBeGreaterThan(startAfterStopMs + maxRunMs);
  expect(answerMs).toBeGreaterThan(2 * maxWaitMs + maxRunMs + SERVER_LIMITS.pool.quickMs);
  const outwards = [stopMs, answerMs, proxyMs, idleMs, browserMs];
  expect(outwards).toEqual([...outwards].sort((a, b) => a - b));
  expect(new Set(outwards).size).toBe(outwards.length);
});

it('hold for every kind of work', () => {
  const { pool, http, linger, drain, records } = SERVER_LIMITS;
  expect(Math.max(pool.quickMs, pool.maxDocumentMs, 2 * pool.maxPictureMs)).toBeLessThanOrEqual(
    pool.maxRunMs,
  );
  expect(records.patienceMs).toBeLessThanOrEqual(500);
  expect(drain.startWithinMs + linger.totalMs).toBeLessThanOrEqual(stopMs);
  expect(http.idleTimeoutMs).toBe(idleMs);
});

it('the reverse proxy says what the product says', () => {
  const nginx = textOf('deploy/nginx.conf');
  for (const cause of ['request-too-large', 'busy'] as const) {
    const { message, code } = FAILURES[cause];
    expect(nginx).toContain(JSON.stringify({ message, code }));
  }
});

it('the reverse proxy and the budget of a client admit the largest body of a call', () => {
  const largest = Math.max(...Object.values(CONTRACT).map(({ maxBodyBytes }) => maxBodyBytes));
  const proxy = /client_max_body_size (\d+)m;/.exec(textOf('deploy/nginx.conf'));
  expect(largest).toBeLessThanOrEqual(Number(proxy?.[1]) * 1024 * 1024);
  expect(largest).toBeLessThanOrEqual(SERVER_LIMITS.memory.maxBytesPerClient);
});

it('are those of the example deployment and of its document', () => {
  expect(textOf('deploy/nginx.conf')).toContain(`proxy_read_timeout ${proxyMs / 1000}s;`);
  const graceSeconds = stopMs / 1000 + 10;
  expect(textOf('compose.yaml')).toContain(`stop_grace_period: ${graceSeconds}s`);
  const operations = textOf('docs/operations.md');
  expect(operations).toContain(`terminationGracePeriodSeconds: ${graceSeconds}`);
  for (const ms of [maxWaitMs, maxRunMs, startAfterStopMs, stopMs, answerMs, proxyMs, idleMs])
    expect(operations).toContain(`${ms / 1000} s`);
});
