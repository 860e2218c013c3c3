import { type QueryClient, skipToken } from '@tanstack/react-query';
import { isProcedurePath, toRestCall } from './rest-link.ts';

/**
 * Returns the URLs of the GET calls that screens have registered in a query client, without duplicates, e.g.
 * `/api/help/glossary`, except those that wait for something. A screen rendered outside a browser registers its queries but does not fetch them.
 */
export function arrivalCalls(queries: QueryClient): readonly string[] {
  const calls = queries
    .getQueryCache()
    .getAll()
    .filter(({ options }) => options.queryFn !== skipToken)
    .flatMap(({ queryKey: [segments, options] }) => {
      const path = Array.isArray(segments) ? segments.join('.') : '';
      return isProcedurePath(path) ? [toRestCall(path, inputOf(options))] : [];
    });
  return [...new Set(calls.filter(({ method }) => method === 'GET').map(({ url }) => url))];
}

/** The second part of a tRPC query key contains the input of the call, if it has one. */
function inputOf(options: unknown): unknown {
  return typeof options === 'object' && options !== null && 'input' in options ? options.input : undefined;
}
