import { canonicalAddress, groupsOf } from './ip-address.ts';

/** The /24 of an IPv4 address, the /48 of an IPv6 one: someone with many addresses usually has them in one network. */
export function networkKey(client: string): string {
  if (/^\d+(?:\.\d+){3}$/.test(client)) return client.slice(0, client.lastIndexOf('.'));
  return client.endsWith('::/56') ? client.split(':').slice(0, 3).join(':') : client;
}

/**
 * Returns a visitor's key for limits: an IPv4 address, or the /56 network of an IPv6 one. Any other text is its own key.
 * @param address as the connection or a proxy states it, perhaps with a port (`192.0.2.1:443`, `[2001:db8::1]:443`)
 */
export function clientKey(address: string): string {
  // A zone identifies an interface of this machine, not the visitor.
  const canonical = canonicalAddress(withoutPort(address).replace(/%.*$/s, ''));
  if (canonical?.includes(':') !== true) return canonical ?? address;
  const [first, second, third, fourth = ''] = groupsOf(canonical);
  // A household or host usually has a whole /56, so the remaining bits do not identify anyone.
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${first}:${second}:${third}:${half}::/56`;
}

function withoutPort(address: string): string {
  const found = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(address);
  return found?.[1] ?? found?.[2] ?? address;
}
