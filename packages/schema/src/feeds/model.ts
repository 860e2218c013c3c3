import { z } from 'zod';
import { MAX_URL_CHARACTERS } from '../limits.ts';

const MAX_HEADER_CHARACTERS = 1_000;

/** What a site said of its feed at an earlier reading, so that it need not send the same feed again. */
export const FeedVersion = z.object({
  /** The `ETag` of the answer, as it was sent. */
  etag: z
    .string()
    .max(MAX_HEADER_CHARACTERS)
    .regex(/^(?:W\/)?"[\x21\x23-\x7e]*"$/)
    .optional(),
  /** The `Last-Modified` of the answer, as it was sent. */
  lastModified: z
    .string()
    .max(MAX_HEADER_CHARACTERS)
    .regex(/^[\w ,:+-]+$/)
    .optional(),
});
export type FeedVersion = z.infer<typeof FeedVersion>;

export const FeedRequest = z.object({
  /** Address of a feed, or of a page that names its feed. */
  url: z.string().max(MAX_URL_CHARACTERS),
  /** What an earlier answer gave; the answer then has no items when the feed is still the same. */
  version: FeedVersion.optional(),
});
export type FeedRequest = z.infer<typeof FeedRequest>;

export const FeedItem = z.object({
  headline: z.string(),
  /** Address of the article, without wrappers of search engines and without tracking parameters. */
  url: z.string(),
  /** The outlet that the feed names for the item, or the title of the feed when the article is on the feed's own site; else empty. */
  outlet: z.string(),
  /** ISO 8601 time of publication; null when the feed gives none. */
  date: z.string().nullable(),
});
export type FeedItem = z.infer<typeof FeedItem>;

export const FeedContent = z.object({
  /** Where the feed was found. */
  url: z.string(),
  title: z.string(),
  /** In the order of the feed; empty when it has not changed. */
  items: z.array(FeedItem),
  /** True when the site says that the feed is as it was at the version that was sent. */
  isUnchanged: z.boolean(),
  /** How many items the feed has beyond those given. */
  left: z.number().int().nonnegative(),
  version: FeedVersion,
});
export type FeedContent = z.infer<typeof FeedContent>;
