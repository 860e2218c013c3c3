import type { QueryClient } from '@tanstack/react-query';
import { isProcedurePath, toRestCall } from './rest-link.ts';

/**
 * Addresses of the GET calls that the screens of a query client have asked for, each once, e.g. `/api/help/glossary`.
 * A screen that is rendered without a browser asks for what it will fetch on arrival, and fetches nothing.
 */
export function arrivalCalls(queries: QueryClient): readonly string[] {
  const calls = queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [segments, options] }) => {
      const path = Array.isArray(segments) ? segments.join('.') : '';
      return isProcedurePath(path) ? [toRestCall(path, inputOf(options))] : [];
    });
  return [...new Set(calls.filter(({ method }) => method === 'GET').map(({ url }) => url))];
}

/** The second part of a key of tRPC's hooks holds the input of the call, where it has one. */
function inputOf(options: unknown): unknown {
  return typeof options === 'object' && options !== null && 'input' in options ? options.input : undefined;
}
