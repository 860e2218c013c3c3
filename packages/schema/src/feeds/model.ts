import { z } from 'zod';
import { MAX_URL_CHARACTERS } from '../limits.ts';

const MAX_HEADER_CHARACTERS = 1_000;

/** Validators for conditional requests, so that an unchanged feed is not sent again. */
export const FeedVersion = z.object({
  etag: z
    .string()
    .max(MAX_HEADER_CHARACTERS)
    .regex(/^(?:W\/)?"[\x21\x23-\x7e]*"$/)
    .optional(),
  lastModified: z
    .string()
    .max(MAX_HEADER_CHARACTERS)
    .regex(/^[\w ,:+-]+$/)
    .optional(),
});
export type FeedVersion = z.infer<typeof FeedVersion>;

export const FeedRequest = z.object({
  url: z.string().max(MAX_URL_CHARACTERS),
  version: FeedVersion.optional(),
});
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
  isUnchanged: z.boolean(),
  /** Number of items in the feed that are not included here. */
  left: z.number().int().nonnegative(),
  version: FeedVersion,
});
export type FeedContent = z.infer<typeof FeedContent>;
