import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { prepareDrain } from './http-drain.ts';

/** Far more than the buffers of the system hold. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

describe('a server that stops', () => {
  it('lets a client read a large answer to its end', async () => {
    const server = createServer((_req, res) => res.end(LARGE)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const drain = prepareDrain(server, { graceMs: 10, checkMs: 10 });
    const asked = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const finished = drain.finish();
    await sleep(200);
    let bytes = 0;
    for await (const chunk of answer) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(LARGE.length);
    await finished;
  });
});
