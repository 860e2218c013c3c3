import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Two years, as hstspreload.org recommends. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/**
 * Features that the product's pages do not use and that injected code must not use. Copying to the clipboard stays allowed.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * Returns the handlers that set the headers of every response. Responses other than pages get a policy that allows nothing.
 * Browsers are told to use only `https:` if `publicUrl` does, because a laptop has no TLS.
 */
export function createSecurityHeaders(publicUrl: string | undefined): RequestHandler[] {
  const isSecure = publicUrl !== undefined && new URL(publicUrl).protocol === 'https:';
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
      },
      // Other names under the operator's domain are not controlled by this product.
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
