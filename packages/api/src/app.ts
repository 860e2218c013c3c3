/** The Express application. Middleware is in the order in which a request passes it. */
import { Failure } from '@earshot/schema/failures';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Settings } from './env.ts';
import { describeError } from './errors.ts';
import type { Readiness } from './health/readiness.ts';
import { SERVER_LIMITS } from './limits.ts';
import { createAppRouter } from './pages/app-pages.ts';
import { docsFiles } from './pages/docs-pages.ts';
import { libraryFiles } from './pages/library-pages.ts';
import { createOriginOf, securityText, servePages } from './pages/page-files.ts';
import { sampleFiles } from './pages/sample-pages.ts';
import type { RateLimiter } from './ports.ts';
import { createApiRouter } from './rest/api-router.ts';
import { charge } from './rest/guard.ts';
import { MemoryBudget } from './rest/memory-budget.ts';
import {
  logRequests,
  type RequestObserver,
  requestInfo,
  sendError,
  trackRequests,
} from './rest/request-info.ts';
import { createSecurityHeaders, refuseForeignHost } from './security-headers.ts';
import type { Services } from './services.ts';

interface AppOptions extends Pick<Settings, 'trustProxy' | 'contactUrl' | 'publicUrl' | 'noticeUrl'> {
  readonly services: Services;
  readonly rateLimiter: RateLimiter;
  readonly logger: Logger;
  /** Without it, only the API is served. */
  readonly webDir: string | undefined;
  readonly docsDir: string;
  /** Whether visitors may analyze private hosts. If so, `Host` must be local or that of `publicUrl`, except for probes. */
  readonly reachesPrivateHosts: boolean;
  readonly observeRequest?: RequestObserver;
  readonly readiness: () => Promise<Readiness>;
}

/** Paths served for any `Host`, because load balancers send requests to an IP address. */
const PROBES = ['/healthz', '/readyz'];

const withoutCacheControl: RequestHandler = (_req, res, next) => {
  res.removeHeader('Cache-Control');
  next();
};

export function createApp(options: AppOptions): Express {
  const { services, rateLimiter, logger, webDir, readiness, observeRequest } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  const budget = new MemoryBudget(SERVER_LIMITS.memory);
  const originOf = createOriginOf(options.publicUrl);
  const onUnexpected = (error: unknown, requestId: string): void =>
    logger.error({ err: error, requestId }, 'unexpected error');

  app.use(trackRequests([logRequests(logger), ...(observeRequest ? [observeRequest] : [])]));
  app.use(...createSecurityHeaders(options.publicUrl), (_req, res, next) => {
    res.set('X-Request-Id', requestInfo(res).requestId);
    next();
  });
  if (options.reachesPrivateHosts) app.use(refuseForeignHost(options.publicUrl, PROBES));
  const readPage: RequestHandler = async (req, res, next) => {
    if (!req.path.startsWith('/assets/')) await charge(rateLimiter, res, 1);
    res.set('Cache-Control', 'no-cache');
    next();
  };
  const files = [...docsFiles(options.docsDir, webDir), ...libraryFiles(), ...sampleFiles()];
  app.use(servePages(files, readPage));
  app.use('/api', createApiRouter({ services, rateLimiter, budget, onUnexpected }));

  app.use(PROBES, (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  app.get('/readyz', async (_req, res) => {
    const state = await readiness();
    if (state.status !== 'ready') logger.warn(state, 'not ready');
    res.status(state.status === 'not_ready' ? 503 : 200).json(state);
  });
  app.get('/.well-known/security.txt', (req, res) => {
    const origin = originOf(req);
    const contact = options.contactUrl ?? (origin && `${origin}/suggestions`);
    if (!contact) throw new Failure('not-found');
    res.set('Cache-Control', 'no-cache').type('text/plain').send(securityText(contact, services.clock()));
  });
  app.use(readPage);
  if (webDir) app.use(withoutCacheControl, createAppRouter(webDir, originOf, options.noticeUrl));
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
