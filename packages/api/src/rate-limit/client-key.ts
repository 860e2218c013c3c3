import { parseAddress } from '../core/url/ip-address.ts';

const IPV4_BYTES = 4;
/** One household or host of IPv6 commonly holds a whole /56, so that the rest of the address is no identity. */
const NETWORK_BYTES = 7;

/** Key of a visitor for bounds: an IPv4 address, or the /56 network of an IPv6 one; any other text is its own key. */
export function clientKey(address: string): string {
  // A zone names an interface of this machine, not the visitor.
  const bytes = parseAddress(address.replace(/%.*$/s, ''));
  if (bytes === null) return address;
  if (bytes.length === IPV4_BYTES) return bytes.join('.');
  const network = bytes.map((byte, i) => (i < NETWORK_BYTES ? byte : 0));
  const groups = [0, 2, 4, 6].map((i) => (((network[i] ?? 0) << 8) | (network[i + 1] ?? 0)).toString(16));
  return `${groups.join(':')}::/56`;
}
