import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { Failure, type FailureCause } from '@earshot/schema/failures';

export interface ReadBodyOptions {
  readonly maxBytes: number;
  readonly idleTimeoutMs: number;
  /** True to keep what was received of a body that is too long, cut off or stalled. */
  readonly truncate: boolean;
  readonly signal: AbortSignal;
}

export interface Body {
  readonly bytes: Uint8Array;
  readonly interruption: FailureCause | null;
}

/** Values of Content-Encoding that servers send with an uncompressed body. */
const IDENTITY =
  /^(?:|identity|none|utf-?8|iso-8859-1|windows-1252|binary|8bit|text(?:\/[a-z]+)?|plain|unicode)$/;
const GZIP_MARK = [0x1f, 0x8b] as const;
const MARKUP = /^(?:\xef\xbb\xbf)?\s*<[!?a-z]/i;

/** Accepts one content coding (gzip, deflate, br). Throws `Failure`; with `truncate`, only for an empty or damaged body or an abort. */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  options: ReadBodyOptions,
): Promise<Body> {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim());
  const compressions = codings.filter((coding) => !IDENTITY.test(coding));
  if (compressions.length > 1) throw new Failure('bad-encoding');
  const state: ReadState = { chunks: [], length: 0, failure: null };
  try {
    await consume(body, compressions[0] ?? '', options, state);
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
  failure: Failure | null;
}

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

function take(chunk: Buffer, maxBytes: number, state: ReadState): boolean {
  const room = maxBytes - state.length;
  state.chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
  state.length += Math.min(chunk.length, room);
  if (chunk.length > room) state.failure ??= new Failure('too-large');
  return chunk.length <= room;
}

/** Ends at a failure or the limit as if the body were complete, so that a decoder outputs all it has. */
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

/** Null for an uncompressed body, even if the header declares gzip. */
function decoderFor(coding: string, first: Buffer, isPartial: boolean) {
  const options = isPartial ? { finishFlush: constants.Z_SYNC_FLUSH } : {};
  const isGzip = GZIP_MARK.every((byte, i) => first[i] === byte);
  if (coding === '') return isGzip ? createGunzip(options) : null;
  if (coding === 'gzip' || coding === 'x-gzip')
    return !isGzip && MARKUP.test(first.toString('latin1', 0, 200)) ? null : createGunzip(options);
  if (coding === 'br')
    return createBrotliDecompress(isPartial ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {});
  // Servers disagree on whether `deflate` has the zlib header that RFC 9110 requires.
  if (coding === 'deflate') return hasZlibHeader(first) ? createInflate(options) : createInflateRaw(options);
  throw new Failure('bad-encoding');
}

const hasZlibHeader = ([head = 0]: Buffer) => (head & 0x0f) === 8;

const CONNECT_CODES = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'EINVAL',
]);
const DAMAGED_CODES = new Set([
  'UND_ERR_HEADERS_OVERFLOW',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_RESPONSE',
  'UND_ERR_NOT_SUPPORTED',
]);

/** An abort, or a thrown value that is not an `Error`, becomes `aborted`. Any other unknown error becomes `network`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Error && error.cause instanceof Failure) return error.cause;
  return new Failure(causeOf(error), { cause: error });
}

function causeOf(error: unknown): FailureCause {
  if (!(error instanceof Error)) return 'aborted';
  if (error.name === 'AbortError') return 'aborted';
  const code = 'code' in error ? String(error.code) : '';
  if (CONNECT_CODES.has(code)) return 'unreachable';
  if (code === 'UND_ERR_BODY_TIMEOUT') return 'timeout-body';
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return 'timeout-headers';
  if (DAMAGED_CODES.has(code) || error.name === 'HTTPParserError') return 'bad-response';
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR'))
    return 'bad-encoding';
  return 'network';
}
