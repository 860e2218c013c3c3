/** The Express application: the order of the middlewares is the life of a request. */
import { Failure } from '@earshot/schema/failures';
import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { describeError, describeFailure } from './errors.ts';
import { SERVER_LIMITS } from './limits.ts';
import { createAppRouter } from './pages/app-router.ts';
import { createDocsRouter } from './pages/docs-router.ts';
import { createOriginOf } from './pages/origin.ts';
import { securityText } from './pages/security-text.ts';
import type { Offload, RateLimiter } from './ports.ts';
import { createApiRouter } from './rest/api-router.ts';
import { BodyBudget } from './rest/body-budget.ts';
import { compressLibrary } from './rest/compress-library.ts';
import { requestInfo } from './rest/request-info.ts';
import { logRequests } from './rest/request-log.ts';
import { sendError } from './rest/send-error.ts';
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
  /** Public address of the product; when unset, only a local `Host` of the request is used. */
  readonly publicUrl: string | undefined;
  /** Called with the outcome of each request, in addition to the log. */
  readonly observeRequest?: RequestObserver;
  /** Resolves when the server can work; rejects with what is missing. */
  readonly ready: () => Promise<void>;
}

/** Headers of every answer; answers other than pages get a policy that allows nothing. */
const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
  },
  // The product is served over plain HTTP on a laptop as well; the reverse proxy sets HSTS where there is TLS.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
});

export function createApp(options: AppOptions): Express {
  const { services, offload, rateLimiter, logger, webDir, ready, observeRequest } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxyHops);
  const bodyBudget = new BodyBudget(SERVER_LIMITS.bodies);
  const originOf = createOriginOf(options.publicUrl);
  const onUnexpected = (error: unknown, requestId: string): void =>
    logger.error({ err: error, requestId }, 'unexpected error');

  app.use(trackRequests([logRequests(logger), ...(observeRequest ? [observeRequest] : [])]));
  app.use(securityHeaders, (_req, res, next) => {
    res.set('X-Request-Id', requestInfo(res).requestId);
    next();
  });
  app.use('/api/docs', createDocsRouter(options.docsDir));
  app.use(compressLibrary());
  app.use('/api', createApiRouter({ services, offload, rateLimiter, bodyBudget, onUnexpected }));

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
    const contact = options.contactUrl ?? (origin && `${origin}/suggestions`);
    if (!contact) throw new Failure('not-found');
    res.type('text/plain').send(securityText(contact, services.clock()));
  });
  if (webDir) app.use(createAppRouter(webDir, originOf));
  app.use(() => {
    throw new Failure('not-found');
  });

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
