import { SuggestionReceipt, SuggestionRequest } from '@earshot/schema/suggestions/model';
import { procedure, router } from '../../trpc.ts';
import { sendSuggestion } from './send-suggestion.ts';

export const suggestionsRouter = router({
  send: procedure('suggestions.send')
    .input(SuggestionRequest)
    .output(SuggestionReceipt)
    .mutation(({ ctx, input }) => sendSuggestion(ctx.services, input)),
});
