import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { failureOf } from './failure-of.ts';

export interface ReadBodyOptions {
  /** Bound on the bytes as sent and after decompression. */
  readonly maxBytes: number;
  /** Longest silence between two pieces of the body. */
  readonly idleTimeoutMs: number;
  /** Keep the part that arrived of a body that is too long, breaks off or stalls, instead of failing. */
  readonly truncate: boolean;
  /** Ends the body with its reason. */
  readonly signal: AbortSignal;
}

export interface Body {
  readonly bytes: Uint8Array;
  /** Why it ended early; null when it is whole. */
  readonly interruption: FailureCause | null;
}

/** Values of Content-Encoding that servers send for a body that is not compressed. */
const IDENTITY =
  /^(?:|identity|none|utf-?8|iso-8859-1|windows-1252|binary|8bit|text(?:\/[a-z]+)?|plain|unicode)$/;
const GZIP_MARK = [0x1f, 0x8b] as const;
/** The beginning of a page that is not compressed. */
const MARKUP = /^(?:\xef\xbb\xbf)?\s*<[!?a-z]/i;

/**
 * The decompressed body. Exactly one content coding (gzip, deflate or br) is undone. Throws `Failure`: `bad-encoding` for
 * any other or several codings and for damaged data, `aborted`; without `truncate` also `too-large`, `timeout-body` and
 * what breaks a transfer off.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  options: ReadBodyOptions,
): Promise<Body> {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim());
  const own = codings.filter((coding) => !IDENTITY.test(coding));
  if (own.length > 1) throw new Failure('bad-encoding');
  const state: ReadState = { chunks: [], length: 0, failure: null };
  try {
    await consume(body, own[0] ?? '', options, state);
  } finally {
    body.destroy();
  }
  const { failure } = state;
  if (failure !== null && !(options.truncate && mayKeepPart(failure, state.length))) throw failure;
  return { bytes: Buffer.concat(state.chunks, state.length), interruption: failure?.failureCause ?? null };
}

interface ReadState {
  readonly chunks: Buffer[];
  length: number;
  /** The first thing that went wrong. */
  failure: Failure | null;
}

/**
 * Whether to keep the part that arrived: the transfer ended early, the visitor is still there, and the data is not
 * damaged.
 */
function mayKeepPart({ failureCause }: Failure, length: number): boolean {
  return length > 0 && failureCause !== 'aborted' && failureCause !== 'bad-encoding';
}

async function consume(
  body: Readable,
  coding: string,
  options: ReadBodyOptions,
  state: ReadState,
): Promise<void> {
  const source = tolerated(pieces(body, options.idleTimeoutMs), options, state);
  const first = await source.next();
  if (first.done === true) return;
  const decoder = decoderFor(coding, first.value, options.truncate);
  const collect = async (decoded: AsyncIterable<Buffer>) => {
    for await (const chunk of decoded) if (!take(chunk, options.maxBytes, state)) break;
  };
  const whole = joined(first.value, source);
  if (decoder === null) {
    await collect(whole);
    return;
  }
  try {
    await pipeline(whole, decoder, collect);
  } catch (error) {
    state.failure ??= failureOf(error);
  }
}

/** Keeps a piece as far as there is room; false when there was not enough. */
function take(chunk: Buffer, maxBytes: number, state: ReadState): boolean {
  const room = maxBytes - state.length;
  state.chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
  state.length += Math.min(chunk.length, room);
  if (chunk.length > room) state.failure ??= new Failure('too-large');
  return chunk.length <= room;
}

/** The pieces up to a failure or the bound of bytes, which ends them like a whole body, so that a decoder gives all it has. */
async function* tolerated(
  source: AsyncIterable<Buffer>,
  { maxBytes, signal }: ReadBodyOptions,
  state: ReadState,
): AsyncGenerator<Buffer> {
  let sent = 0;
  try {
    for await (const chunk of source) {
      sent += chunk.length;
      yield chunk;
      if (sent > maxBytes) {
        state.failure ??= new Failure('too-large');
        return;
      }
    }
  } catch (error) {
    state.failure ??= failureOf(signal.aborted ? signal.reason : error);
  }
}

async function* joined(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
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

/** Null for a body that is not compressed, whatever its header says. With `isPartial`, cut data is decoded as far as it goes. */
function decoderFor(coding: string, first: Buffer, isPartial: boolean) {
  const options = isPartial ? { finishFlush: constants.Z_SYNC_FLUSH } : {};
  const isGzip = GZIP_MARK.every((byte, i) => first[i] === byte);
  if (coding === '') return isGzip ? createGunzip(options) : null;
  if (coding === 'gzip' || coding === 'x-gzip')
    return !isGzip && MARKUP.test(first.toString('latin1', 0, 200)) ? null : createGunzip(options);
  if (coding === 'br')
    return createBrotliDecompress(isPartial ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {});
  // Servers disagree on whether `deflate` has the zlib header that RFC 9110 asks for.
  if (coding === 'deflate')
    return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate(options) : createInflateRaw(options);
  throw new Failure('bad-encoding');
}
