import type { Response } from 'express';
import type { OffloadedResponse } from '../ports.ts';
import { requestInfo } from '../rest/request-info.ts';

/** Sends a call's answer, whose body is already serialized. */
export function sendAnswer(res: Response, { status, headers, body, failureCause }: OffloadedResponse): void {
  requestInfo(res).failure = failureCause;
  res
    .status(status)
    .set(headers)
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}
