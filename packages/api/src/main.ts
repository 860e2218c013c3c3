/** Starts the server: settings, adapters, listening, and an orderly end. The only file that runs on import. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { Failure } from '@earshot/schema/failures';
import { pino } from 'pino';
import { createRateLimiter } from './adapters/rate-limit/create-rate-limiter.ts';
import { createApp } from './app.ts';
import { readSettings, type Settings } from './env.ts';
import { prepareDrain } from './http-drain.ts';
import { createHttpServer } from './http-server.ts';
import { CALL_LIMITS, SERVER_LIMITS } from './limits.ts';
import { listenFailure } from './listen-failure.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { openServices } from './open-services.ts';
import { startSessionSweep } from './session-sweep.ts';

const here = dirname(fileURLToPath(import.meta.url));

async function start(settings: Settings): Promise<void> {
  // Lines are written in batches, at least once a second and at the end: a write per request would take a third of its time.
  const logFile = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  const logger = pino({ level: settings.logLevel }, logFile);
  const { services, pool, metrics, stopStarting, close } = await openServices(settings);
  const { store } = services;
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
    async ready() {
      if (drain.hasBegun) throw new Failure('busy');
      await Promise.all([store.ping(), pool.ready()]);
    },
  });
  const server = createHttpServer(app, {
    ...SERVER_LIMITS.http,
    ...(settings.trustProxyHops > 0 && { maxConnectionsPerClient: Number.POSITIVE_INFINITY }),
  });
  const drain = prepareDrain(server, SERVER_LIMITS.drain, stopStarting);
  const metricsServer = createMetricsServer(metrics);
  // First, so that a failed start has not answered any request.
  if (settings.metricsPort !== undefined)
    await listen(metricsServer, settings, settings.metricsPort, 'METRICS_PORT');
  const port = await listen(server, settings, settings.port, 'PORT');
  logger.info(
    { port, host: settings.host, store: settings.databaseUrl ? 'postgresql' : 'sqlite' },
    `Earshot is on http://localhost:${port}`,
  );
  logger.flush();

  // After an unexpected error the process ends, with the cause in the log, and is restarted.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'unforeseen error');
    logFile.flushSync();
    process.exit(1);
  });
  const sweep = startSessionSweep({
    deleteExpired: store.trendingSessions.deleteExpired,
    everyMs: SERVER_LIMITS.sessionSweepMs,
    onError: (error) => logger.warn({ err: error }, 'expired results were not deleted'),
  });
  onStop(async (signal) => {
    logger.info({ signal }, 'stopping: finishing what runs');
    metricsServer.close();
    await drain.finish();
    await sweep.stop();
    await close();
    logger.info('stopped');
    logFile.flushSync();
  });
}

/** Gives the port once the server listens; ends the process with one sentence when it cannot. */
async function listen(
  server: Server,
  { host, logLevel }: Settings,
  port: number,
  setting: 'PORT' | 'METRICS_PORT',
): Promise<number> {
  server.on('error', (error) => endWith(listenFailure(error, { host, port }, setting), error, logLevel));
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Runs `stop` at the first signal and ends the process, at the latest after the shutdown limit. */
function onStop(stop: (signal: string) => Promise<void>): void {
  let stopping = false;
  const begin = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), CALL_LIMITS.stopMs).unref();
    await stop(signal);
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void begin(signal));
  process.on('SIGINT', (signal) => void begin(signal));
}

/** Ends a failed start with one sentence; details are shown at LOG_LEVEL=debug only. */
function endWith(sentence: string, error: unknown, logLevel: string): never {
  process.stderr.write(`${sentence}\n`);
  if (logLevel === 'debug') process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}

let logLevel = 'info';
try {
  const settings = readSettings();
  logLevel = settings.logLevel;
  await start(settings);
} catch (error) {
  endWith(error instanceof Error ? error.message : String(error), error, logLevel);
}
