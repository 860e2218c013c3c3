import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { describeError } from '../errors.ts';
import { requestInfo, sendError, trackRequests } from './request-info.ts';

it('refuses a call as busy that is not answered in time, counted from the end of its body', async () => {
  const app = express().use(trackRequests([], 100));
  app.use(async (req, res) => {
    const { signal } = requestInfo(res);
    for await (const _chunk of req);
    const wasAborted = signal.aborted;
    await once(signal, 'abort');
    res.set('X-Aborted-Before', String(wasAborted));
    sendError(res, describeError(signal.reason, ''));
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'Content-Length': 2 } });
  asked.write('x');
  await sleep(300);
  asked.end('y');
  const [{ statusCode, headers }] = (await once(asked, 'response')) as [IncomingMessage];
  expect([statusCode, headers['x-aborted-before'], headers['retry-after']]).toEqual([503, 'false', '5']);
  server.close();
});

it('has a signal to which all calls of a tRPC batch can listen without a warning', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  const app = express().use(trackRequests([]), async (_req, res) => {
    const { signal } = requestInfo(res);
    for (let call = 0; call < 30; call += 1) signal.addEventListener('abort', () => call);
    await nextTurn();
    res.end();
  });
  await supertest(app).get('/');
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
