import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { Failure } from '@earshot/schema/failures';

export interface ReadBodyOptions {
  /** Bound on the bytes as sent and after decompression. */
  readonly maxBytes: number;
  /** Longest silence between two pieces of the body. */
  readonly idleTimeoutMs: number;
  /** Keep the first `maxBytes` of a longer body instead of failing. */
  readonly truncate: boolean;
}

/**
 * The decompressed body. Exactly one content coding (gzip, deflate or br) is undone. Throws `Failure`: `bad-encoding` for
 * any other or several codings and for damaged data, `too-large`, `timeout-body`; stream errors pass through.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  options: ReadBodyOptions,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (chunk: Buffer): boolean => {
    const room = options.maxBytes - length;
    chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    length += Math.min(chunk.length, room);
    return chunk.length > room;
  };
  const isCut = await consume(body, contentEncoding.trim().toLowerCase(), options, take);
  if (isCut && !options.truncate) throw new Failure('too-large');
  return Buffer.concat(chunks, length);
}

async function consume(
  body: Readable,
  coding: string,
  options: ReadBodyOptions,
  take: (chunk: Buffer) => boolean,
): Promise<boolean> {
  let isCut = false;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      isCut = take(chunk);
      if (isCut) break;
    }
  };
  const source = pieces(body, options.idleTimeoutMs);
  if (coding === '' || coding === 'identity') {
    await collect(source);
    return isCut;
  }
  const first = await source.next();
  if (first.done === true) return false;
  const decoder = decoderFor(coding, first.value);
  try {
    await pipeline(withinBytes(first.value, source, options.maxBytes), decoder, collect);
  } catch (error) {
    if (!isCut) throw error;
  } finally {
    body.destroy();
  }
  return isCut;
}

async function* pieces(body: Readable, idleTimeoutMs: number): AsyncGenerator<Buffer> {
  const expire = () => body.destroy(new Failure('timeout-body'));
  let timer = setTimeout(expire, idleTimeoutMs);
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      yield chunk;
      timer = setTimeout(expire, idleTimeoutMs);
    }
  } finally {
    clearTimeout(timer);
  }
}

async function* withinBytes(
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let length = first.length;
  yield first;
  for await (const chunk of rest) {
    length += chunk.length;
    if (length > maxBytes) throw new Failure('too-large');
    yield chunk;
  }
}

function decoderFor(coding: string, first: Buffer) {
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip();
  if (coding === 'br') return createBrotliDecompress();
  // Servers disagree on whether `deflate` has the zlib header that RFC 9110 asks for.
  if (coding === 'deflate') return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
  throw new Failure('bad-encoding');
}
