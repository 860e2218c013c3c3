import { BlockList, isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN_BLOCKS, isPublicAddress } from './address-policy.ts';
import { parseAddress, parsePrefix } from './ip-address.ts';

/** First and last address of a block, as bytes. */
function edges(block: string): [number[], number[]] {
  const prefix = parsePrefix(block);
  if (prefix === null) throw new Error(block);
  const fill = (bit: 0 | 1) =>
    prefix.bytes.map((byte, i) => {
      const host = 0xff >> Math.min(8, Math.max(0, prefix.bits - i * 8));
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

describe('address policy', () => {
  it.each(ipv4Blocks)(
    '#381 refuses the first and last address of %s (%s), also embedded in IPv6',
    (block) => {
      for (const edge of edges(block)) {
        expect(isPublicAddress(ipv4Text(edge))).toBe(false);
        for (const [name, embed] of EMBEDDINGS)
          expect(isPublicAddress(embed(edge), { decodeNat64: true }), `${name} ${embed(edge)}`).toBe(false);
      }
    },
  );

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

  it.each([
    '',
    'localhost',
    '127.1',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '2130706433',
    '1.2.3.4.5',
    '1.2.3',
    'fe80::1%eth0',
    '[::1]',
    ' 8.8.8.8',
    '8.8.8.8\n',
    '256.1.1.1',
    '1::2::3',
    ':1',
    '1:2:3:4:5:6:7:8:9',
  ])('refuses %j, which is no canonical address', (text) => {
    expect(isPublicAddress(text)).toBe(false);
  });

  it('judges a NAT64 address by its IPv4 part when the operator says so', () => {
    expect(isPublicAddress('64:ff9b::8.8.8.8', { decodeNat64: true })).toBe(true);
    expect(isPublicAddress('64:ff9b::10.0.0.1', { decodeNat64: true })).toBe(false);
  });

  it('agrees with the BlockList of node:net on every address', () => {
    const list = new BlockList();
    for (const [block] of FORBIDDEN_BLOCKS) {
      const [network = '', bits = ''] = block.split('/');
      list.addSubnet(network, Number(bits), block.includes(':') ? 'ipv6' : 'ipv4');
    }
    const ipv4 = fc.ipV4();
    const ipv6 = fc.tuple(
      fc.integer({ min: 0x2000, max: 0x3fff }),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 7, maxLength: 7 }),
    );
    fc.assert(fc.property(ipv4, (text) => isPublicAddress(text) === !list.check(text, 'ipv4')));
    fc.assert(
      fc.property(ipv6, ([first, rest]) => {
        const text = [first, ...rest].map((group) => group.toString(16)).join(':');
        fc.pre(rest[3] !== 0 || rest[4] !== 0x5efe);
        return isPublicAddress(text) === !list.check(text, 'ipv6');
      }),
    );
  });

  it('accepts the same addresses as node:net, except zones', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended(), fc.string()), (text) => {
        fc.pre(!text.includes('%'));
        return (parseAddress(text) !== null) === (isIP(text) !== 0);
      }),
    );
  });
});
