import type { Response } from 'express';
import type { ErrorResponse } from '../errors.ts';
import { SERVER_LIMITS } from '../limits.ts';

/**
 * Answers with an error of the one table; never HTML, never a stack. A sender who is still busy with a body that nobody
 * reads would lose the answer to a reset connection: what still comes is read and dropped, and the connection ends
 * after it (RFC 9112, 9.6).
 */
export function sendError(res: Response, { status, headers, body }: ErrorResponse): void {
  const json = Buffer.from(JSON.stringify(body));
  // A file whose sending was refused halfway may have left its own.
  res.removeHeader('Content-Encoding');
  res.status(status).set({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(json.length),
    'Cache-Control': 'no-store',
  });
  if (res.req.complete) {
    res.end(json);
    return;
  }
  res.set('Connection', 'close').write(json);
  drain(res);
}

/** Ends the answer once the sender has ended, is silent, or has had its time. */
function drain(res: Response): void {
  const { req } = res;
  const { silenceMs, totalMs } = SERVER_LIMITS.linger;
  const end = () => {
    clearTimeout(silence);
    clearTimeout(total);
    res.end();
  };
  const silence = setTimeout(end, silenceMs);
  const total = setTimeout(end, totalMs);
  req.on('data', () => silence.refresh());
  req.once('end', end);
  req.once('close', end);
  req.resume();
}
