import { describe, expect, it } from 'vitest';
import { clientKey, networkKey } from './client-key.ts';

describe('clientKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:22ff::1', '2001:db8:1:2200::/56'],
    ['2001:db8:1:2201:aaaa:bbbb:cccc:dddd', '2001:db8:1:2200::/56'],
    ['2001:db8:1:2301::1', '2001:db8:1:2300::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/56'],
    ['[2001:db8::1]', '2001:db8:0:0::/56'],
  ])('%s belongs to %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});

describe('networkKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2'],
    ['2001:db8:1:ff00::/56', '2001:db8:1'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (client, network) => {
    expect(networkKey(client)).toBe(network);
  });
});
