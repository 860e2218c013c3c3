/** Reads and parses the body of a request, once. */
import type { RestRow } from '@earshot/schema/contract';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { Response as ExpressResponse, Request } from 'express';
import { isCostlyJson } from './json-cost.ts';
import type { MemoryBudget } from './memory-budget.ts';

/** Returns the failure for a body that is too large. A multipart form contains a file. */
export function tooLarge({ kind }: Pick<RestRow, 'kind'>): FailureCause {
  return kind === 'multipart' ? 'file-too-large' : 'request-too-large';
}

/**
 * Reads a body whose bytes count toward the budget as they arrive. Throws `Failure` for a body that is too large, compressed
 * or incomplete, or if there is no room for it.
 */
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
    // A request that is refused halfway still gets its response.
    yield* req.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new Failure('aborted', { cause });
  }
}

/** Parses a JSON body. Throws `Failure` for another type, invalid JSON, or JSON that would take too long to parse. */
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

/** Parses a multipart form. Throws `Failure` for another type or an invalid form. */
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
