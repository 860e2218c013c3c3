/** Responses sent below Express: to requests that the parser rejects, and to requests that nobody reads to the end. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorResponse } from './errors.ts';

/**
 * Sends an error from the failure table and ends the connection.
 * @param lingerMs how long to read what the client still sends, so that a reset does not make it lose the response
 */
export function refuseOnSocket(socket: Duplex, { status, headers, body }: ErrorResponse, lingerMs = 0): void {
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
