/** The Express application: the order of the middlewares is the life of a request. */
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { describeError, describeFailure } from './errors.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';
import { createApiRouter } from './rest/mount.ts';
import type { Offload } from './rest/offload.ts';
import { identifyRequest, requestInfo } from './rest/request-info.ts';
import { logRequests } from './rest/request-log.ts';
import { sendError } from './rest/send-error.ts';
import type { Services } from './services.ts';
import { createDocsRouter } from './web/docs.ts';
import { securityHeaders } from './web/security-headers.ts';
import { createSpaRouter } from './web/spa.ts';

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
  /** Sees every request first; counts and times it. */
  readonly observeRequests?: RequestHandler;
  /** Resolves when the server can work; rejects with what is missing. */
  readonly ready: () => Promise<void>;
}

export function createApp(options: AppOptions): Express {
  const { services, offload, rateLimiter, logger, webDir, ready } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxyHops);

  app.use(identifyRequest);
  if (options.observeRequests) app.use(options.observeRequests);
  app.use(logRequests(logger));
  app.use(securityHeaders);

  app.use('/api/docs', createDocsRouter(options.docsDir));

  const onUnexpected = (error: unknown, requestId: string): void =>
    logger.error({ err: error, requestId }, 'unexpected error');
  // Before everything that is asked for rarely, because each layer above costs every call.
  app.use('/api', createApiRouter({ services, offload, rateLimiter, onUnexpected }));

  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  app.get('/readyz', async (_req, res) => {
    try {
      await ready();
      res.json({ status: 'ready' });
    } catch (error) {
      logger.warn({ err: error }, 'not ready');
      sendError(res, describeFailure('store-unavailable'));
    }
  });
  app.get('/.well-known/security.txt', (req, res) => {
    const contact = options.contactUrl ?? `${req.protocol}://${req.host}/suggestions`;
    res.type('text/plain').send(securityText(contact, services.clock()));
  });
  if (webDir) app.use(createSpaRouter(webDir));
  app.use((_req, res) => sendError(res, describeFailure('not-found')));

  const onError: ErrorRequestHandler = (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const described = describeError(error, requestInfo(req).requestId);
    if (described.unexpected) onUnexpected(error, requestInfo(req).requestId);
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
