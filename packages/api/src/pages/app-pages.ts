/** Serves the built browser application. Assets with a hash in their name are cached forever. Each page gets a new nonce. */

import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { constants } from 'node:zlib';
import { escapeHtml } from '@earshot/schema/escape-html';
import { Failure } from '@earshot/schema/failures';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { matchRoute, prerenderedName, ROUTES, type RouteName, readTab } from '@earshot/schema/routes';
import compression from 'compression';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { library } from '../content/library.data.ts';
import type { OriginOf } from './page-files.ts';

const ASSET_MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;
const FILE_MAX_AGE_MS = 60 * 60 * 1000;

type FileOptions = NonNullable<Parameters<typeof expressStaticGzip>[1]>['serveStatic'];

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

/** Removes the `Content-Encoding` header if the compressed file is missing. */
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
    // A missing asset, which a page of an older build may request, must not be answered with the HTML page.
    () => {
      throw new Failure('not-found');
    },
  );
  // Lists the files, because a page must never be served as a static file: it needs its nonce.
  const names = new Set(readdirSync(webDir).filter((name) => !name.endsWith('.html')));
  const files = serve(webDir, { maxAge: FILE_MAX_AGE_MS });
  router.use((req, res, next) => (names.has(req.path.slice(1)) ? files(req, res, next) : next()));
  // Pages cannot be compressed in advance, because their nonce is different each time.
  const compressed = compression({ threshold: 0, brotli: { params: BROTLI } });
  router.use(withoutEncoding, compressed, sendPage(pages, originOf));
  return router;
}

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Stands for the site's origin where a page needs a full address, such as that of the preview image. */
const ORIGIN_PLACEHOLDER = '__ORIGIN__';
/** Brotli quality: a tenth of the time of the best one, for pages four percent larger. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const NOT_FOUND: RouteName = 'not-found';
const FRAMEWORKS = new Map(library.frameworks.map((framework) => [framework.slug, framework]));

function readPages(folder: string, noticeUrl: string | undefined): ReadonlyMap<string, string> {
  const link = noticeUrl && `<link rel="privacy-policy" href="${escapeHtml(noticeUrl)}">`;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const pages = new Map(
    files.map((file) => {
      const page = readFileSync(join(folder, file), 'utf8');
      return [basename(file, '.html'), link ? page.replace('</head>', `${link}</head>`) : page];
    }),
  );
  if (!pages.has(NOT_FOUND)) throw new Error(`The web application is not built: ${folder} has no pages`);
  return pages;
}

function sendPage(pages: ReadonlyMap<string, string>, originOf: OriginOf): RequestHandler {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('Allow', 'GET, HEAD');
      throw new Failure('method-not-allowed');
    }
    const { route, head } = placeOf(req.path);
    const nonce = randomBytes(16).toString('base64');
    const page = withHead(pages.get(prerenderedName(route, readTab(req.query.tab))) ?? '', head)
      .replaceAll(NONCE_PLACEHOLDER, nonce)
      .replaceAll(ORIGIN_PLACEHOLDER, originOf(req));
    res
      .status(ROUTES[route].status)
      .set('Content-Security-Policy', contentSecurityPolicy(nonce))
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(page);
  };
}

function placeOf(path: string): { readonly route: RouteName; readonly head: PageHead } {
  const { name, parameters } = matchRoute(path);
  const framework = name === 'framework' ? FRAMEWORKS.get(parameters.slug ?? '') : undefined;
  if (framework) {
    return {
      route: name,
      head: { title: `${framework.name} | Earshot`, description: framework.description },
    };
  }
  const route = name === 'framework' ? NOT_FOUND : name;
  return { route, head: { title: ROUTES[route].title } };
}

interface PageHead {
  readonly title: string;
  /** If undefined, the product's description stays. */
  readonly description?: string;
}

/** Sets title and description, which previews of a shared link show. */
export function withHead(page: string, { title, description }: PageHead): string {
  const titled = page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta\s+property="og:title"\s+content=")[^"]*"/,
      (_, start: string) => `${start}${escapeHtml(title)}"`,
    );
  if (description === undefined) return titled;
  return titled.replace(
    /(<meta\s+(?:name="description"|property="og:description")\s+content=")[^"]*"/g,
    (_, start: string) => `${start}${escapeHtml(description)}"`,
  );
}

/** Style elements and the page's only inline script need the nonce. `data:` and `blob:` images contact no server. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
