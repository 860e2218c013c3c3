import { describe, expect, it } from 'vitest';
import { connectableAddress, isInPrefix, isSameAddress, parseAddress, parsePrefix } from './ip-address.ts';

describe('addresses', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['news.example', 'news.example'],
  ])('connects for %s to %s', (text, address) => {
    expect(connectableAddress(text)).toBe(address);
  });

  it.each([
    ['2001:db8::', [0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['1:2:3:4:5:6:7:8', [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8]],
    ['1:2:3:4:5:6:7::', [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 0]],
    ['64:ff9b::192.0.2.7', [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 2, 7]],
    ['1:2:3:4:5:6:7', null],
    ['1:2:3:4:5:6:7:8:9', null],
    ['1:2:3:4::5:6:7:8', null],
    ['1::2::3', null],
    ['12345::', null],
    ['192.0.2.7::', null],
    ['256.0.2.7', null],
    ['01.0.2.7', null],
    ['192.0.2', null],
  ])('reads %s', (text, bytes) => {
    expect(parseAddress(text)).toEqual(bytes);
  });

  it.each([
    ['192.0.2.7', '::ffff:192.0.2.7', true],
    ['2001:db8::7', '2001:db8:0::7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.7', '2001:db8::7', false],
  ])('%s and %s are the same: %s', (left, right, same) => {
    expect(isSameAddress(parseAddress(left) ?? [], parseAddress(right) ?? [])).toBe(same);
  });

  it.each([
    ['10.255.255.255', '10.0.0.0/8', true],
    ['11.0.0.0', '10.0.0.0/8', false],
    ['172.31.255.255', '172.16.0.0/12', true],
    ['172.32.0.0', '172.16.0.0/12', false],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.6', '192.0.2.7', false],
    ['192.0.2.7', '0.0.0.0/0', true],
    ['fd00::1', 'fc00::/7', true],
    ['fe00::1', 'fc00::/7', false],
    ['10.0.0.1', '::/0', false],
  ])('%s is in %s: %s', (address, text, inside) => {
    const prefix = parsePrefix(text);
    expect(prefix && isInPrefix(parseAddress(address) ?? [], prefix)).toBe(inside);
  });

  it.each(['10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', '/8', 'news.example/8'])(
    'reads no prefix in %s',
    (text) => {
      expect(parsePrefix(text)).toBeNull();
    },
  );
});
