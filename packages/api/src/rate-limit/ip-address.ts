/** Canonical text of IP addresses. */

const IPV6_GROUPS = 8;
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * Returns an IPv4 address with four decimal parts as it is, and an IPv6 address (RFC 4291, section 2.2) in its shortest
 * form. Of an IPv4-mapped IPv6 address, returns the IPv4 address, because that is the target of the connection. Null for
 * anything else, such as other notations of IPv4 and zones.
 */
export function canonicalAddress(text: string): string | null {
  const parts = text.split('.');
  const isIpv4 =
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
  if (isIpv4) return text;
  const url = `http://[${text}]/`;
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(text) || !URL.canParse(url)) return null;
  const address = new URL(url).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(address) ?? [];
  return high === undefined || low === undefined ? address : ipv4Of(high, low);
}

export function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  return [...head, ...new Array<string>(IPV6_GROUPS - head.length - tail.length).fill('0'), ...tail];
}

export function ipv4Of(high: string, low: string): string {
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 0xff])
    .join('.');
}
