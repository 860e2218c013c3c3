import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeFailure } from './errors.ts';
import { refuseOnSocket } from './http-server.ts';
import { type LimitsOf, SERVER_LIMITS } from './limits.ts';

/**
 * Sends `Connection: close`, so that clients open a new connection. To close at once would reset requests on their way. @param
 * stopStarting called when no more work may start, unless everything has been answered by then
 */
export function prepareDrain(server: Server, limits: LimitsOf<'drain'>, stopStarting: () => void) {
  const open = new Set<ServerResponse>();
  let hasBegun = false;
  server.prependListener('request', (_req, res) => {
    if (hasBegun) res.setHeader('Connection', 'close');
    open.add(res);
    res.once('close', () => open.delete(res));
  });
  const refuseRest = () => {
    stopStarting();
    for (const res of open) {
      if (res.req.complete || res.headersSent) continue;
      refuseOnSocket(res.req.socket, describeFailure('busy'), SERVER_LIMITS.linger.totalMs);
    }
  };
  return {
    get hasBegun() {
      return hasBegun;
    },
    async finish() {
      hasBegun = true;
      for (const res of open) if (!res.headersSent) res.setHeader('Connection', 'close');
      // `close` of the HTTP server would also close idle connections, whose next request may be on its way.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      const rest = setTimeout(refuseRest, limits.startWithinMs);
      await Promise.race([closed, sleep(limits.graceMs)]);
      const idle = setInterval(() => {
        // Node considers a connection idle once its response has ended, even if it is not yet sent.
        if ([...open].every((res) => !res.writableEnded)) server.closeIdleConnections();
      }, limits.checkMs);
      await closed;
      clearInterval(idle);
      clearTimeout(rest);
    },
  };
}
