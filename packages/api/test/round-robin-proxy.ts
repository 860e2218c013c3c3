/** A minimal reverse proxy: round robin, skips an instance that does not respond, resends only safe requests. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobinProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** How long an instance is skipped after refusing a connection, in ms. */
const LEFT_OUT_MS = 1000;

export async function startProxy(instances: readonly string[]): Promise<RoundRobinProxy> {
  const leftOutUntil = new Map<string, number>();
  let turn = 0;

  const next = (): string | undefined => {
    for (let tries = 0; tries < instances.length; tries += 1) {
      turn += 1;
      const instance = instances[turn % instances.length];
      if (instance !== undefined && (leftOutUntil.get(instance) ?? 0) <= Date.now()) return instance;
    }
    return undefined;
  };

  const forward = (req: IncomingMessage, res: ServerResponse, body: Buffer): void => {
    const instance = next();
    if (instance === undefined) {
      res.writeHead(502).end();
      return;
    }
    let connected = false;
    const headers = { ...req.headers, 'x-forwarded-for': req.headers['x-test-client'] ?? '127.0.0.1' };
    const outgoing = request(instance + req.url, { method: req.method, headers, agent: false }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => res.destroy());
      answer.pipe(res);
    });
    outgoing.on('socket', (socket) => socket.once('connect', () => (connected = true)));
    outgoing.on('error', () => {
      leftOutUntil.set(instance, Date.now() + LEFT_OUT_MS);
      // Only requests that have not been sent, or can be sent twice, go to a different instance.
      if (!connected || (req.method === 'GET' && !res.headersSent)) forward(req, res, body);
      else if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
    outgoing.end(body);
  };

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of req) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    forward(req, res, Buffer.concat(chunks));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
