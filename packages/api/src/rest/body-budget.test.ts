import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { describeError } from '../errors.ts';
import { BodyBudget } from './body-budget.ts';
import { sendError } from './send-error.ts';
import { trackRequests } from './track-requests.ts';

const MAX_BODY_BYTES = 100;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server that reserves the declared length and responds only on `/now`. */
async function listen(budget: BodyBudget): Promise<number> {
  const app = express().set('trust proxy', 1).use(trackRequests([]));
  app.use((req, res) => {
    try {
      budget.hold(req, res, MAX_BODY_BYTES);
      if (req.path === '/now') res.end('ok');
    } catch (error) {
      sendError(res, describeError(error, ''));
    }
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function post(port: number, path: string, client: string, bytes?: number) {
  const headers = { 'X-Forwarded-For': client, ...(bytes !== undefined && { 'Content-Length': bytes }) };
  const outgoing = request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent: false });
  outgoing.on('error', () => undefined);
  outgoing.write('x');
  return outgoing;
}

async function status(port: number, client: string, bytes?: number): Promise<number | undefined> {
  const outgoing = post(port, '/now', client, bytes);
  const [answer] = await once(outgoing, 'response');
  outgoing.destroy();
  return answer.statusCode;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the budget of request bodies', () => {
  it('refuses a body that does not fit beside the others, and takes it once one of them has gone', async () => {
    const budget = new BodyBudget({ maxBytes: 100, maxBytesPerClient: 100 });
    const port = await listen(budget);
    const held = post(port, '/hold', '203.0.113.1', 90);
    await until(() => budget.bytes === 90);
    expect(await status(port, '203.0.113.2', 20)).toBe(503);
    expect(await status(port, '203.0.113.2', 10)).toBe(200);
    held.destroy();
    await until(() => budget.bytes === 0);
    expect(await status(port, '203.0.113.2', 20)).toBe(200);
    await until(() => budget.bytes === 0);
  });

  it('leaves room for others when one client asks for all of it', async () => {
    const budget = new BodyBudget({ maxBytes: 200, maxBytesPerClient: 100 });
    const port = await listen(budget);
    post(port, '/hold', '203.0.113.1', 100);
    await until(() => budget.bytes === 100);
    expect(await status(port, '203.0.113.1', 1)).toBe(503);
    expect(await status(port, '203.0.113.2', 100)).toBe(200);
  });

  it('counts no more than the row takes, whatever is declared: its reader refuses the rest', async () => {
    const port = await listen(
      new BodyBudget({ maxBytes: MAX_BODY_BYTES, maxBytesPerClient: MAX_BODY_BYTES }),
    );
    expect(await status(port, '203.0.113.1', 9_000_000_000)).toBe(200);
  });

  it('counts a body of unknown length as the largest that the row takes', async () => {
    const budget = new BodyBudget({ maxBytes: 200, maxBytesPerClient: 200 });
    const port = await listen(budget);
    post(port, '/hold', '203.0.113.1');
    await until(() => budget.bytes === MAX_BODY_BYTES);
    post(port, '/hold', '203.0.113.2', 1);
    await until(() => budget.bytes === MAX_BODY_BYTES + 1);
    expect(await status(port, '203.0.113.2')).toBe(503);
    expect(await status(port, '203.0.113.2', 99)).toBe(200);
  });
});
