/** Plain HTML pages and other files that are composed once, when the server starts. */
import type { Request, RequestHandler } from 'express';

/** The pages have no scripts or forms, so only style sheets, images and fonts are allowed. */
const DOCS_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

interface PageFile {
  readonly type: string;
  readonly body: string;
  readonly saveAs?: string;
}

export type FileAt = readonly [path: string, file: PageFile];

export function pageAt(path: string, body: string): FileAt {
  return [path, { type: 'html', body }];
}

export function servePages(files: readonly FileAt[], prepare: RequestHandler): RequestHandler {
  const byPath = new Map(files);
  return async (req, res, next) => {
    const file = byPath.get(req.path.replace(/(?<=.)\/$/, ''));
    if (file === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    await prepare(req, res, () => {
      const { type, body, saveAs } = file;
      if (type === 'html') res.set('Content-Security-Policy', DOCS_POLICY);
      if (saveAs !== undefined) res.attachment(saveAs);
      res.type(type).send(body);
    });
  };
}

export type OriginOf = (req: Request) => string;

/** A `Host` of this machine. Browsers on other machines cannot use it to reach this server. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;

export function isLocalHost(host: string): boolean {
  return LOCAL_HOST.test(host);
}

/** Origin for full addresses: the configured one or a local `Host`, because a client can send any `Host`. Empty if there is neither. */
export function createOriginOf(publicUrl: string | undefined): OriginOf {
  if (publicUrl !== undefined) {
    const { origin } = new URL(publicUrl);
    return () => origin;
  }
  return (req) => {
    const host = req.get('host') ?? '';
    return isLocalHost(host) ? `${req.protocol}://${host}` : '';
  };
}

const VALIDITY_MS = 180 * 24 * 60 * 60 * 1000;

/** Text of `/.well-known/security.txt` (RFC 9116), valid for half a year. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALIDITY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
