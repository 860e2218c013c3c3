import type { Request } from 'express';

export type OriginOf = (req: Request) => string;

/** A `Host` that names this machine can only come from this machine. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * The origin that pages name for themselves, e.g. `https://earshot.example`. A client can send any `Host`, so that only
 * the configured address or a local one is used; empty when there is neither.
 */
export function createOriginOf(publicUrl: string | undefined): OriginOf {
  if (publicUrl !== undefined) {
    const { origin } = new URL(publicUrl);
    return () => origin;
  }
  return (req) => {
    const host = req.get('host') ?? '';
    return LOCAL_HOST.test(host) ? `${req.protocol}://${host}` : '';
  };
}
