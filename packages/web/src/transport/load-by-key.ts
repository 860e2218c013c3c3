import { request } from './request.ts';

/**
 * The default loader of the query client: GETs the key segments joined with `/` and parses the answer as JSON (#363).
 * Throws on every non-OK status; `on401: 'null'` makes a 401 give null instead (#362).
 */
export function loadByKey({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}) {
  return ({ queryKey, signal }: { queryKey: readonly unknown[]; signal?: AbortSignal }): Promise<unknown> =>
    request({ method: 'GET', url: queryKey.map(String).join('/'), on401, signal });
}
