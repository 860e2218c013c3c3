/** Parses textual IP addresses and prefixes into bytes without a network library, so that the policy stays pure. */

/** Four bytes for IPv4 or sixteen for IPv6, most significant first. */
export type AddressBytes = readonly number[];

export interface AddressPrefix {
  readonly bytes: AddressBytes;
  readonly bits: number;
}

const IPV4_BYTES = 4;
const IPV6_GROUPS = 8;
const MAPPED_PREFIX: AddressBytes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];

/**
 * Returns the bytes of an IPv4 address with four decimal parts or of an IPv6 address (RFC 4291 section 2.2), otherwise
 * null. Returns null for short, octal and hexadecimal IPv4 notations and zone identifiers: callers must normalize them
 * first. For an IPv4-mapped IPv6 address, returns the IPv4 address, because that is the target of the connection.
 */
export function parseAddress(text: string): AddressBytes | null {
  const bytes = text.includes(':') ? parseIpv6(text) : parseIpv4(text);
  if (bytes === null || bytes.length === IPV4_BYTES) return bytes;
  return MAPPED_PREFIX.every((byte, i) => bytes[i] === byte) ? bytes.slice(MAPPED_PREFIX.length) : bytes;
}

/** Returns the address to connect to: an IPv4-mapped IPv6 address becomes IPv4, and any other text is unchanged. */
export function connectableAddress(text: string): string {
  const bytes = parseAddress(text);
  return bytes?.length === IPV4_BYTES ? bytes.join('.') : text;
}

/**
 * Parses a prefix such as `10.0.0.0/8` or `fd00::/8`. A single address is a prefix of full length. Null for anything else.
 */
export function parsePrefix(text: string): AddressPrefix | null {
  const match = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text);
  const bytes = match?.[1] === undefined ? null : parseAddress(match[1]);
  if (bytes === null) return null;
  const bits = match?.[2] === undefined ? bytes.length * 8 : Number(match[2]);
  return bits <= bytes.length * 8 ? { bytes, bits } : null;
}

/** Whether the address is in the prefix. Always false across address families. */
export function isInPrefix(address: AddressBytes, prefix: AddressPrefix): boolean {
  if (address.length !== prefix.bytes.length) return false;
  return address.every((byte, i) => {
    const bits = Math.min(8, Math.max(0, prefix.bits - i * 8));
    const mask = (0xff << (8 - bits)) & 0xff;
    return ((byte ^ (prefix.bytes[i] ?? 0)) & mask) === 0;
  });
}

/** Whether both are the same address. */
export function isSameAddress(left: AddressBytes, right: AddressBytes): boolean {
  return left.length === right.length && left.every((byte, i) => byte === right[i]);
}

function parseIpv4(text: string): AddressBytes | null {
  const parts = text.split('.');
  if (parts.length !== IPV4_BYTES) return null;
  const bytes = parts.map((part) => (/^(?:0|[1-9]\d{0,2})$/.test(part) ? Number(part) : Number.NaN));
  return bytes.every((byte) => byte <= 0xff) ? bytes : null;
}

function parseIpv6(text: string): AddressBytes | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const head = parseGroups(halves[0] ?? '', halves.length === 1);
  if (halves.length === 1) return head?.length === IPV6_GROUPS * 2 ? head : null;
  const tail = parseGroups(halves[1] ?? '', true);
  if (head === null || tail === null) return null;
  const missing = IPV6_GROUPS * 2 - head.length - tail.length;
  return missing >= 2 ? [...head, ...new Array<number>(missing).fill(0), ...tail] : null;
}

function parseGroups(text: string, mayEndInIpv4: boolean): AddressBytes | null {
  if (text === '') return [];
  const groups = text.split(':');
  const bytes: number[] = [];
  for (const [i, group] of groups.entries()) {
    const ipv4 = mayEndInIpv4 && i === groups.length - 1 && group.includes('.') ? parseIpv4(group) : null;
    if (ipv4 !== null) bytes.push(...ipv4);
    else if (/^[\da-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    } else return null;
  }
  return bytes;
}
