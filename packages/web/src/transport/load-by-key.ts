import { request } from './request.ts';

/** GETs the key segments joined with `/` (#363). With `on401: 'null'`, a 401 returns null (#362). */
export function loadByKey({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}) {
  return ({ queryKey, signal }: { queryKey: readonly unknown[]; signal?: AbortSignal }): Promise<unknown> =>
    request({ method: 'GET', url: queryKey.map(String).join('/'), on401, signal });
}
