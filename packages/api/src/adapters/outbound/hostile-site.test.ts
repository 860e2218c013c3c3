/** Sites that try to exhaust the service. Each is stopped by a limit, with little memory used. */

import type { Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useRawSite, useSite } from '../../../test/use-sites.ts';
import type { Outbound } from '../../ports.ts';
import { OUTBOUND_LIMITS } from '../limits.ts';
import { createOutbound } from './create-outbound.ts';
import { causeOf } from './testing/cause-of.ts';

const MIB = 1024 * 1024;
const MAX_GROWTH_BYTES = 100 * MIB;
const TEXT = '<!doctype html><p>A page of ordinary length.</p>';
const html = { 'content-type': 'text/html' };

/** Writes the same piece for as long as the other side reads. */
function flood(socket: Socket, piece: Buffer | string): void {
  const write = () => {
    while (socket.writable && socket.write(piece));
  };
  socket.on('drain', write);
  write();
}

function drip(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 10);
  socket.on('close', () => clearInterval(timer));
}
let hits = 0;
// Members of a gzip stream may be repeated: 300 of them are 3 GB of zeros in 3 MB.
const gzipBomb = Buffer.concat(new Array<Buffer>(300).fill(gzipSync(Buffer.alloc(10 * MIB))));
const brotliBomb = brotliCompressSync(Buffer.alloc(64 * MIB));
const bodies: Readonly<Record<string, [string, Buffer]>> = {
  '/gzip-bomb': ['gzip', gzipBomb],
  '/brotli-bomb': ['br', brotliBomb],
  '/deflate-bomb': ['deflate', deflateSync(Buffer.alloc(64 * MIB))],
  '/stacked-bomb': ['gzip, gzip', gzipSync(gzipBomb)],
  '/stacked-br': ['br,gzip', gzipSync(brotliBomb)],
  '/plain-gzip': ['gzip', gzipSync(TEXT)],
  '/plain-br': ['br', brotliCompressSync(TEXT)],
  '/plain-deflate': ['deflate', deflateSync(TEXT)],
  '/raw-deflate': ['deflate', deflateRawSync(TEXT)],
};

const site = await useSite((request, response) => {
  hits += 1;
  const body = bodies[request.url ?? ''];
  if (body) return response.writeHead(200, { ...html, 'content-encoding': body[0] }).end(body[1]);
  return response.writeHead(302, { location: `/chain/${hits}` }).end('x'.repeat(1000));
});

const raw = await useRawSite((socket) =>
  socket.once('data', (data) => {
    const path = /^GET (\S+)/.exec(data.toString())?.[1];
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
    if (path === '/endless-body') {
      socket.write(`${head}\r\n`);
      flood(socket, Buffer.alloc(64 * 1024, 'x'));
    } else if (path === '/endless-header') {
      socket.write(head);
      flood(socket, `x-filler: ${'x'.repeat(1000)}\r\n`);
    } else if (path === '/interim-flood') flood(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n');
    else if (path === '/header-drip') drip(socket, 'H');
    else if (path === '/header-line-drip') {
      socket.write(head);
      drip(socket, 'x: y\r\n');
    } else if (path === '/interim-drip') drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n');
    else if (path === '/body-drip') {
      socket.write(`${head}\r\n`);
      drip(socket, 'x');
    } else if (path === '/chunk-drip') {
      socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
      drip(socket, '1\r\nx\r\n');
    } else if (path === '/huge-length') socket.write(`${head}content-length: 99999999999\r\n\r\n<p>`);
  }),
);
const allowedPrivateHosts = [`127.0.0.1:${site.port}`, `127.0.0.1:${raw.port}`];
/** With the product's time limits, for sites that are stopped by a size or count limit first, even on a loaded machine. */
const patient = createOutbound({ allowedPrivateHosts });
/** With short time limits, for sites that are stopped by one. */
const hasty = createOutbound({
  allowedPrivateHosts,
  limits: {
    headersTimeoutMs: 300,
    bodyIdleTimeoutMs: 300,
    totalTimeoutMs: 900,
    visitTimeoutMs: 900,
    queueTimeoutMs: 20_000,
  },
});

async function fetchAll(
  outbound: Outbound,
  url: string,
  times: number,
): Promise<{ causes: string[]; growthBytes: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const causes: string[] = [];
  for (let i = 0; i < times; i++) {
    causes.push(await causeOf(outbound.fetch({ url, accept: 'html', client: `client ${i}` })));
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  return { causes, growthBytes: peak - before };
}

it.each([
  ['/gzip-bomb', 'too-large'],
  ['/brotli-bomb', 'too-large'],
  ['/deflate-bomb', 'too-large'],
  ['/stacked-bomb', 'bad-encoding'],
  ['/stacked-br', 'bad-encoding'],
])('ends %s early and with little memory', async (path, cause) => {
  const { causes, growthBytes } = await fetchAll(patient, `http://127.0.0.1:${site.port}${path}`, 2);
  expect(causes).toEqual([cause, cause]);
  expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES);
});

it.each([
  ['/endless-body', 'too-large'],
  ['/huge-length', 'too-large'],
  ['/endless-header', 'bad-response'],
])('#400 ends %s by a limit of size', async (path, cause) => {
  const { causes, growthBytes } = await fetchAll(patient, `http://127.0.0.1:${raw.port}${path}`, 1);
  expect(causes).toEqual([cause]);
  expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES);
});

it.each([
  ['/interim-flood', ['timeout-headers', 'timeout-total', 'bad-response']],
  ['/interim-drip', ['timeout-headers']],
  ['/header-drip', ['timeout-headers', 'bad-response']],
  ['/header-line-drip', ['timeout-headers']],
  ['/body-drip', ['timeout-total']],
  ['/chunk-drip', ['timeout-total']],
])('#400 ends %s by a limit of time', async (path, expected) => {
  const { causes, growthBytes } = await fetchAll(hasty, `http://127.0.0.1:${raw.port}${path}`, 1);
  expect(expected).toContain(causes[0]);
  expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES);
});

it('#400 ends an endless chain after ten redirects', async () => {
  hits = 0;
  const { causes } = await fetchAll(patient, `http://127.0.0.1:${site.port}/chain`, 1);
  expect(causes).toEqual(['too-many-redirects']);
  expect(hits).toBe(OUTBOUND_LIMITS.maxRedirects + 1);
});

it('#400 ends a visit at its time limit, with what came', async () => {
  const url = `http://127.0.0.1:${raw.port}/body-drip`;
  const hop = await hasty.visit({ client: 'visitor' }, (ask) => ask(url));
  expect(hop).toMatchObject({ status: 200, interruption: 'timeout-total' });
  expect(hop.text).toMatch(/^x+$/);
});

it.each(['/plain-gzip', '/plain-br', '/plain-deflate', '/raw-deflate'])('still reads %s', async (path) => {
  const url = `http://127.0.0.1:${site.port}${path}`;
  expect((await patient.fetch({ url, accept: 'html', client: 'reader' })).text).toBe(TEXT);
});
