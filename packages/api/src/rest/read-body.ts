/** Request bodies by row: JSON into an object, offloaded rows as plain bytes. */
import type { RestRow } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import express, { type Request, type RequestHandler, type Response } from 'express';

const parsers = new Map<number, RequestHandler>();

/** Reads a JSON body into `req.body`. Throws `Failure` for what is too large, compressed or broken. */
export function readJson({ maxBodyBytes }: RestRow, req: Request, res: Response): Promise<void> {
  const parser = parsers.get(maxBodyBytes) ?? express.json({ limit: maxBodyBytes, inflate: false });
  parsers.set(maxBodyBytes, parser);
  return new Promise((resolve, reject) => {
    parser(req, res, (error?: unknown) => (error ? reject(bodyFailure(error)) : resolve()));
  });
}

function bodyFailure(error: unknown): unknown {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new Failure('request-too-large', { cause: error });
  return typeof type === 'string' ? new Failure('invalid-json', { cause: error }) : error;
}

/**
 * The body as bytes in a buffer that belongs to nobody else, so that it can change hands. Each piece is put in its place
 * as it comes: joining ten megabytes at the end would hold every other visitor up. Throws like `readJson`.
 */
export async function readBytes({ maxBodyBytes }: RestRow, req: Request): Promise<Uint8Array<ArrayBuffer>> {
  const { 'content-encoding': encoding = 'identity', 'content-length': declared = '0' } = req.headers;
  if (encoding.toLowerCase() !== 'identity') throw new Failure('invalid-json');
  let bytes = new Uint8Array(Math.min(Number(declared), maxBodyBytes));
  let length = 0;
  for await (const piece of pieces(req)) {
    const end = length + piece.length;
    if (end > maxBodyBytes) {
      // What is left is read and dropped, or the answer would never reach a client that is still sending.
      req.resume();
      throw new Failure('request-too-large');
    }
    if (end > bytes.length) bytes = enlarged(bytes, Math.min(maxBodyBytes, 2 * end));
    bytes.set(piece, length);
    length = end;
  }
  return length === bytes.length ? bytes : bytes.slice(0, length);
}

async function* pieces(req: Request): AsyncGenerator<Uint8Array> {
  try {
    // A request that is refused halfway still gets its answer.
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
