import { Failure } from '@earshot/schema/failures';
import type { RequestHandler } from 'express';
import { isLocalHost } from './pages/origin.ts';

/**
 * Refuses requests whose `Host` is neither this machine nor that of `publicUrl`. Otherwise, a page whose name was pointed to
 * this server (DNS rebinding) could read what only this server may fetch. Probes are exempt.
 */
export function refuseForeignHost(publicUrl: string | undefined, probes: readonly string[]): RequestHandler {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return (req, _res, next) => {
    const host = (req.get('host') ?? '').toLowerCase();
    if (isLocalHost(host) || host === publicHost || probes.includes(req.path)) return next();
    throw new Failure('foreign-host');
  };
}
