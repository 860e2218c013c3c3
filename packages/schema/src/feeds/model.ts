import { z } from 'zod';
import { MAX_URL_CHARACTERS } from '../limits.ts';

export const FeedRequest = z.object({ url: z.string().max(MAX_URL_CHARACTERS) });
export type FeedRequest = z.infer<typeof FeedRequest>;

export const FeedItem = z.object({
  headline: z.string(),
  url: z.string(),
  outlet: z.string(),
  date: z.string().nullable(),
});
export type FeedItem = z.infer<typeof FeedItem>;

export const FeedContent = z.object({
  url: z.string(),
  title: z.string(),
  items: z.array(FeedItem),
  /** Number of items in the feed that are not included here. */
  left: z.number().int().nonnegative(),
});
export type FeedContent = z.infer<typeof FeedContent>;
