/** Serves the built browser application: hashed assets for ever, the page itself with a fresh nonce each time. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { describeFailure } from '../errors.ts';
import { sendError } from '../rest/send-answer.ts';
import { originOf } from './origin.ts';
import { decodePath, isKnownRoute } from './routes.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Stands in the built page where the nonce of emotion's style elements belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Stands where a full address is needed, as in the picture that a shared link shows. */
const ORIGIN_PLACEHOLDER = '__ORIGIN__';
const PAGE_FILE = 'index.html';
const ASSET_MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;
const FILE_MAX_AGE_MS = 60 * 60 * 1000;

type FileOptions = NonNullable<Parameters<typeof expressStaticGzip>[1]>['serveStatic'];

/** Files as they are, or as the build has compressed them. A path that cannot be decoded names none. */
function serve(folder: string, options: FileOptions): RequestHandler {
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    // Nothing here is worth fetching in parts.
    serveStatic: { ...options, redirect: false, acceptRanges: false },
  });
  return (req, res, next) => (decodePath(req.path) === null ? next() : files(req, res, next));
}

/** A compressed file that has vanished leaves its header behind. */
const withoutEncoding: RequestHandler = (_req, res, next) => {
  res.removeHeader('Content-Encoding');
  next();
};

export function createSpaRouter(webDir: string): Router {
  const router = Router();
  const file = join(webDir, PAGE_FILE);
  if (!existsSync(file)) throw new Error(`The web application is not built: ${file} is missing`);
  const page = readFileSync(file, 'utf8');

  router.use(
    '/assets',
    serve(join(webDir, 'assets'), { immutable: true, maxAge: ASSET_MAX_AGE_MS }),
    withoutEncoding,
    // A missing asset of an old page must not be answered with the page itself.
    (_req, res) => sendError(res, describeFailure('not-found')),
  );
  // Named one by one, because the page must never be served as a file, however its name is spelled: it needs its nonce.
  const names = new Set(readdirSync(webDir).filter((name) => name !== PAGE_FILE));
  const files = serve(webDir, { maxAge: FILE_MAX_AGE_MS });
  router.use((req, res, next) => (names.has(req.path.slice(1)) ? files(req, res, next) : next()));
  router.use(withoutEncoding, sendPage(page));
  return router;
}

function sendPage(page: string): RequestHandler {
  return (req: Request, res: Response) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendError(res.set('Allow', 'GET, HEAD'), describeFailure('method-not-allowed'));
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    res
      .status(isKnownRoute(req.path) ? 200 : 404)
      .set('Content-Security-Policy', contentSecurityPolicy(nonce))
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(page.replaceAll(NONCE_PLACEHOLDER, nonce).replaceAll(ORIGIN_PLACEHOLDER, originOf(req)));
  };
}
