import { ValidationFailure } from '@earshot/schema/failures';
import { SuggestionReceipt, SuggestionRequest } from '@earshot/schema/suggestions/model';
import { checkSuggestion } from '@earshot/schema/suggestions/rules';
import type { Services } from '../../services.ts';
import { procedure, router } from '../../trpc.ts';

export const suggestions = router({
  send: procedure('suggestions.send')
    .input(SuggestionRequest)
    .output(SuggestionReceipt)
    .mutation(({ ctx, input }) => sendSuggestion(ctx.services, input)),
});

async function sendSuggestion(
  { records }: Pick<Services, 'records'>,
  request: SuggestionRequest,
): Promise<{ received: true }> {
  const suggestion = {
    name: request.name?.trim() ?? '',
    email: request.email.trim(),
    idea: request.idea.trim(),
  };
  const problem = checkSuggestion(suggestion);
  if (problem) throw new ValidationFailure(problem);
  await records.suggest(suggestion);
  return { received: true };
}
