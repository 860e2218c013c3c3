import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Two years, as browsers' preload lists require. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** What no page of the product uses, and no page that might be injected may use. Copying to the clipboard stays allowed. */
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
 * The headers of every answer. Answers other than pages get a policy that allows nothing. Browsers are told to use
 * `https:` alone when `publicUrl` does; a laptop has no TLS.
 */
export function createSecurityHeaders(publicUrl: string | undefined): RequestHandler[] {
  const isSecure = publicUrl !== undefined && new URL(publicUrl).protocol === 'https:';
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
      },
      // Other names below the operator's domain are not this product's to decide about.
      strictTransportSecurity: isSecure ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'no-referrer' },
    }),
    (_req, res, next) => {
      res.set('Permissions-Policy', PERMISSIONS_POLICY);
      next();
    },
  ];
}
