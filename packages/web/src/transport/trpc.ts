import type { AppRouter } from '@earshot/api/router';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { restLink } from './rest-link.ts';

/** Typed hooks of every procedure: `trpc.counters.get.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** The client behind the hooks; it speaks REST (see `rest-link.ts`). */
export function createTrpcClient() {
  return trpc.createClient({ links: [restLink()] });
}
