/** The Express application. Middleware is in the order in which a request passes it. */
import { Failure } from '@earshot/schema/failures';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Settings } from './env.ts';
import { describeError } from './errors.ts';
import type { Readiness } from './health/readiness.ts';
import { SERVER_LIMITS } from './limits.ts';
import { createAppRouter } from './pages/app-pages.ts';
import { docsFiles } from './pages/docs-pages.ts';
import { libraryFiles } from './pages/library-pages.ts';
import { createOriginOf, isLocalHost, securityText, servePages } from './pages/page-files.ts';
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

/** Two years, as hstspreload.org recommends. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Features that injected code must not use either. The clipboard stays allowed for copying. */
const DENIED_FEATURES =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment publickey-credentials-get serial usb xr-spatial-tracking';
const PERMISSIONS_POLICY = DENIED_FEATURES.split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Responses other than pages get a policy that allows nothing. HTTPS is enforced only if `publicUrl` uses it. */
function createSecurityHeaders(publicUrl: string | undefined): RequestHandler[] {
  const isSecure = publicUrl !== undefined && new URL(publicUrl).protocol === 'https:';
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
      },
      // The operator's other subdomains are not ours to decide about.
      strictTransportSecurity: isSecure ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
    }),
    (_req, res, next) => {
      res.set('Permissions-Policy', PERMISSIONS_POLICY);
      next();
    },
  ];
}

/** Refuses foreign names. Otherwise, a page whose name points to this server (DNS rebinding) could read what only this server can reach. */
function refuseForeignHost(publicUrl: string | undefined, probes: readonly string[]): RequestHandler {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return (req, _res, next) => {
    const host = (req.get('host') ?? '').toLowerCase();
    if (isLocalHost(host) || host === publicHost || probes.includes(req.path)) return next();
    throw new Failure('foreign-host');
  };
}
