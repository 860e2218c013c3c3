/** Security headers of every answer, and the strict policy of the page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/**
 * Only our own origin; style elements and the page's one inline script need its nonce, style attributes are off.
 * Screenshots are shown from `data:` and `blob:` addresses that the browser makes itself.
 */
export function contentSecurityPolicy(nonce: string): string {
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

const helmetHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
  },
  // The product is served over plain HTTP on a laptop as well; the reverse proxy sets HSTS where there is TLS.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
});

/** Helmet's headers never change, so that they are asked for once and not by a dozen middlewares per request. */
const HEADERS = new Map<string, string>();
helmetHeaders(
  {} as IncomingMessage,
  {
    setHeader: (name: string, value: string) => HEADERS.set(name, value),
    removeHeader: (name: string) => HEADERS.delete(name),
  } as unknown as ServerResponse,
  (error) => {
    if (error) throw error;
  },
);

/** Headers that do not depend on the page; answers of the API get a policy that allows nothing at all. */
export const SECURITY_HEADERS: ReadonlyMap<string, string> = HEADERS;

/** The same as names and values in turn, as `writeHead` takes them. */
export const SECURITY_HEADER_LINES: readonly string[] = [...HEADERS].flat();
