import { once } from 'node:events';
import { createServer, get, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, prepareDrain } from './http-server.ts';
import { type LimitsOf, SERVER_LIMITS } from './limits.ts';

const SHORT: LimitsOf<'http'> = {
  ...SERVER_LIMITS.http,
  requestTimeoutMs: 300,
  headersTimeoutMs: 150,
  checkIntervalMs: 50,
  keepAliveTimeoutMs: 100,
  idleTimeoutMs: 600,
  uploads: { minBytesPerSecond: 1, graceMs: 60_000, checkMs: 50 },
};

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

/** Starts a server that sends `read N` once it has received the whole body. Some paths never get a complete response. */
async function listen(limits: LimitsOf<'http'>): Promise<number> {
  server = createHttpServer(async (req, res) => {
    let bytes = 0;
    try {
      for await (const chunk of req) bytes += (chunk as Buffer).length;
    } catch {
      return;
    }
    if (req.url === '/silent') return;
    if (req.url === '/half') {
      res.write('half');
      return;
    }
    if (req.url === '/endless') {
      res.write(Buffer.alloc(64 * 1024 * 1024));
      return;
    }
    res.end(`read ${bytes}`);
  }, limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends the chunks, then nothing. Returns everything received until the server closes the connection. */
function converse(
  port: number,
  pieces: readonly string[],
  options: { everyMs?: number; read?: boolean } = {},
) {
  return new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    const left = [...pieces];
    const timer = setInterval(() => {
      const piece = left.shift();
      if (piece === undefined) clearInterval(timer);
      else if (socket.writable) socket.write(piece);
    }, options.everyMs ?? 1);
    if (options.read !== false) socket.on('data', (chunk) => (received += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(received);
    });
  });
}

const drips = (text: string, times: number) => Array.from({ length: times }, () => text);

describe('the listening server', () => {
  it('cuts a client that drips its headers, with a message', async () => {
    const port = await listen(SHORT);
    const answer = await converse(port, ['GET / HTTP/1.1\r\nHost: a\r\n', ...drips('X-A: b\r\n', 60)], {
      everyMs: 20,
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      message: 'The request took too long to arrive.',
      code: 'request_timeout',
    });
  });

  it('cuts a client that connects and says nothing', async () => {
    expect(await converse(await listen(SHORT), [])).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('cuts a client that declares a body and never sends it, or drips it', async () => {
    const port = await listen(SHORT);
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n';
    expect(await converse(port, [head])).toMatch(/^HTTP\/1\.1 408 /);
    expect(await converse(port, [head, ...drips('x', 60)], { everyMs: 20 })).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('cuts an upload that is slower than allowed, and lets a slow one that is not arrive', async () => {
    const uploads = { minBytesPerSecond: 20, graceMs: 100, checkMs: 20 };
    const port = await listen({ ...SHORT, requestTimeoutMs: 20_000, uploads });
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 500\r\n\r\n';
    const drip = await converse(port, [head, ...drips('x', 500)], { everyMs: 500 });
    expect(drip).toMatch(/^HTTP\/1\.1 408 /);
    const slow = await converse(port, [head, ...drips('x'.repeat(50), 10)], { everyMs: 50 });
    expect(slow).toMatch(/^HTTP\/1\.1 200 [\s\S]*read 500$/);
  });

  it('cuts a connection that neither sends nor receives while it waits for an answer', async () => {
    expect(await converse(await listen(SHORT), ['GET /silent HTTP/1.1\r\nHost: a\r\n\r\n'])).toBe('');
  });

  it('disconnects a client that never reads its answer', async () => {
    const port = await listen(SHORT);
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(server as Server, 'request');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const open = () => new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)));
    expect(await open()).toBe(1);
    while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
  });

  it('adds no message to a response that is half sent', async () => {
    const port = await listen(SHORT);
    const answer = await converse(
      port,
      ['GET /half HTTP/1.1\r\nHost: a\r\n\r\n', ' ', 'no request\r\n\r\n'],
      {
        everyMs: 50,
      },
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('closes an idle connection after its answer', async () => {
    const limits = { ...SHORT, headersTimeoutMs: 60_000, requestTimeoutMs: 60_000, idleTimeoutMs: 60_000 };
    const answer = await converse(await listen(limits), ['GET / HTTP/1.1\r\nHost: a\r\n\r\n']);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*read 0/);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['a bare line feed in a header', 'GET / HTTP/1.1\r\nHost: a\nX: b\rc\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a negative length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
    ['a NUL in an address', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['an expectation that nobody knows', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n', 417],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('refuses %s', async (_, text, status) => {
    const answer = await converse(await listen(SHORT), [text]);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/Connection: close/i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  it('takes no more connections than it may', async () => {
    const port = await listen({
      ...SHORT,
      maxConnections: 1,
      headersTimeoutMs: 5000,
      requestTimeoutMs: 5000,
    });
    const first = connect(port, '127.0.0.1');
    await once(first, 'connect');
    expect(await converse(port, ['GET / HTTP/1.1\r\nHost: a\r\n\r\n'])).toBe('');
    first.destroy();
  });

  it('takes no more connections of one address than it may, and more once one has ended', async () => {
    const port = await listen({
      ...SHORT,
      maxConnectionsPerClient: 1,
      headersTimeoutMs: 5000,
      requestTimeoutMs: 5000,
    });
    const first = connect(port, '127.0.0.1');
    await once(first, 'connect');
    const ask = () => converse(port, ['GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n']);
    expect(await ask()).toBe('');
    first.destroy();
    await expect.poll(ask).toContain('read 0');
  });
});

/** Far larger than the operating system's socket buffers. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

/** Starts a server that sends `answer` once it has received the whole body. */
async function answering(answer: string | Buffer): Promise<{ server: Server; port: number }> {
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
    const { server, port } = await answering(LARGE);
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
    const { server, port } = await answering('read');
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
    const { server } = await answering('read');
    let stops = 0;
    await prepareDrain(server, { graceMs: 1000, checkMs: 10, startWithinMs: 1 }, () => {
      stops += 1;
    }).finish();
    expect(stops).toBe(0);
  });
});
