/** The /24 network of an IPv4 address or the /48 of an IPv6 one: someone with many addresses usually has them in one. */
export function networkKey(client: string): string {
  if (/^\d+(?:\.\d+){3}$/.test(client)) return client.slice(0, client.lastIndexOf('.'));
  return client.endsWith('::/56') ? client.split(':').slice(0, 3).join(':') : client;
}

/** The IPv4 address, or the /56 network of an IPv6 one, without port and zone. Any other text is its own key. */
export function clientKey(address: string): string {
  // A zone names an interface of this machine, not the visitor.
  const canonical = canonicalAddress(withoutPort(address).replace(/%.*$/s, ''));
  if (canonical?.includes(':') !== true) return canonical ?? address;
  const [first, second, third, fourth = ''] = groupsOf(canonical);
  // A household or host usually has a whole /56, so further bits do not tell visitors apart.
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${first}:${second}:${third}:${half}::/56`;
}

function withoutPort(address: string): string {
  const found = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(address);
  return found?.[1] ?? found?.[2] ?? address;
}

const IPV6_GROUPS = 8;
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * IPv6 in its shortest form (RFC 4291, 2.2). An IPv4-mapped address becomes the IPv4 address that the connection goes to. Null
 * for anything else, such as other notations of IPv4 or a zone.
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
