import { createServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import type { SelfSigned } from './self-signed-certificate.ts';

export interface LocalSite {
  readonly port: number;
  connections(): number;
  close(): Promise<void>;
}

export function startSite(listener: RequestListener, certificate?: SelfSigned): Promise<LocalSite> {
  return listenOn(certificate ? createHttpsServer({ ...certificate }, listener) : createServer(listener));
}

export function startRawSite(onSocket: (socket: Socket) => void): Promise<LocalSite> {
  return listenOn(createTcpServer(onSocket));
}

export function listenOn(server: Server): Promise<LocalSite> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => {});
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        port,
        connections: () => connections,
        close: () =>
          new Promise((done) => {
            for (const socket of sockets) socket.destroy();
            server.close(() => done());
          }),
      });
    });
  });
}
