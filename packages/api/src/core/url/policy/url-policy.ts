/** Which addresses a visitor may send us to, judged by their text alone, before any name is resolved (#381). */
import { Failure } from '@earshot/schema/failures';
import { isPublicAddress } from './address-policy.ts';
import { parseAddress } from './ip-address.ts';
import { isAllowedAddress, isAllowedHost, type PrivateHosts, parsePrivateHosts } from './private-hosts.ts';

/** Ports on which websites are served; everything else is another service (SSH, mail, databases). */
const WEB_PORTS: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/** Names that never belong to a public site: RFC 6761, 6762, 7686, 8375, 9476 and what local networks commonly use. */
const PRIVATE_SUFFIXES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'onion',
  'alt',
] as const;

export interface UrlPolicy {
  readonly allowed: PrivateHosts;
  readonly webPorts: ReadonlySet<number>;
}

export interface JudgedUrl {
  readonly url: URL;
  /** Host without brackets and trailing dots, ready to be resolved. */
  readonly host: string;
  readonly port: number;
  /** The operator listed this very host, and every address it resolves to may be connected to. */
  readonly isAllowedHost: boolean;
}

/** The policy with the operator's exceptions. Throws on an entry that cannot be read. */
export function createUrlPolicy(
  allowedPrivateHosts: readonly string[],
  webPorts: ReadonlySet<number> = WEB_PORTS,
): UrlPolicy {
  return { allowed: parsePrivateHosts(allowedPrivateHosts), webPorts };
}

/**
 * The parsed address when it may be asked for. Throws `Failure`: `invalid-url`, `forbidden-scheme`, `forbidden-userinfo`,
 * `forbidden-port`, `forbidden-host` or `forbidden-address-literal`. Names still have to be resolved and every answer judged.
 */
export function judgeUrl(text: string, { allowed, webPorts }: UrlPolicy): JudgedUrl {
  const url = parse(text.trim());
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Failure('forbidden-scheme');
  if (url.username !== '' || url.password !== '') throw new Failure('forbidden-userinfo');
  const name = url.hostname.replace(/\.+$/, '');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const host = name.replace(/^\[|\]$/g, '');
  if (host === '') throw new Failure('invalid-url');
  const judged = { url, host, port };
  if (isAllowedHost(allowed, name, port)) return { ...judged, isAllowedHost: true };
  const isLiteral = parseAddress(host) !== null;
  if (isLiteral && isAllowedAddress(allowed, host, port)) return { ...judged, isAllowedHost: false };
  if (isLiteral && !isPublicAddress(host)) throw new Failure('forbidden-address-literal');
  if (!isLiteral && isPrivateName(host)) throw new Failure('forbidden-host');
  if (!webPorts.has(port) && !mayBeAllowedByAddress(allowed, isLiteral, port))
    throw new Failure('forbidden-port');
  return { ...judged, isAllowedHost: false };
}

function parse(text: string): URL {
  // The URL parser drops tabs and line breaks silently; text that holds any is not what a person copied.
  if (/\p{Cc}/u.test(text)) throw new Failure('invalid-url');
  try {
    return new URL(text);
  } catch {
    throw new Failure('invalid-url');
  }
}

function isPrivateName(host: string): boolean {
  return !host.includes('.') || PRIVATE_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`));
}

/** A name's addresses are not known yet; its port is judged again together with each of them. */
function mayBeAllowedByAddress(allowed: PrivateHosts, isLiteral: boolean, port: number): boolean {
  return !isLiteral && allowed.addresses.some((rule) => rule.port === null || rule.port === port);
}
