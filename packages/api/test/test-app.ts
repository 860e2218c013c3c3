/** The whole API with a real store, jobs on this thread and a web that the test provides. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import { pino } from 'pino';
import { createDocumentReader } from '../src/adapters/documents/document-reader.ts';
import { createImageReader } from '../src/adapters/images/image-reader.ts';
import { createOutbound } from '../src/adapters/outbound/create-outbound.ts';
import { openStore } from '../src/adapters/store/open-store.ts';
import { createApp } from '../src/app.ts';
import { inlineCompute } from '../src/compute/inline-compute.ts';
import type { Offload, RateLimiter } from '../src/ports.ts';
import { unlimited } from '../src/rate-limit/unlimited.ts';
import { answerOffloaded } from '../src/rest/answer-offloaded.ts';
import type { Services } from '../src/services.ts';
import { OCR_TEST_TIMEOUT_MS } from './ocr-timeout.ts';

export interface TestApp {
  readonly app: Express;
  readonly services: Services;
  /** Lines of the log, parsed. */
  readonly log: readonly Record<string, unknown>[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Replaces single services, e.g. the outbound client. */
  readonly services?: Partial<Services>;
  readonly rateLimiter?: RateLimiter;
  /** A real pool; requests are answered on this thread without one. */
  readonly offload?: Offload;
  /** Addresses of loopback servers that the guarded client may reach. */
  readonly allowedPrivateHosts?: readonly string[];
  readonly webDir?: string;
  readonly trustProxyHops?: number;
}

export const TEST_NOW = new Date('2026-03-05T10:00:00Z');

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-api-'));
  const clock = () => TEST_NOW;
  const images = createImageReader({ timeoutMs: OCR_TEST_TIMEOUT_MS });
  const services: Services = {
    clock,
    compute: inlineCompute,
    documents: createDocumentReader({}),
    images,
    outbound: createOutbound({ allowedPrivateHosts: options.allowedPrivateHosts ?? [] }),
    store: await openStore({ dataDir: folder, databaseUrl: undefined }, clock),
    trendingSessionTtlHours: 1,
    ...options.services,
  };
  const log: Record<string, unknown>[] = [];
  const app = createApp({
    services,
    offload: options.offload ?? {
      run: (request, signal) => answerOffloaded(services, request, signal),
    },
    rateLimiter: options.rateLimiter ?? unlimited,
    logger: pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
    trustProxyHops: options.trustProxyHops ?? 0,
    webDir: options.webDir,
    docsDir: fileURLToPath(new URL('../../../docs', import.meta.url)),
    contactUrl: undefined,
    publicUrl: undefined,
    ready: () => services.store.ping(),
  });
  return {
    app,
    services,
    log,
    async close() {
      await images.close();
      await services.store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
