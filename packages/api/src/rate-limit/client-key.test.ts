import { describe, expect, it } from 'vitest';
import { examples } from '../../test/examples.ts';
import { clientKey, networkKey } from './client-key.ts';

describe('clientKey', () => {
  it.each(examples<[string, string]>(import.meta.url, 'clients'))('%s belongs to %s', (address, key) => {
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
