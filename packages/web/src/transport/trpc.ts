import type { AppRouter } from '@earshot/api/router';
import { createTRPCReact } from '@trpc/react-query';
import { restLink } from './rest-link.ts';

/** Typed hooks for every procedure: `trpc.counters.get.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

/** Creates the tRPC client for the hooks. It sends REST calls (see `rest-link.ts`). */
export function createTrpcClient() {
  return trpc.createClient({ links: [restLink()] });
}
