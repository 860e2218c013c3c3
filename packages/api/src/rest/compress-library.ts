import { type ProcedurePath, restPath } from '@earshot/schema/contract';
import compression from 'compression';
import { type RequestHandler, Router } from 'express';

/** Calls that answer tens of kilobytes of text, the same for everybody: no secret in them could leak by its length. */
const LIBRARY_CALLS = [
  'help.frameworks',
  'help.glossary',
  'help.playbooks',
  'help.quizzes',
] as const satisfies readonly ProcedurePath[];

/** Sends the lists of the library compressed, as the client accepts it. Mounted before the rows of the contract. */
export function compressLibrary(): RequestHandler {
  const paths = LIBRARY_CALLS.map((path) => restPath(path));
  return Router().use(paths, compression());
}
