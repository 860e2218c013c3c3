/** Determines which IP addresses are on the public internet: the main defense against server-side request forgery (#381). */
import { BlockList } from 'node:net';
import { canonicalAddress, groupsOf, ipv4Of } from '../../rate-limit/client-key.ts';

/**
 * From the IANA special-purpose address registries (RFC 6890), plus addresses where cloud hosts serve credentials. IPv6 is
 * refused outside 2000::/3, so only blocks inside it are listed.
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

const forbidden = blockListOf(FORBIDDEN_BLOCKS.map(([block]) => block));
const publicIpv6 = blockListOf(['2000::/3']);
/** Prefix of a DNS64 resolver's addresses for IPv4-only sites (RFC 6052). */
const nat64 = blockListOf(['64:ff9b::/96']);

export interface AddressPolicyOptions {
  /** Judges NAT64 addresses by the IPv4 address inside, for networks that reach IPv4 only through DNS64. */
  readonly decodeNat64?: boolean;
}

/** False for a text that is not an IP address. */
export function isPublicAddress(text: string, { decodeNat64 }: AddressPolicyOptions = {}): boolean {
  const address = canonicalAddress(text);
  if (address === null) return false;
  if (!address.includes(':')) return !isListed(forbidden, address);
  const [, , , , mark = '', tunnel, high = '', low = ''] = groupsOf(address);
  if (decodeNat64 === true && isListed(nat64, address)) return isPublicAddress(ipv4Of(high, low));
  // An ISATAP interface tunnels to the IPv4 address at its end (RFC 5214), so its addresses are refused.
  const isIsatap = tunnel === '5efe' && /^(?:0|200)$/.test(mark);
  return isListed(publicIpv6, address) && !isIsatap && !isListed(forbidden, address);
}

export function isListed(list: BlockList, address: string): boolean {
  return list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

export function blockListOf(blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [network = '', bits = ''] = block.split('/');
    const family = network.includes(':') ? 'ipv6' : 'ipv4';
    list.addSubnet(network, /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN, family);
  }
  return list;
}
