/** Security headers of every answer, and the strict policy of the page. */
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

/** Headers that do not depend on the page; answers of the API get a policy that allows nothing at all. */
export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
  },
  // The product is served over plain HTTP on a laptop as well; the reverse proxy sets HSTS where there is TLS.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
});
