import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { canonicalAddress, groupsOf } from '../../rate-limit/client-key.ts';
import { blockListOf, FORBIDDEN_BLOCKS, isPublicAddress } from './address-policy.ts';

/** Returns the bytes of an address. */
function bytesOf(text: string): number[] {
  const address = canonicalAddress(text) ?? '';
  if (!address.includes(':')) return address.split('.').map(Number);
  return groupsOf(address).flatMap((group) => [
    Number.parseInt(group, 16) >> 8,
    Number.parseInt(group, 16) & 0xff,
  ]);
}

/** First and last address of a block, as bytes. */
function edges(block: string): [number[], number[]] {
  const [network = '', bits = ''] = block.split('/');
  const fill = (bit: 0 | 1) =>
    bytesOf(network).map((byte, i) => {
      const host = 0xff >> Math.min(8, Math.max(0, Number(bits) - i * 8));
      return bit === 1 ? byte | host : byte & ~host & 0xff;
    });
  return [fill(0), fill(1)];
}

const ipv4Text = (bytes: readonly number[]) => bytes.join('.');
const ipv6Text = (bytes: readonly number[]) =>
  Array.from({ length: 8 }, (_, i) =>
    (((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)).toString(16),
  ).join(':');

const EMBEDDINGS: readonly (readonly [string, (ipv4: readonly number[]) => string])[] = [
  ['IPv4-mapped', (ipv4) => `::ffff:${ipv4Text(ipv4)}`],
  ['IPv4-compatible', (ipv4) => ipv6Text([...new Array<number>(12).fill(0), ...ipv4])],
  ['NAT64', (ipv4) => `64:ff9b::${ipv4Text(ipv4)}`],
  ['6to4', (ipv4) => ipv6Text([0x20, 0x02, ...ipv4, ...new Array<number>(10).fill(0)])],
  ['ISATAP', (ipv4) => ipv6Text([0x26, 0x20, 0, 0, 0, 0, 0, 1, 0, 0, 0x5e, 0xfe, ...ipv4])],
];

const ipv4Blocks = FORBIDDEN_BLOCKS.filter(([block]) => !block.includes(':'));
const ipv6Blocks = FORBIDDEN_BLOCKS.filter(([block]) => block.includes(':'));

it.each(ipv4Blocks)('#381 refuses the first and last address of %s (%s), also embedded in IPv6', (block) => {
  for (const edge of edges(block)) {
    expect(isPublicAddress(ipv4Text(edge))).toBe(false);
    for (const [name, embed] of EMBEDDINGS)
      expect(isPublicAddress(embed(edge), { decodeNat64: true }), `${name} ${embed(edge)}`).toBe(false);
  }
});

it.each(ipv6Blocks)('#381 refuses the first and last address of %s (%s)', (block) => {
  for (const edge of edges(block)) expect(isPublicAddress(ipv6Text(edge))).toBe(false);
});

it.each(
  '9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255 1.1.1.1 168.63.129.15 168.63.129.17 2400:cb00::1 2a00:1450::1 2606:4700::1111 ::ffff:8.8.8.8'.split(
    ' ',
  ),
)('allows %s, a neighbor of a block or a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each(
  ':: ::1 ::ffff:0:127.0.0.1 fe80::1 fec0::1 fc00::1 fdff:ffff::1 fd00:ec2::254 fd20:ce::254 ff02::1 100::1 4000::1 5f00::1 64:ff9b:1::a00:5 64:ff9b::8.8.8.8 1fff:ffff::1'.split(
    ' ',
  ),
)('#381 refuses %s: not public IPv6', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(examples<[string]>(import.meta.url, 'no canonical address'))(
  'refuses %j, which is no canonical address',
  (text) => {
    expect(isPublicAddress(text)).toBe(false);
  },
);

it('judges a NAT64 address by its IPv4 part when the operator says so', () => {
  expect(isPublicAddress('64:ff9b::8.8.8.8', { decodeNat64: true })).toBe(true);
  expect(isPublicAddress('64:ff9b::10.0.0.1', { decodeNat64: true })).toBe(false);
});

it('agrees with the edges of the blocks on every address', () => {
  const inside = (bytes: readonly number[]) =>
    FORBIDDEN_BLOCKS.some(([block]) => {
      const [first, last] = edges(block);
      if (first.length !== bytes.length) return false;
      const value = Buffer.from(bytes);
      return Buffer.compare(Buffer.from(first), value) <= 0 && Buffer.compare(value, Buffer.from(last)) <= 0;
    });
  fc.assert(fc.property(fc.ipV4(), (text) => isPublicAddress(text) === !inside(bytesOf(text))));
});

it.each(['10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0', '/8', 'news.example/8'])(
  'reads no block in %s',
  (text) => {
    expect(() => blockListOf([text])).toThrow();
  },
);
