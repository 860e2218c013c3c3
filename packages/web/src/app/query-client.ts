import { QueryClient } from '@tanstack/react-query';
import { loadByKey } from '../transport/load-by-key.ts';

/** Fetches once and never retries by itself (specification, section 7; #363-#367). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadByKey(),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        // A server on the same machine is reachable even if the browser reports that it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
