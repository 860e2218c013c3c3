/** The listening server, with limits against slow, idle and malformed connections. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureCause } from '@earshot/schema/failures';
import { describeFailure, type ErrorResponse } from './errors.ts';
import { type LimitsOf, SERVER_LIMITS } from './limits.ts';
import { clientKey } from './rate-limit/client-key.ts';

/** What Node's parser rejects is answered in JSON, like every other error. */
export function createHttpServer(listener: RequestListener, limits: LimitsOf<'http'>): Server {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(
    {
      requestTimeout: limits.requestTimeoutMs,
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      maxHeaderSize: limits.maxHeaderBytes,
      // We check it ourselves, because Node's response has no message.
      requireHostHeader: false,
    },
    (req, res) => {
      answers.set(req.socket, res);
      if (namesItsHost(req)) listener(req, res);
      else refuseOnSocket(req.socket, describeFailure('invalid-request'));
    },
  );
  // 0 means no limit on their count, above which Node drops headers silently. Their total size is limited.
  server.maxHeadersCount = 0;
  server.maxConnections = limits.maxConnections;
  limitConnections(server, limits.maxConnectionsPerClient);
  server.timeout = limits.idleTimeoutMs;
  watchUploads(server, limits.uploads, ({ socket }) => {
    if (answers.get(socket)?.headersSent) socket.destroy();
    else refuseOnSocket(socket, describeFailure('request-timeout'));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    // Within a half-sent response, a message would be read as part of it.
    const isHalfSent = answer?.headersSent && !answer.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isHalfSent) {
      socket.destroy();
      return;
    }
    refuseOnSocket(socket, describeFailure(CAUSE_BY_PARSER_CODE[error.code ?? ''] ?? 'invalid-request'));
  });
  // Handles CONNECT, and any Expect other than "100-continue", because Node's responses have no message.
  server.on('connect', (_req, socket) => refuseOnSocket(socket, describeFailure('method-not-allowed')));
  server.on('checkExpectation', ({ socket }) =>
    refuseOnSocket(socket, { ...describeFailure('invalid-request'), status: 417 }),
  );
  return server;
}

function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

const CAUSE_BY_PARSER_CODE: Readonly<Record<string, FailureCause>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

function limitConnections(server: NetServer, maxPerClient: number): void {
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

interface Upload {
  readonly startedMs: number;
  readonly bytesBefore: number;
}

function watchUploads(
  server: Server,
  { minBytesPerSecond, graceMs, checkMs }: LimitsOf<'http'>['uploads'],
  onSlow: (req: IncomingMessage) => void,
): void {
  const uploads = new Map<IncomingMessage, Upload>();
  server.on('request', (req) => {
    if (req.headers['content-length'] === undefined && req.headers['transfer-encoding'] === undefined) return;
    uploads.set(req, { startedMs: performance.now(), bytesBefore: req.socket.bytesRead });
    req.once('close', () => uploads.delete(req));
  });
  const check = (): void => {
    for (const [req, { startedMs, bytesBefore }] of uploads) {
      const elapsedMs = performance.now() - startedMs;
      const expected = (minBytesPerSecond * (elapsedMs - graceMs)) / 1000;
      if (req.complete) uploads.delete(req);
      else if (elapsedMs > graceMs && req.socket.bytesRead - bytesBefore < expected) {
        uploads.delete(req);
        onSlow(req);
      }
    }
  };
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Reads what the client still sends for `lingerMs`, because a reset would lose the response. */
function refuseOnSocket(socket: Duplex, { status, headers, body }: ErrorResponse, lingerMs = 0): void {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  // The client may never close its side.
  const destroy = () => {
    if (lingerMs === 0) socket.destroy();
    else setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`, destroy);
}

/**
 * Sends `Connection: close`, so that clients open a new connection. To close at once would reset requests on their way.
 * `stopStarting` is called when no more work may start, unless everything has been answered by then.
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

const REASONS: Readonly<Record<string, (place: string, setting: string) => string>> = {
  EADDRINUSE: (place, setting) =>
    `${place} is already in use, perhaps by another Earshot; end that program or set ${setting} to another port.`,
  EACCES: (place, setting) =>
    `${place} needs rights that this user does not have; set ${setting} to a port above 1023.`,
  EADDRNOTAVAIL: (place) => `${place} is no address of this machine; set HOST to one that is.`,
  ENOTFOUND: (place) => `${place} is no address of this machine; set HOST to one that is.`,
};

/** `setting` is the name of the variable with the port. */
export function listenFailure(
  error: NodeJS.ErrnoException,
  { host, port }: { readonly host: string; readonly port: number },
  setting: 'PORT' | 'METRICS_PORT',
): string {
  const place = `${host}:${port}`;
  const reason = REASONS[error.code ?? ''];
  return reason ? reason(place, setting) : `${place} (${setting}) cannot be listened on: ${error.message}.`;
}
