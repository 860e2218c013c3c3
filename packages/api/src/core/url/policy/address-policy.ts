/** Determines which IP addresses are on the public internet: the main defense against server-side request forgery (#381). */
import {
  type AddressBytes,
  type AddressPrefix,
  isInPrefix,
  parseAddress,
  parsePrefix,
} from './ip-address.ts';

/**
 * Blocks that are never public, with the reason. From the IANA IPv4 and IPv6 special-purpose address registries (RFC 6890),
 * plus addresses where cloud hosts serve credentials. IPv6 is refused outside 2000::/3, so only blocks inside it are listed.
 */
export const FORBIDDEN_BLOCKS = [
  ['0.0.0.0/8', 'this network'],
  ['10.0.0.0/8', 'private use'],
  ['100.64.0.0/10', 'shared address space of carriers'],
  ['127.0.0.0/8', 'loopback'],
  ['168.63.129.16/32', 'Azure host services'],
  ['169.254.0.0/16', 'link-local, cloud metadata'],
  ['172.16.0.0/12', 'private use'],
  ['192.0.0.0/24', 'protocol assignments'],
  ['192.0.2.0/24', 'documentation'],
  ['192.88.99.0/24', '6to4 relay'],
  ['192.168.0.0/16', 'private use'],
  ['198.18.0.0/15', 'benchmarking'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved, broadcast'],
  ['2001::/23', 'protocol assignments: Teredo, benchmarking, ORCHID'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', '6to4: carries an IPv4 address'],
  ['3ffe::/16', 'former 6bone'],
  ['3fff::/20', 'documentation'],
] as const;

/** The only IPv6 space assigned to the public internet. */
const PUBLIC_IPV6_BLOCK = '2000::/3';
/** Prefix that a DNS64 resolver uses for IPv4-only sites (RFC 6052). */
const NAT64_BLOCK = '64:ff9b::/96';

const forbidden = FORBIDDEN_BLOCKS.map(([block]) => prefix(block));
const publicIpv6 = prefix(PUBLIC_IPV6_BLOCK);
const nat64 = prefix(NAT64_BLOCK);
const IPV6_BYTES = 16;
/** `::0:5efe:a.b.c.d` and `::200:5efe:a.b.c.d`: an ISATAP interface, which tunnels to that IPv4 address (RFC 5214). */
const ISATAP_MARKS = [
  [0x00, 0x00, 0x5e, 0xfe],
  [0x02, 0x00, 0x5e, 0xfe],
];

export interface AddressPolicyOptions {
  /** Check NAT64 addresses by the IPv4 address embedded in them, for networks that reach IPv4 only through DNS64. */
  readonly decodeNat64?: boolean;
}

/** Whether a connection to this address is allowed. False for any text that is not an address in canonical form. */
export function isPublicAddress(text: string, options: AddressPolicyOptions = {}): boolean {
  const address = parseAddress(text);
  if (address === null) return false;
  if (options.decodeNat64 === true && isInPrefix(address, nat64)) return isPublic(address.slice(12));
  return isPublic(address);
}

function isPublic(address: AddressBytes): boolean {
  if (address.length === IPV6_BYTES) {
    if (!isInPrefix(address, publicIpv6)) return false;
    if (ISATAP_MARKS.some((mark) => mark.every((byte, i) => address[8 + i] === byte))) return false;
  }
  return !forbidden.some((block) => isInPrefix(address, block));
}

function prefix(text: string): AddressPrefix {
  const parsed = parsePrefix(text);
  if (parsed === null) throw new Error(`Not an address prefix: ${text}`);
  return parsed;
}
