/** Decides from a URL's text alone, before any name is resolved, whether a visitor may submit it (#381). */
import type { BlockList } from 'node:net';
import { Failure } from '@earshot/schema/failures';
import { canonicalAddress } from '../../rate-limit/client-key.ts';
import { blockListOf, isListed, isPublicAddress } from './address-policy.ts';

/** Ports of websites. Other ports may belong to another service (SSH, mail, databases). */
const WEB_PORTS: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/** Never public: RFC 6761, 6762, 7686, 8375, 9476 and names commonly used in local networks. */
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
  readonly host: string;
  readonly port: number;
  readonly isAllowedHost: boolean;
}

export function createUrlPolicy(
  allowedPrivateHosts: readonly string[],
  webPorts: ReadonlySet<number> = WEB_PORTS,
): UrlPolicy {
  return { allowed: parsePrivateHosts(allowedPrivateHosts), webPorts };
}

/** Throws `Failure`. Says nothing about the addresses of a name, which are checked after resolution. */
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
  const isLiteral = canonicalAddress(host) !== null;
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
  // The URL parser silently drops tabs and line breaks, but a text with any is not a single URL.
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

/** Addresses of a name are unknown until it is resolved. Its port is then checked again with each of them. */
function mayBeAllowedByAddress(allowed: PrivateHosts, isLiteral: boolean, port: number): boolean {
  return !isLiteral && allowed.addresses.some((rule) => rule.port === null || rule.port === port);
}

interface HostRule {
  readonly host: string;
  readonly port: number | null;
}

interface AddressRule {
  readonly block: BlockList;
  readonly port: number | null;
}

/** The operator's exceptions to the address policy (`ALLOWED_PRIVATE_HOSTS`), e.g. for an intranet newsroom. */
interface PrivateHosts {
  readonly hosts: readonly HostRule[];
  readonly addresses: readonly AddressRule[];
}

/**
 * `host[:port]` matches only the literal host of a URL, `CIDR[:port]` the address of the connection. An IPv6 address with a port
 * is in brackets. Without a port, every port is allowed. Throws on any other entry.
 */
function parsePrivateHosts(entries: readonly string[]): PrivateHosts {
  const hosts: HostRule[] = [];
  const addresses: AddressRule[] = [];
  for (const entry of entries.map((text) => text.trim().toLowerCase()).filter((text) => text !== '')) {
    const { name, port } = splitPort(entry);
    try {
      if (name.includes('/')) addresses.push({ block: blockListOf([name]), port });
      else hosts.push({ host: canonicalHost(name), port });
    } catch (cause) {
      const message = `ALLOWED_PRIVATE_HOSTS: "${entry}" is neither host[:port] nor CIDR[:port]`;
      throw new Error(message, { cause });
    }
  }
  return { hosts, addresses };
}

function canonicalHost(name: string): string {
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}/`).hostname.replace(/\.+$/, '');
}

function isAllowedHost(allowed: PrivateHosts, host: string, port: number): boolean {
  return allowed.hosts.some((rule) => rule.host === host && (rule.port === null || rule.port === port));
}

export function isAllowedAddress(allowed: PrivateHosts, address: string, port: number): boolean {
  const canonical = canonicalAddress(address);
  if (canonical === null) return false;
  return allowed.addresses.some(
    (rule) => (rule.port === null || rule.port === port) && isListed(rule.block, canonical),
  );
}

function splitPort(entry: string): { name: string; port: number | null } {
  const bracketed = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(entry);
  const plain = /^([^:]+)(?::(\d{1,5}))?$/.exec(entry);
  const name = bracketed?.[1] ?? plain?.[1] ?? entry;
  const port = bracketed?.[2] ?? plain?.[2];
  return { name, port: port === undefined ? null : Number(port) };
}
