/** The listening server: what a slow, silent or malformed connection may cost. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { FailureCause } from '@earshot/schema/failures';
import { describeFailure } from './errors.ts';

export interface HttpServerLimits {
  /** From the first byte of a request to its last. */
  readonly requestTimeoutMs: number;
  readonly headersTimeoutMs: number;
  /** How often the two limits above are checked. */
  readonly checkIntervalMs: number;
  /** How long an idle connection is kept for the next request; longer than a reverse proxy keeps its side. */
  readonly keepAliveTimeoutMs: number;
  /** Silence of a connection in both directions, also while it waits for an answer or does not read one. */
  readonly idleTimeoutMs: number;
  readonly maxHeaderBytes: number;
  readonly maxHeaders: number;
  readonly maxConnections: number;
}

/** A server that is not listening yet. What the parser refuses is answered as JSON, like every other error. */
export function createHttpServer(listener: RequestListener, limits: HttpServerLimits): Server {
  const server = createServer(
    {
      requestTimeout: limits.requestTimeoutMs,
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      maxHeaderSize: limits.maxHeaderBytes,
    },
    listener,
  );
  server.maxHeadersCount = limits.maxHeaders;
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.idleTimeoutMs;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, body } = describeFailure(CAUSE_BY_PARSER_CODE[error.code ?? ''] ?? 'invalid-request');
    const text = JSON.stringify(body);
    socket.end(
      `HTTP/1.1 ${status} ${REASONS[status] ?? 'Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
      // The other side may never close its half.
      () => socket.destroy(),
    );
  });
  return server;
}

const CAUSE_BY_PARSER_CODE: Readonly<Record<string, FailureCause>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
