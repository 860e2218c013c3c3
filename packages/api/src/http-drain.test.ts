import { once } from 'node:events';
import { createServer, get, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { prepareDrain } from './http-drain.ts';

/** Far larger than the operating system's socket buffers. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

/** Starts a server that sends `answer` once it has received the whole body. */
async function listen(answer: string | Buffer): Promise<{ server: Server; port: number }> {
  const server = createServer(async (req, res) => {
    for await (const _chunk of req);
    res.end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

const unused = () => undefined;

describe('a server that stops', () => {
  it('lets a client read a large answer to its end', async () => {
    const { server, port } = await listen(LARGE);
    const drain = prepareDrain(server, { graceMs: 10, checkMs: 10, startWithinMs: 60_000 }, unused);
    const asked = get({ port, host: '127.0.0.1' });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const finished = drain.finish();
    await sleep(200);
    let bytes = 0;
    for await (const chunk of answer) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(LARGE.length);
    await finished;
  });

  it('refuses, with a message and without a reset, a body that is still arriving when work may no longer start', async () => {
    const { server, port } = await listen('read');
    let stops = 0;
    const drain = prepareDrain(server, { graceMs: 10, checkMs: 10, startWithinMs: 50 }, () => {
      stops += 1;
    });
    const upload = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'Content-Length': 20_000 },
    });
    upload.write('x'.repeat(10_000));
    await once(server, 'request');
    const finished = drain.finish();
    const [answer] = (await once(upload, 'response')) as [IncomingMessage];
    upload.end('x'.repeat(10_000));
    let body = '';
    for await (const chunk of answer) body += String(chunk);
    expect([answer.statusCode, answer.headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '5',
      { message: 'The service is busy. Please try again in a moment.', code: 'busy', retryAfterSeconds: 5 },
    ]);
    await finished;
    expect(stops).toBe(1);
  });

  it('stops at once, and refuses nothing, when there is no request', async () => {
    const { server } = await listen('read');
    let stops = 0;
    await prepareDrain(server, { graceMs: 1000, checkMs: 10, startWithinMs: 1 }, () => {
      stops += 1;
    }).finish();
    expect(stops).toBe(0);
  });
});
