/** Serves the built browser application. Hashed assets are cached indefinitely, and the page has a new nonce each time. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@earshot/schema/failures';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { OriginOf } from './origin.ts';
import { readPages, sendPage } from './send-page.ts';

const ASSET_MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;
const FILE_MAX_AGE_MS = 60 * 60 * 1000;

type FileOptions = NonNullable<Parameters<typeof expressStaticGzip>[1]>['serveStatic'];

/** Serves files, compressed if the build compressed them. A path that cannot be decoded matches no file. */
function serve(folder: string, options: FileOptions): RequestHandler {
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    // No file here is large enough for range requests.
    serveStatic: { ...options, redirect: false, acceptRanges: false },
  });
  return (req, res, next) => (percentDecoded(req.path) === null ? next() : files(req, res, next));
}

/** If a compressed file is missing, its `Content-Encoding` header must not stay on the response. */
const withoutEncoding: RequestHandler = (_req, res, next) => {
  res.removeHeader('Content-Encoding');
  next();
};

export function createAppRouter(webDir: string, originOf: OriginOf, noticeUrl: string | undefined): Router {
  const router = Router();
  const pages = readPages(join(webDir, 'pages'), noticeUrl);

  router.use(
    '/assets',
    serve(join(webDir, 'assets'), { immutable: true, maxAge: ASSET_MAX_AGE_MS }),
    withoutEncoding,
    // A missing asset, requested by a page of an older build, must not be answered with the HTML page.
    () => {
      throw new Failure('not-found');
    },
  );
  // Listed individually, because a page must never be served as a static file: it needs its nonce.
  const names = new Set(readdirSync(webDir).filter((name) => !name.endsWith('.html')));
  const files = serve(webDir, { maxAge: FILE_MAX_AGE_MS });
  router.use((req, res, next) => (names.has(req.path.slice(1)) ? files(req, res, next) : next()));
  router.use(withoutEncoding, sendPage(pages, originOf));
  return router;
}
