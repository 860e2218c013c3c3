import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { Request } from 'express';

/**
 * Reads the body of a request as bytes in a separate buffer, so that it can be transferred. Each chunk is written in place
 * as it arrives, because joining ten megabytes at the end would delay all other visitors. Throws `Failure` for a body that
 * is too large (`tooLarge`), compressed or incomplete.
 */
export async function readBytes(
  req: Request,
  maxBytes: number,
  tooLarge: FailureCause,
): Promise<Uint8Array<ArrayBuffer>> {
  const { 'content-encoding': encoding = 'identity', 'content-length': declared = '0' } = req.headers;
  if (encoding.toLowerCase() !== 'identity') throw new Failure('invalid-json');
  let bytes = new Uint8Array(Math.min(Number(declared), maxBytes));
  let length = 0;
  for await (const piece of pieces(req)) {
    const end = length + piece.length;
    if (end > maxBytes) {
      length = end;
      break;
    }
    if (end > bytes.length) bytes = enlarged(bytes, Math.min(maxBytes, 2 * end));
    bytes.set(piece, length);
    length = end;
  }
  // Thrown after the loop, because the rest of the request cannot be read while its iterator is open.
  if (length > maxBytes) throw new Failure(tooLarge);
  return length === bytes.length ? bytes : bytes.slice(0, length);
}

async function* pieces(req: Request): AsyncGenerator<Uint8Array> {
  try {
    // A request that is refused halfway still gets its response.
    yield* req.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new Failure('aborted', { cause });
  }
}

function enlarged(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}
