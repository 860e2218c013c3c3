/**
 * Finds requests whose body arrives too slowly. A short time limit would cut off people on slow connections, and a long one
 * would let attackers hold connections open.
 */
import type { IncomingMessage, Server } from 'node:http';

export interface UploadLimits {
  /** Minimum average speed, not counting the first `graceMs`. */
  readonly minBytesPerSecond: number;
  /** Initial time during which the speed is not checked. */
  readonly graceMs: number;
  readonly checkMs: number;
}

interface Upload {
  readonly startedMs: number;
  readonly bytesBefore: number;
}

/** Calls `onSlow` once for every request whose body arrives more slowly than allowed. */
export function watchUploads(
  server: Server,
  { minBytesPerSecond, graceMs, checkMs }: UploadLimits,
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
