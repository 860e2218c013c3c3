import type { AppRouter } from '@earshot/api/router';
import { createTRPCReact } from '@trpc/react-query';
import { restLink } from './rest-link.ts';

export const trpc = createTRPCReact<AppRouter>();

export function createTrpcClient() {
  return trpc.createClient({ links: [restLink()] });
}
