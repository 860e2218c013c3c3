import { z } from 'zod';

/** Successful uses since the store was created. */
export const Counters = z.object({
  article: z.number().int().nonnegative(),
  social: z.number().int().nonnegative(),
  trending: z.number().int().nonnegative(),
});
export type Counters = z.infer<typeof Counters>;
