import { Counters } from '@earshot/schema/counters/model';
import { procedure, router } from '../../trpc.ts';

export const countersRouter = router({
  get: procedure('counters.get')
    .output(Counters)
    .query(({ ctx }) => ctx.services.store.counters.get()),
});
