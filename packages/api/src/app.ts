/** The Express application: the order of the middlewares is the life of a request. */
import { Failure } from '@earshot/schema/failures';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import { describeError, describeFailure } from './errors.ts';
import { SERVER_LIMITS } from './limits.ts';
import { createDocsRouter } from './pages/docs.ts';
import { originOf } from './pages/origin.ts';
import { SECURITY_HEADERS } from './pages/security-headers.ts';
import { createSpaRouter } from './pages/spa.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import { BodyBudget } from './rest/body-budget.ts';
import { createApiRouter } from './rest/mount.ts';
import type { Offload } from './rest/offload.ts';
import { requestInfo } from './rest/request-info.ts';
import { logRequests } from './rest/request-log.ts';
import { createRows } from './rest/rows.ts';
import { sendError } from './rest/send-answer.ts';
import { type RequestObserver, trackRequests } from './rest/track-requests.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  readonly services: Services;
  readonly offload: Offload;
  readonly rateLimiter: RateLimiter;
  readonly logger: Logger;
  readonly trustProxyHops: number;
  /** Folder of the built browser application; the API alone is served without it. */
  readonly webDir: string | undefined;
  /** Folder of the documents; the methods in it are shown to visitors. */
  readonly docsDir: string;
  /** Where security reports go; the suggestion form when unset. */
  readonly contactUrl: string | undefined;
  /** Hears how each request went, beside the log. */
  readonly observeRequest?: RequestObserver;
  /** Resolves when the server can work; rejects with what is missing. */
  readonly ready: () => Promise<void>;
}

export function createApp(options: AppOptions): Express {
  const { services, offload, rateLimiter, logger, webDir, ready } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxyHops);

  const { observeRequest } = options;
  app.use(trackRequests([logRequests(logger), ...(observeRequest ? [observeRequest] : [])]));

  const bodyBudget = new BodyBudget(SERVER_LIMITS.bodies);
  const onUnexpected = (error: unknown, requestId: string): void =>
    logger.error({ err: error, requestId }, 'unexpected error');
  // Before everything that is asked for rarely, because each layer above costs every call.
  app.use(createRows({ services, offload, rateLimiter, bodyBudget, onUnexpected }));

  app.use((_req, res, next) => {
    for (const [name, value] of SECURITY_HEADERS) res.setHeader(name, value);
    res.setHeader('X-Request-Id', requestInfo(res).requestId);
    next();
  });
  app.use('/api/docs', createDocsRouter(options.docsDir));
  app.use('/api', createApiRouter({ services, rateLimiter, bodyBudget, onUnexpected }));

  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  app.get('/readyz', async (_req, res) => {
    try {
      await ready();
      res.json({ status: 'ready' });
    } catch (error) {
      logger.warn({ err: error }, 'not ready');
      sendError(res, describeFailure(error instanceof Failure ? error.failureCause : 'busy'));
    }
  });
  app.get('/.well-known/security.txt', (req, res) => {
    const origin = originOf(req);
    if (!options.contactUrl && !origin) throw new Failure('invalid-request');
    const contact = options.contactUrl ?? `${origin}/suggestions`;
    res.type('text/plain').send(securityText(contact, services.clock()));
  });
  if (webDir) app.use(createSpaRouter(webDir));
  app.use((_req, res) => sendError(res, describeFailure('not-found')));

  const onError: ErrorRequestHandler = (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { requestId } = requestInfo(res);
    const described = describeError(error, requestId);
    if (described.unexpected) onUnexpected(error, requestId);
    sendError(res, described);
  };
  app.use(onError);
  return app;
}

const SECURITY_TEXT_VALIDITY_MS = 180 * 24 * 60 * 60 * 1000;

/** RFC 9116. */
function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TEXT_VALIDITY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
