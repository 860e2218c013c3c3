import { Counters } from '@earshot/schema/counters/model';
import { z } from 'zod';
import { procedure, router } from '../../trpc.ts';

export const countersRouter = router({
  get: procedure('counters.get')
    // Without an input schema, the OpenAPI adapter builds a new empty schema for every request.
    .input(z.void())
    .output(Counters)
    .query(({ ctx }) => ctx.services.records.counters()),
});
