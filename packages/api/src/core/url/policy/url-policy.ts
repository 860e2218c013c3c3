/** Determines which addresses a visitor may submit, based on their text alone, before any name is resolved (#381). */
import { Failure } from '@earshot/schema/failures';
import { isPublicAddress } from './address-policy.ts';
import { parseAddress } from './ip-address.ts';
import { isAllowedAddress, isAllowedHost, type PrivateHosts, parsePrivateHosts } from './private-hosts.ts';

/** Ports of websites. Any other port is another service (SSH, mail, databases). */
const WEB_PORTS: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/**
 * Suffixes that never belong to a public site: RFC 6761, 6762, 7686, 8375, 9476 and names commonly used in local networks.
 */
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
  /** Whether the operator allowed this host, so that every address it resolves to may be connected to. */
  readonly isAllowedHost: boolean;
}

/** Creates the policy with the operator's exceptions. Throws on an invalid entry. */
export function createUrlPolicy(
  allowedPrivateHosts: readonly string[],
  webPorts: ReadonlySet<number> = WEB_PORTS,
): UrlPolicy {
  return { allowed: parsePrivateHosts(allowedPrivateHosts), webPorts };
}

/**
 * Returns the parsed address if it may be requested. Throws `Failure`: `invalid-url`, `forbidden-scheme`,
 * `forbidden-userinfo`, `forbidden-port`, `forbidden-host` or `forbidden-address-literal`. Names must still be resolved, and
 * every address checked.
 */
export function judgeUrl(text: string, { allowed, webPorts }: UrlPolicy): JudgedUrl {
  const url = parse(text.trim());
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Failure('forbidden-scheme');
  if (url.username !== '' || url.password !== '') throw new Failure('forbidden-userinfo');
  const name = url.hostname.replace(/\.+$/, '');
  const port = portOf(url);
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

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

function parse(text: string): URL {
  // The URL parser silently drops tabs and line breaks, but a text that contains any is not a single URL.
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

/** A name's addresses are not known yet. Its port is checked again together with each of them. */
function mayBeAllowedByAddress(allowed: PrivateHosts, isLiteral: boolean, port: number): boolean {
  return !isLiteral && allowed.addresses.some((rule) => rule.port === null || rule.port === port);
}
