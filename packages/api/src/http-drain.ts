/** Graceful shutdown: every request is answered or refused with a sentence, and no connection in use is cut. */
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeFailure } from './errors.ts';
import { SERVER_LIMITS } from './limits.ts';
import { refuseOnSocket } from './refuse-on-socket.ts';

export interface DrainLimits {
  /** Time that idle connections stay open after the stop signal. Answers in that time close them. */
  readonly graceMs: number;
  /** Interval at which connections that became idle are closed. */
  readonly checkMs: number;
  /** How long after the stop signal bodies are still read and work may still start. */
  readonly startWithinMs: number;
}

export interface HttpDrain {
  /** True once the end has begun. */
  readonly hasBegun: boolean;
  /** Resolves when the last connection is closed. */
  finish(): Promise<void>;
}

/**
 * Prepares the end of a server. A client that keeps its connection learns from `Connection: close` in its next answer that
 * it has to open another one. To close the connection instead would reset the request that is on its way.
 *
 * @param stopStarting called once work may no longer start, unless everything has been answered by then
 */
export function prepareDrain(server: Server, limits: DrainLimits, stopStarting: () => void): HttpDrain {
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
      // Not the method of the HTTP server, which also closes idle connections: their next request may be on its way.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      const rest = setTimeout(refuseRest, limits.startWithinMs);
      await Promise.race([closed, sleep(limits.graceMs)]);
      const idle = setInterval(() => {
        // Node takes a connection for idle whose answer is complete but not yet sent.
        if ([...open].every((res) => !res.writableEnded)) server.closeIdleConnections();
      }, limits.checkMs);
      await closed;
      clearInterval(idle);
      clearTimeout(rest);
    },
  };
}
