import type { Request } from 'express';

/** The address that the visitor used, as `https://host`; nothing for a `Host` header that is no host. */
export function originOf(req: Request): string {
  const host = req.get('host') ?? '';
  return /^[\w.:[\]-]+$/.test(host) ? `${req.protocol}://${host}` : '';
}
