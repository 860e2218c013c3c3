import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_TIMEOUT_MS,
  LARGE_OCR_TIMEOUT_MS,
  OCR_MAX_WAIT_MS,
  OCR_START_TIMEOUT_MS,
  OCR_TIMEOUT_MS,
} from './adapters/limits.ts';
import { CALL_LIMITS, SERVER_LIMITS } from './limits.ts';

const { maxWaitMs, maxRunMs, marginMs, startAfterStopMs, stopMs, answerMs, proxyMs, idleMs, browserMs } =
  CALL_LIMITS;

const textOf = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('the limits of a whole call', () => {
  it('add up: what runs at a stop is answered before it ends, and each limit is shorter than the one around it', () => {
    expect(stopMs).toBe(startAfterStopMs + maxRunMs + marginMs);
    expect(answerMs).toBe(maxWaitMs + maxRunMs + marginMs);
    const outwards = [stopMs, answerMs, proxyMs, idleMs, browserMs];
    expect(outwards).toEqual([...outwards].sort((a, b) => a - b));
    expect(new Set(outwards).size).toBe(outwards.length);
  });

  it('hold for every kind of work', () => {
    const { pool, http, linger, drain } = SERVER_LIMITS;
    expect(Math.max(pool.maxWaitMs, pool.longMaxWaitMs)).toBeLessThanOrEqual(maxWaitMs);
    expect(Math.max(pool.trialMs, pool.timeoutMs, pool.longTimeoutMs)).toBeLessThanOrEqual(maxRunMs);
    expect(DOCUMENT_TIMEOUT_MS).toBeLessThanOrEqual(maxRunMs);
    const readingMs = OCR_START_TIMEOUT_MS + Math.max(OCR_TIMEOUT_MS, LARGE_OCR_TIMEOUT_MS);
    expect(readingMs).toBeLessThanOrEqual(maxRunMs);
    expect(OCR_MAX_WAIT_MS + readingMs).toBeLessThanOrEqual(maxWaitMs + maxRunMs);
    expect(drain.startWithinMs + linger.totalMs).toBeLessThanOrEqual(stopMs);
    expect(http.idleTimeoutMs).toBe(idleMs);
  });

  it('are those of the example deployment and of its document', () => {
    expect(textOf('deploy/nginx.conf')).toContain(`proxy_read_timeout ${proxyMs / 1000}s;`);
    const graceSeconds = (stopMs + marginMs) / 1000;
    expect(textOf('compose.yaml')).toContain(`stop_grace_period: ${graceSeconds}s`);
    const operations = textOf('docs/operations.md');
    expect(operations).toContain(`terminationGracePeriodSeconds: ${graceSeconds}`);
    for (const ms of [maxWaitMs, maxRunMs, startAfterStopMs, stopMs, answerMs, proxyMs, idleMs])
      expect(operations).toContain(`${ms / 1000} s`);
  });
});
