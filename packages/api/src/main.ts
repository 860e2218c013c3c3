import { once } from 'node:events';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { createRateLimiter } from './adapters/rate-limit/create-rate-limiter.ts';
import { createApp } from './app.ts';
import { readSettings, type Settings } from './env.ts';
import { searchIndex } from './features/help/library.ts';
import { readinessOf } from './health/readiness.ts';
import { createHttpServer, listenFailure, prepareDrain } from './http-server.ts';
import { CALL_LIMITS, SERVER_LIMITS } from './limits.ts';
import { createMetricsServer } from './metrics/metrics.ts';
import { openServices } from './open-services.ts';
import { startHousekeeping } from './records/records.ts';

const here = dirname(fileURLToPath(import.meta.url));

async function start(settings: Settings): Promise<void> {
  // Writes lines in batches, at least once a second: one at a time would take a third of a request's time.
  const logFile = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  const logger = pino({ level: settings.logLevel }, logFile);
  const { services, store, metrics, health, stopStarting, close } = await openServices(settings, (error) =>
    logger.warn({ err: error }, 'not stored'),
  );
  const app = createApp({
    ...settings,
    services,
    rateLimiter: createRateLimiter(settings),
    logger,
    webDir: join(here, '../../web/dist'),
    docsDir: join(here, '../../../docs'),
    reachesPrivateHosts: settings.allowedPrivateHosts.length > 0,
    observeRequest: metrics.observeRequest,
    readiness: () => readinessOf({ ...health, isStopping: () => drain.hasBegun }),
  });
  const server = createHttpServer(app, {
    ...SERVER_LIMITS.http,
    ...(settings.trustProxy > 0 && { maxConnectionsPerClient: Number.POSITIVE_INFINITY }),
  });
  const drain = prepareDrain(server, SERVER_LIMITS.drain, stopStarting);
  const metricsServer = createMetricsServer(metrics);
  // Started before the public port, so that no visitor's request is answered if startup fails.
  if (settings.metricsPort !== undefined)
    await listen(
      metricsServer,
      { ...settings, host: settings.metricsHost },
      settings.metricsPort,
      'METRICS_PORT',
    );
  const port = await listen(server, settings, settings.port, 'PORT');
  logger.info(
    { port, host: settings.host, store: settings.databaseUrl ? 'postgresql' : 'sqlite' },
    `Earshot is on http://localhost:${port}`,
  );
  logger.flush();

  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'unforeseen error');
    logFile.flushSync();
    process.exit(1);
  });
  const housekeeping = startHousekeeping(store, settings, (error) =>
    logger.warn({ err: error }, 'housekeeping failed and is tried again'),
  );
  onStop(async (signal) => {
    logger.info({ signal }, 'stopping: finishing what runs');
    metricsServer.close();
    await drain.finish();
    await housekeeping.stop();
    await close();
    logger.info('stopped');
    logFile.flushSync();
  });
}

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

/** Adds the error's details only with LOG_LEVEL=debug. */
function endWith(sentence: string, error: unknown, logLevel: string): never {
  process.stderr.write(`${sentence}\n`);
  if (logLevel === 'debug') process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}

let logLevel = 'info';
try {
  const settings = readSettings();
  logLevel = settings.logLevel;
  // Built before the first visitor searches, who would have to wait for it.
  searchIndex();
  await start(settings);
} catch (error) {
  endWith(error instanceof Error ? error.message : String(error), error, logLevel);
}
