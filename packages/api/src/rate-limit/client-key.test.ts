import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../test/examples.ts';
import { canonicalAddress, clientKey, groupsOf, ipv4Of, networkKey } from './client-key.ts';

it.each(examples<[string, string]>(import.meta.url, 'clients'))(
  'the client %s belongs to %s',
  (address, key) => {
    expect(clientKey(address)).toBe(key);
  },
);

it.each([
  ['192.0.2.7', '192.0.2'],
  ['2001:db8:1:ff00::/56', '2001:db8:1'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (client, network) => {
  expect(networkKey(client)).toBe(network);
});

describe('addresses', () => {
  it.each(examples<[string, string | null]>(import.meta.url, 'addresses'))('%s is %s', (text, address) => {
    expect(canonicalAddress(text)).toBe(address);
  });

  it.each(examples<[string, string]>(import.meta.url, 'groups of addresses'))(
    '%s has the groups %s',
    (address, groups) => {
      expect(groupsOf(address).join(':')).toBe(groups);
    },
  );

  it('reads an IPv4 address in two groups', () => {
    expect(ipv4Of('c000', '207')).toBe('192.0.2.7');
  });

  it('are the same as for node:net, except zones', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended(), fc.string()), (text) => {
        fc.pre(!text.includes('%'));
        return (canonicalAddress(text) !== null) === (isIP(text) !== 0);
      }),
    );
  });
});
