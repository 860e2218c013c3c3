import { request } from './request.ts';

/**
 * Returns the query client's default query function, which GETs the key segments joined with `/` and parses the response as
 * JSON (#363). Throws on every non-OK status. With `on401: 'null'`, a 401 returns null instead (#362).
 */
export function loadByKey({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}) {
  return ({ queryKey, signal }: { queryKey: readonly unknown[]; signal?: AbortSignal }): Promise<unknown> =>
    request({ method: 'GET', url: queryKey.map(String).join('/'), on401, signal });
}
