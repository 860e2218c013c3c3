import type { Response } from 'express';
import type { OffloadedResponse } from '../ports.ts';
import { requestInfo } from '../rest/request-info.ts';

/** Sends the answer of a call that ran as bytes. */
export function sendAnswer(res: Response, { status, headers, body, failureCause }: OffloadedResponse): void {
  requestInfo(res).failure = failureCause;
  res
    .status(status)
    .set(headers)
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}
