/** The whole API with a real store, jobs on this thread (unless `services` has a pool), and web responses provided by the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import { pino } from 'pino';
import { readDocument } from '../src/adapters/documents/read-document.ts';
import { previewPicture, readPicture } from '../src/adapters/images/read-picture.ts';
import { createOutbound } from '../src/adapters/outbound/create-outbound.ts';
import { unlimited } from '../src/adapters/rate-limit/create-rate-limiter.ts';
import { openStore } from '../src/adapters/store/store.ts';
import { createApp } from '../src/app.ts';
import { readinessOf } from '../src/health/readiness.ts';
import { SERVER_LIMITS } from '../src/limits.ts';
import type { RateLimiter, Store } from '../src/ports.ts';
import { ServerRecords } from '../src/records/records.ts';
import type { Services } from '../src/services.ts';
import { inlineCompute } from './inline-compute.ts';

export interface TestApp {
  readonly app: Express;
  readonly services: Services;
  readonly store: Store;
  /** Parsed lines of the log. */
  readonly log: readonly Record<string, unknown>[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Replaces individual services, such as the outbound client. */
  readonly services?: Partial<Services>;
  /** Replaces the store, for example with one that hangs. */
  readonly store?: Store;
  readonly rateLimiter?: RateLimiter;
  /** Addresses of loopback servers that the guarded client may access. */
  readonly allowedPrivateHosts?: readonly string[];
  readonly webDir?: string;
  readonly noticeUrl?: string;
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: number;
}

export const TEST_NOW = new Date('2026-03-05T10:00:00Z');

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-api-'));
  const clock = () => TEST_NOW;
  const store = options.store ?? (await openStore({ dataDir: folder, databaseUrl: undefined }, clock));
  const records = new ServerRecords(store, SERVER_LIMITS.records, () => undefined);
  const services: Services = {
    clock,
    compute: inlineCompute,
    documents: { read: (file) => readDocument(file) },
    images: { read: readPicture, preview: previewPicture },
    outbound: createOutbound({ allowedPrivateHosts: options.allowedPrivateHosts ?? [] }),
    records,
    trendingSessionTtlHours: 1,
    ...options.services,
  };
  const log: Record<string, unknown>[] = [];
  const app = createApp({
    services,
    rateLimiter: options.rateLimiter ?? unlimited,
    logger: pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
    trustProxy: options.trustProxy ?? 0,
    webDir: options.webDir,
    docsDir: fileURLToPath(new URL('../../../docs', import.meta.url)),
    contactUrl: undefined,
    noticeUrl: options.noticeUrl,
    publicUrl: options.publicUrl,
    reachesPrivateHosts: (options.allowedPrivateHosts ?? []).length > 0,
    readiness: () =>
      readinessOf({
        isStopping: () => false,
        workersReady: async () => undefined,
        picturesReady: async () => undefined,
        pingStore: () => store.ping(),
      }),
  });
  return {
    app,
    services,
    store,
    log,
    async close() {
      await records.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
