import type { RestRow } from '@earshot/schema/contract';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { Response as ExpressResponse, Request } from 'express';
import type { MemoryBudget } from './memory-budget.ts';

export function tooLarge({ kind }: Pick<RestRow, 'kind'>): FailureCause {
  return kind === 'multipart' ? 'file-too-large' : 'request-too-large';
}

/** Counts bytes toward the memory budget as they arrive. Throws `Failure` for a body that is too large, compressed or incomplete. */
export async function readBytes(
  req: Request,
  res: ExpressResponse,
  { maxBodyBytes, kind }: Pick<RestRow, 'maxBodyBytes' | 'kind'>,
  budget: MemoryBudget,
): Promise<Buffer> {
  if ((req.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity')
    throw new Failure('invalid-json');
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of piecesOf(req)) {
    length += piece.length;
    if (length > maxBodyBytes) break;
    budget.hold(res, piece.length);
    pieces.push(piece);
  }
  // Thrown after the loop, because the rest of the request cannot be read while its iterator is open.
  if (length > maxBodyBytes) throw new Failure(tooLarge({ kind }));
  return Buffer.concat(pieces, length);
}

async function* piecesOf(req: Request): AsyncGenerator<Uint8Array> {
  try {
    // Keeps the socket open, so that a request refused halfway still gets its response.
    yield* req.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new Failure('aborted', { cause });
  }
}

export function parseJson(bytes: Buffer, contentType: string): unknown {
  if (!isJson(contentType)) throw new Failure('unsupported-content-type');
  if (isCostlyJson(bytes)) throw new Failure('invalid-json');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Failure('invalid-json', { cause });
  }
}

export function isJson(contentType: string): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType);
}

export async function parseForm(bytes: Buffer, contentType: string): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Failure('unsupported-form-type');
  try {
    const body = new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
    const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
    return Object.fromEntries(form);
  } catch (cause) {
    throw new Failure('invalid-form', { cause });
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];
/** The largest request has 1,000 keywords. A byte outside of strings takes up to 20 times as long to parse as one inside. */
const MAX_STRUCTURE_BYTES = 100_000;
/** Includes escaped ones, as in a pasted table of 10 MB. */
const MAX_QUOTES = 1_000_000;
/** The deepest request in the contract has six levels. */
const MAX_DEPTH = 64;

/** True for more structure than any valid request has: 15 MB of empty objects take 1,500 ms to parse, an image 10 ms. */
export function isCostlyJson(body: Uint8Array): boolean {
  let [depth, structure, quotes] = [0, 0, 0];
  let from = 0;
  while (from < body.length) {
    const open = indexOrEnd(body, QUOTE, from);
    structure += open - from;
    if (structure > MAX_STRUCTURE_BYTES || quotes > MAX_QUOTES) return true;
    for (const byte of body.subarray(from, open)) {
      if (OPENING.includes(byte)) depth += 1;
      else if (CLOSING.includes(byte)) depth -= 1;
      if (depth > MAX_DEPTH) return true;
    }
    let end = indexOrEnd(body, QUOTE, open + 1);
    while (end < body.length && isEscaped(body, end)) {
      end = indexOrEnd(body, QUOTE, end + 1);
      quotes += 1;
    }
    quotes += 2;
    from = end + 1;
  }
  return quotes > MAX_QUOTES;
}

function isEscaped(body: Uint8Array, position: number): boolean {
  let first = position;
  while (body[first - 1] === BACKSLASH) first -= 1;
  return (position - first) % 2 === 1;
}

function indexOrEnd(body: Uint8Array, byte: number, from: number): number {
  const index = body.indexOf(byte, from);
  return index < 0 ? body.length : index;
}
