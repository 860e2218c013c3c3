import { type ProcedurePath, restPath } from '@earshot/schema/contract';
import compression from 'compression';
import { type RequestHandler, Router } from 'express';

/**
 * Calls that return tens of kilobytes of text. The text is the same for all clients, so its compressed length cannot leak a
 * secret.
 */
const LIBRARY_CALLS = [
  'help.frameworks',
  'help.glossary',
  'help.playbooks',
  'help.quizzes',
] as const satisfies readonly ProcedurePath[];

/**
 * Returns a handler that compresses the library's lists if the client accepts compressed responses. Mounted before the rows
 * of the contract.
 */
export function compressLibrary(): RequestHandler {
  const paths = LIBRARY_CALLS.map((path) => restPath(path));
  return Router().use(paths, compression());
}
