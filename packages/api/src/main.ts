/** Starts the server: settings, adapters, listening, and an orderly end. The only file that runs on import. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '@earshot/schema/failures';
import { pino } from 'pino';
import { createComputePool } from './adapters/compute/compute-pool.ts';
import { createDocumentReader } from './adapters/documents/document-reader.ts';
import { createImageReader } from './adapters/images/image-reader.ts';
import { createOutbound } from './adapters/outbound/create-outbound.ts';
import { createRateLimiter } from './adapters/rate-limit/create-rate-limiter.ts';
import { openStore } from './adapters/store/open-store.ts';
import { createApp } from './app.ts';
import { readSettings, type Settings } from './env.ts';
import { prepareDrain } from './http-drain.ts';
import { createHttpServer } from './http-server.ts';
import { SERVER_LIMITS } from './limits.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { startSessionSweep } from './session-sweep.ts';

const here = dirname(fileURLToPath(import.meta.url));

async function start(settings: Settings): Promise<void> {
  // Lines are written in batches, at least once a second and at the end: a write per request would cost a third of it.
  const logFile = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  const logger = pino({ level: settings.logLevel }, logFile);
  const clock = () => new Date();
  const store = await openStore(settings, clock);
  const images = createImageReader({});
  const pool = createComputePool({ ...SERVER_LIMITS.pool, workers: settings.workers, settings });
  const metrics = createMetrics(pool.load, store.ping);
  const outbound = createOutbound({
    allowedPrivateHosts: settings.allowedPrivateHosts,
    respectRobots: settings.respectRobots,
    decodeNat64: settings.decodeNat64,
    ...(settings.contactUrl !== undefined && { contactUrl: settings.contactUrl }),
  });
  const services = {
    clock,
    store,
    images,
    documents: createDocumentReader({}),
    compute: pool.compute,
    outbound: metrics.observeOutbound(outbound),
    trendingSessionTtlHours: settings.trendingSessionTtlHours,
  };
  const app = createApp({
    services,
    offload: pool.offload,
    rateLimiter: await createRateLimiter(settings),
    logger,
    trustProxyHops: settings.trustProxyHops,
    webDir: join(here, '../../web/dist'),
    docsDir: join(here, '../../../docs'),
    contactUrl: settings.contactUrl,
    publicUrl: settings.publicUrl,
    observeRequest: metrics.observeRequest,
    ready: async () => {
      if (drain.hasBegun) throw new Failure('busy');
      await Promise.all([store.ping(), pool.ready()]);
    },
  });

  const server = createHttpServer(app, SERVER_LIMITS.http);
  const drain = prepareDrain(server, SERVER_LIMITS.drain);
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    logger.info(
      { port, host: settings.host, store: settings.databaseUrl ? 'postgresql' : 'sqlite' },
      `Earshot is on http://localhost:${port}`,
    );
    logger.flush();
  });
  const fail = (error: unknown, what: string): void => {
    logger.fatal({ err: error }, what);
    logFile.flushSync();
    process.exit(1);
  };
  server.on('error', (error) => fail(error, 'cannot listen'));
  // A state that nobody foresaw is left by a fresh start, with its cause in the log.
  process.on('uncaughtException', (error) => fail(error, 'unforeseen error'));

  const metricsServer = createMetricsServer(metrics);
  metricsServer.on('error', (error) => fail(error, 'cannot listen for metrics'));
  if (settings.metricsPort !== undefined) metricsServer.listen(settings.metricsPort, settings.host);

  const sweep = startSessionSweep({
    deleteExpired: store.trendingSessions.deleteExpired,
    everyMs: SERVER_LIMITS.sessionSweepMs,
    onError: (error) => logger.warn({ err: error }, 'expired results were not deleted'),
  });

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping: finishing what runs');
    setTimeout(() => process.exit(1), SERVER_LIMITS.shutdownMs).unref();
    metricsServer.close();
    await drain.finish();
    await Promise.all([pool.close(), images.close(), sweep.stop()]);
    await store.close();
    logger.info('stopped');
    logFile.flushSync();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

try {
  await start(readSettings());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
