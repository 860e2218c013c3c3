import { z } from 'zod';
import { MAX_FIELD_CHARACTERS, MAX_IDEA_CHARACTERS } from '../limits.ts';

export const SuggestionRequest = z.object({
  name: z.string().max(MAX_FIELD_CHARACTERS).optional(),
  email: z.string().max(320).default(''),
  idea: z.string().max(MAX_IDEA_CHARACTERS).default(''),
});
export type SuggestionRequest = z.infer<typeof SuggestionRequest>;

export const SuggestionReceipt = z.object({ received: z.literal(true) });
