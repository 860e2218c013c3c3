/** Bytes that may not be HTTP: refused or answered on their connection, never with a 5xx, and the server keeps running. */

import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFuzz, FUZZ_SEED, FUZZ_TIMEOUT_MS, hostileJson } from '../../test/hostile-values.ts';
import { useServer, useTestApp } from '../../test/use-sites.ts';
import { createHttpServer } from '../http-server.ts';
import { SERVER_LIMITS } from '../limits.ts';

const test = await useTestApp();
const { port } = await useServer(createHttpServer(test.app, SERVER_LIMITS.http));

/** Returns everything that the server sends on a new connection until it closes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.end(Buffer.from(bytes, 'latin1'));
  await closed;
  return Buffer.concat(chunks).toString('latin1');
}

const startLine = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE', 'get', '', 'G\0T', 'PRI'),
    fc.constantFrom(
      ...['/api/counters', '/api/expand-url', '/api/trpc/counters.get', '/api/analyze/article'],
      ...['http://a.example/', '//', '*', '/%', '', '/\x7f'],
    ),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 x', '', 'http/1.1'),
  )
  .map((parts) => parts.join(' '));
const header = fc.constantFrom(
  'Host: 127.0.0.1',
  'Host: 127.0.0.1',
  'Host:',
  ...['5', '-1', '5, 6', '99999999999999999999'].map((length) => `Content-Length: ${length}`),
  ...[': chunked', ': xchunked', ' : chunked'].map((end) => `Transfer-Encoding${end}`),
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=x',
  'Connection: keep-alive, close',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Expect: 100-continue',
  'Expect: x',
  'Range: bytes=0-,0-,0-',
  'If-None-Match: *',
  'X-Forwarded-For: \0',
  ' folded',
  ': no name',
  `X: ${'x'.repeat(20_000)}`,
);
const ending = fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r', '');
const body = fc.oneof(
  hostileJson,
  fc.constantFrom('', 'hello', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '--x\r\n\r\n--x--', '{"url":"a"}'),
);
const bytes = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(startLine, fc.array(header, { maxLength: 6 }), ending, body)
      .map(([first, headers, end, rest]) => [first, ...headers, '', ''].join(end) + rest),
  },
);

it(`raw bytes never make a 5xx (FUZZ_SEED=${FUZZ_SEED})`, { timeout: FUZZ_TIMEOUT_MS }, async () => {
  await checkFuzz(
    fc.asyncProperty(bytes, async (sent) => {
      const answer = await answerTo(sent);
      expect(answer, sent.slice(0, 500)).not.toMatch(/^HTTP\/1\.[01] 5/m);
      expect(answer).not.toMatch(/node_modules|\.ts:\d|at Object\./);
    }),
  );
  const { status } = await fetch(`http://127.0.0.1:${port}/api/counters`);
  expect(status).toBe(200);
});
