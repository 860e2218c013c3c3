import type { Response } from 'express';
import type { ErrorResponse } from '../errors.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { requestInfo } from './request-info.ts';

/**
 * What the client still sends is read and dropped before the connection is closed, because a reset would lose the response
 * (RFC 9112, 9.6).
 */
export function sendError(res: Response, { status, headers, body, cause, systemCode }: ErrorResponse): void {
  Object.assign(requestInfo(res), { failure: cause, systemCode });
  const json = Buffer.from(JSON.stringify(body));
  // If sending a file failed, its headers may already be set.
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
