import type { Server } from 'node:net';
import { clientKey } from './rate-limit/client-key.ts';

/** Closes a new connection immediately if its client already has the maximum number, so that no client can use them all. */
export function limitConnections(server: Server, maxPerClient: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = clientKey(socket.remoteAddress ?? '');
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count > maxPerClient) socket.destroy();
  });
}
