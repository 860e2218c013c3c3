import { afterEach } from 'vitest';
import { type ServerProcess, startServer } from './server-process.ts';

/**
 * Returns a function that starts servers for the tests of a file. Servers that a failed assertion leaves running are killed
 * after their test.
 */
export function useServers(): typeof startServer {
  const servers: ServerProcess[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.kill()));
  });
  return async (settings, under) => {
    const server = await startServer(settings, under);
    servers.push(server);
    return server;
  };
}
