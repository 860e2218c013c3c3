const VALIDITY_MS = 180 * 24 * 60 * 60 * 1000;

/** Returns the text of `/.well-known/security.txt` (RFC 9116), valid for half a year. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALIDITY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
}
