/** The operator's exceptions to the address policy, e.g. for an intranet newsroom or a test server. */
import { type AddressPrefix, isInPrefix, parseAddress, parsePrefix } from './ip-address.ts';

interface HostRule {
  readonly host: string;
  readonly port: number | null;
}

interface AddressRule {
  readonly prefix: AddressPrefix;
  readonly port: number | null;
}

/** Parsed value of `ALLOWED_PRIVATE_HOSTS`. */
export interface PrivateHosts {
  readonly hosts: readonly HostRule[];
  readonly addresses: readonly AddressRule[];
}

/**
 * Parses two kinds of entries. `host[:port]` (also an address, IPv6 in brackets) matches only the literal host of a URL: a
 * name that resolves to it does not match. `CIDR[:port]` (IPv6 with port: `[fd00::/8]:8080`) matches the address of the
 * connection, regardless of the name. Without a port, every port is allowed. Throws on any other entry.
 */
export function parsePrivateHosts(entries: readonly string[]): PrivateHosts {
  const hosts: HostRule[] = [];
  const addresses: AddressRule[] = [];
  for (const entry of entries.map((text) => text.trim().toLowerCase()).filter((text) => text !== '')) {
    const { name, port } = splitPort(entry);
    if (name.includes('/')) {
      const prefix = parsePrefix(name);
      if (prefix === null) throw invalidEntry(entry);
      addresses.push({ prefix, port });
    } else hosts.push({ host: canonicalHost(name, entry), port });
  }
  return { hosts, addresses };
}

/** Whether an entry matches this host, as written in the URL (lowercase, IPv6 in brackets), and port. */
export function isAllowedHost(allowed: PrivateHosts, host: string, port: number): boolean {
  return allowed.hosts.some((rule) => rule.host === host && (rule.port === null || rule.port === port));
}

/** Whether an entry covers this address and port. */
export function isAllowedAddress(allowed: PrivateHosts, address: string, port: number): boolean {
  const bytes = parseAddress(address);
  if (bytes === null) return false;
  return allowed.addresses.some(
    (rule) => (rule.port === null || rule.port === port) && isInPrefix(bytes, rule.prefix),
  );
}

function splitPort(entry: string): { name: string; port: number | null } {
  const bracketed = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(entry);
  const plain = /^([^:]+)(?::(\d{1,5}))?$/.exec(entry);
  const name = bracketed?.[1] ?? plain?.[1] ?? entry;
  const port = bracketed?.[2] ?? plain?.[2];
  return { name, port: port === undefined ? null : Number(port) };
}

function canonicalHost(name: string, entry: string): string {
  try {
    return new URL(`http://${name.includes(':') ? `[${name}]` : name}/`).hostname.replace(/\.+$/, '');
  } catch {
    throw invalidEntry(entry);
  }
}

function invalidEntry(entry: string): Error {
  return new Error(`ALLOWED_PRIVATE_HOSTS: "${entry}" is neither host[:port] nor CIDR[:port]`);
}
