import type { Response } from 'express';
import type { ErrorResponse } from '../errors.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { requestInfo } from './request-info.ts';

/**
 * Answers with an error of the failure table; never HTML, never a stack trace. A client that is still sending a body
 * would lose the answer to a connection reset: the rest of the body is read and dropped, then the connection is closed
 * (RFC 9112, 9.6).
 */
export function sendError(res: Response, { status, headers, body, cause, systemCode }: ErrorResponse): void {
  Object.assign(requestInfo(res), { failure: cause, systemCode });
  const json = Buffer.from(JSON.stringify(body));
  // A file that failed while it was sent may have set headers already.
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

/** Ends the answer once the client has sent everything, is silent, or has used up its time. */
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
