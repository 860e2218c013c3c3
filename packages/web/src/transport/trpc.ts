import type { AppRouter } from '@earshot/api/router';
import { createTRPCReact } from '@trpc/react-query';
import { restLink } from './rest-link.ts';

/** Typed hooks of every procedure: `trpc.counters.get.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

/** The client that the hooks use; it speaks REST (see `rest-link.ts`). */
export function createTrpcClient() {
  return trpc.createClient({ links: [restLink()] });
}
