import { ExpandRequest, ExpansionResult } from '@earshot/schema/url-expander/model';
import { procedure, router } from '../../trpc.ts';
import { expandUrl } from './expand-url.ts';

export const urlExpanderRouter = router({
  expand: procedure('urlExpander.expand')
    .input(ExpandRequest)
    .output(ExpansionResult)
    .mutation(({ ctx, input }) => expandUrl(ctx.services, input, ctx)),
});
