/** An answer as stored by jobs, with its body compressed to about a tenth of its size. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Failure } from '@earshot/schema/failures';
import { answerFailure } from '../offload/answer-request.ts';
import type { OffloadedRequest, OffloadedResponse } from '../ports.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Returns the answer with its body compressed, or a failure if it is still larger than `maxBytes`. */
export async function packAnswer(
  answer: OffloadedResponse,
  request: Pick<OffloadedRequest, 'requestId'>,
  maxBytes: number,
): Promise<OffloadedResponse> {
  const body = Uint8Array.from(await compress(answer.body));
  if (body.length <= maxBytes) return { ...answer, body };
  return packAnswer(answerFailure(new Failure('job-too-large'), request), request, maxBytes);
}

export async function unpackAnswer(packed: OffloadedResponse): Promise<OffloadedResponse> {
  return { ...packed, body: Uint8Array.from(await decompress(packed.body)) };
}
