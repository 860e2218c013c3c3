import type { Request } from 'express';

export type OriginOf = (req: Request) => string;

/** Matches a `Host` that refers to this machine. Browsers on other machines cannot reach this server by such a name. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;

export function isLocalHost(host: string): boolean {
  return LOCAL_HOST.test(host);
}

/** A client can send any `Host`, so only the configured address or a local one is used. Empty if there is neither. */
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

/** Returns the text of `/.well-known/security.txt` (RFC 9116), valid for half a year. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALIDITY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
