import { Failure } from '@earshot/schema/failures';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isLocalHost } from './pages/page-files.ts';

/** Two years, as hstspreload.org recommends. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Features that injected code must not use either. The clipboard stays allowed for copying. */
const DENIED_FEATURES =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment publickey-credentials-get serial usb xr-spatial-tracking';
const PERMISSIONS_POLICY = DENIED_FEATURES.split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Responses other than pages get a policy that allows nothing. HTTPS is enforced only if `publicUrl` uses it. */
export function createSecurityHeaders(publicUrl: string | undefined): RequestHandler[] {
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
export function refuseForeignHost(publicUrl: string | undefined, probes: readonly string[]): RequestHandler {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return (req, _res, next) => {
    const host = (req.get('host') ?? '').toLowerCase();
    if (isLocalHost(host) || host === publicHost || probes.includes(req.path)) return next();
    throw new Failure('foreign-host');
  };
}
