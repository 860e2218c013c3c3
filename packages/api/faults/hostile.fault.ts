/** 10,000 malformed, oversized, slow and cross-site requests: no 500, no crash, bounded memory, no files left behind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processFigures } from '../test/process-figures.ts';
import { sendRaw } from '../test/send-raw.ts';
import { type ServerProcess, startServer } from '../test/server-process.ts';

const MALFORMED = 4000;
const BROKEN_HTTP = 2000;
const CROSS_SITE = 2500;
const OVERSIZED = 1250;
const SLOW = 250;
const CLIENTS = 16;
/** Limit in addition to the idle process: the bodies that may be in memory at once. */
const MAX_GROWTH_MB = 512;

const folder = mkdtempSync(join(tmpdir(), 'earshot-hostile-'));
let server: ServerProcess;
let port = 0;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder });
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const POSTS = [
  '/api/analyze/article',
  '/api/analyze/social',
  '/api/trending/analyze-text',
  '/api/trending/analyze-file',
  '/api/expand-url',
  '/api/suggestions',
  '/api/trpc/article.analyze',
];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"keywords":{"__proto__":[]}}',
  '{"url":"http://127.0.0.1/","keywords":["a"]}',
  '{"url":"file:///etc/passwd"}',
  '{"text":1,"lineType":[]}',
  '{"imageBase64":"AAAA","keywords":["a"]}',
  '['.repeat(30_000),
  '\0\ufffd<html>',
];
const TYPES = [
  'application/json',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json; charset=utf-7',
];
const BROKEN = [
  'GET\r\n\r\n',
  'hello\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'POST /api/suggestions HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
  'POST /api/suggestions HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00',
  'GET /api/counters HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n',
  'GET /favicon.svg HTTP/1.1\r\nHost: a\r\nIf-Match: "another"\r\nConnection: close\r\n\r\n',
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Number of responses by status, for `total` calls with `CLIENTS` at a time. */
async function flood(total: number, send: (index: number) => Promise<number>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let index = 0;
  const client = async () => {
    while (index < total) {
      const status = await send(index++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return statuses;
}

/** Returns the status of the response to these bytes, or 0 if the connection closes without one. */
function sendBytes(text: string, holdMs = 0): Promise<number> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      if (holdMs > 0) setTimeout(() => socket.destroy(), holdMs);
    });
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk;
      if (holdMs === 0) socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)));
  });
}

const kinds: [string, number, readonly number[], (index: number) => Promise<number>][] = [
  [
    'malformed bodies',
    MALFORMED,
    [400, 413, 415, 422],
    async (index) => {
      const headers = { 'content-type': at(TYPES, Math.floor(index / 77)) };
      const request = {
        method: 'POST',
        path: at(POSTS, index),
        headers,
        body: at(BODIES, Math.floor(index / 7)),
      };
      return (await sendRaw(port, request)).status;
    },
  ],
  ['broken HTTP', BROKEN_HTTP, [0, 400, 405, 412, 417, 431], (index) => sendBytes(at(BROKEN, index))],
  [
    'requests from other sites',
    CROSS_SITE,
    [403],
    async (index) => {
      const headers = {
        'content-type': 'text/plain',
        'sec-fetch-site': 'cross-site',
        origin: 'https://example.com',
      };
      return (
        await sendRaw(port, { method: 'POST', path: at(POSTS, index), headers, body: at(BODIES, index) })
      ).status;
    },
  ],
  [
    'bodies over their bound, declared and not',
    OVERSIZED,
    [0, 413],
    (index) =>
      index % 5 === 0
        ? sendBytes(
            `POST /api/suggestions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n` +
              `40000\r\n${'x'.repeat(0x40000)}\r\n0\r\n\r\n`,
          )
        : sendBytes(
            `POST ${at(POSTS, index)} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000000000\r\n\r\n`,
          ),
  ],
  [
    'bodies that are declared and never come',
    SLOW,
    [0],
    (index) =>
      sendBytes(
        `POST ${at(POSTS, index)} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
        500,
      ),
  ],
];

describe('hostile requests', () => {
  it.each(kinds)('%s (%i)', async (_, total, allowed, send) => {
    const statuses = await flood(total, send);
    expect([...statuses.keys()].filter((status) => !allowed.includes(status))).toEqual([]);
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(total);
    expect((await fetch(`${server.url}/api/counters`)).status).toBe(200);
  });

  it('leave a server that answers, within its memory and without open connections', async () => {
    expect(server.child.exitCode).toBeNull();
    const figures = processFigures(server.child.pid ?? 0);
    if (figures) {
      expect(figures.peakMemoryMb).toBeLessThan(200 + MAX_GROWTH_MB);
      expect(figures.descriptors).toBeLessThan(100);
    }
    expect(await server.stop()).toBe(0);
  });
});
