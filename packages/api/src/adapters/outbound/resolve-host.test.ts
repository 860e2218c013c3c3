/** The real resolver with a name server on the loopback interface. */

import { createSocket, type Socket } from 'node:dgram';
import { afterAll, expect, it } from 'vitest';
import { useSite } from '../../../test/use-sites.ts';
import { startDeadline } from '../job-gate.ts';
import { createResolveHost, type ResolveHost } from './connect-guarded.ts';
import { createOutbound } from './create-outbound.ts';
import { causeOf } from './testing/cause-of.ts';

const A = 1;
const AAAA = 28;
/** Records by name and type. Queries for `silent` names get no response. */
const ZONE: Readonly<Record<string, Readonly<Record<number, readonly number[][]>>>> = {
  'both.example': {
    [A]: [[127, 0, 0, 1]],
    [AAAA]: [[0x20, 1, 0xd, 0xb8, ...new Array<number>(11).fill(0), 1]],
  },
  'four.example': { [A]: [[127, 0, 0, 1]] },
  'mixed.example': {
    [A]: [
      [8, 8, 8, 8],
      [127, 0, 0, 1],
    ],
  },
  'empty.example': {},
};

function answer(query: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString());
    at += 1 + length;
  }
  const name = labels.join('.');
  const type = query.readUInt16BE(at + 1);
  if (name.startsWith('silent') || (name === 'half.example' && type === AAAA)) return null;
  const zone = name === 'half.example' ? ZONE['four.example'] : ZONE[name];
  const records = zone?.[type] ?? [];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(zone === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(records.length, 6);
  header.fill(0, 8, 12);
  const answers = records.map((bytes) =>
    Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
  );
  return Buffer.concat([header, query.subarray(12, at + 5), ...answers]);
}

const server: Socket = createSocket('udp4');
server.on('message', (query, peer) => {
  const response = answer(query);
  if (response) server.send(response, peer.port, peer.address);
});
await new Promise<void>((done) => server.bind(0, '127.0.0.1', done));

const bait = await useSite((_, response) => response.end('<p>bait</p>'));
const resolve: ResolveHost = createResolveHost([`127.0.0.1:${server.address().port}`]);
afterAll(async () => {
  await new Promise<void>((done) => server.close(() => done()));
});

const ask = (host: string) => resolve(host, new AbortController().signal);

it('gives the addresses of both families', async () => {
  expect(await ask('both.example')).toEqual(['127.0.0.1', '2001:db8::1']);
  expect(await ask('four.example')).toEqual(['127.0.0.1']);
});

it('says that it is our fault when no name server can be asked', async () => {
  const closed = createSocket('udp4');
  await new Promise<void>((done) => closed.bind(0, '127.0.0.1', done));
  const dead = createResolveHost([`127.0.0.1:${closed.address().port}`]);
  await new Promise<void>((done) => closed.close(() => done()));
  await expect(dead('both.example', new AbortController().signal)).rejects.toMatchObject({
    failureCause: 'dns-unavailable',
  });
});

it('does not wait for a family that is never answered', async () => {
  expect(await ask('half.example')).toEqual(['127.0.0.1']);
});

it.each(['missing.example', 'empty.example'])('says that %s was not found', async (host) => {
  expect(await causeOf(ask(host))).toBe('dns-not-found');
});

it('ends a name that is never answered with the deadline', async () => {
  const deadline = startDeadline(100, 'dns-timeout');
  expect(await causeOf(resolve('silent.example', deadline.signal))).toBe('dns-timeout');
});

it('answers good names while others hang', async () => {
  const deadline = startDeadline(400, 'dns-timeout');
  const hanging = [1, 2, 3, 4, 5, 6].map((i) => causeOf(resolve(`silent${i}.example`, deadline.signal)));
  expect(await ask('four.example')).toEqual(['127.0.0.1']);
  expect(deadline.signal.aborted).toBe(false);
  expect(new Set(await Promise.all(hanging))).toEqual(new Set(['dns-timeout']));
});

it.each(['four.example', 'mixed.example', 'both.example'])(
  '#381 a single private answer of %s rejects the name',
  async (host) => {
    const outbound = createOutbound({
      allowedPrivateHosts: [],
      webPorts: new Set([bait.port]),
      resolveHost: resolve,
    });
    const cause = await causeOf(
      outbound.fetch({ url: `http://${host}:${bait.port}/`, accept: 'html', client: 'test' }),
    );
    expect(cause).toBe('forbidden-address');
    expect(bait.connections()).toBe(0);
  },
);
