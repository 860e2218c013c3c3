/** Request bodies by row: JSON into an object, offloaded rows as plain bytes. */
import type { RestRow } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import express, { type Request, type RequestHandler, type Response } from 'express';

const parsers = new Map<string, RequestHandler>();

/** Reads the body into `req.body`. Throws `Failure` for what is too large, compressed or broken. */
export function readBody(row: RestRow, req: Request, res: Response): Promise<void> {
  const key = `${row.offload ? 'raw' : 'json'} ${row.maxBodyBytes}`;
  const parser = parsers.get(key) ?? createParser(row);
  parsers.set(key, parser);
  return new Promise((resolve, reject) => {
    parser(req, res, (error?: unknown) => (error ? reject(bodyFailure(error)) : resolve()));
  });
}

function createParser(row: RestRow): RequestHandler {
  const options = { limit: row.maxBodyBytes, inflate: false };
  return row.offload ? express.raw({ ...options, type: () => true }) : express.json(options);
}

function bodyFailure(error: unknown): unknown {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new Failure('request-too-large', { cause: error });
  return typeof type === 'string' ? new Failure('invalid-json', { cause: error }) : error;
}
