import { z } from 'zod';
import { MAX_URL_CHARACTERS } from '../limits.ts';

export const ExpandRequest = z.object({ url: z.string().max(MAX_URL_CHARACTERS) });
export type ExpandRequest = z.infer<typeof ExpandRequest>;

export const HopKind = z.enum([
  'http',
  'refresh-header',
  'meta-refresh',
  'script',
  'form',
  'frameset',
  'interstitial',
  'canonical',
  'wrapper',
  'final',
]);
export type HopKind = z.infer<typeof HopKind>;

export const Hop = z.object({
  url: z.string(),
  /** HTTP status. Null if the hop was decoded without a request. */
  status: z.number().int().nullable(),
  durationMs: z.number().nonnegative(),
  via: HopKind,
  downgrade: z.boolean(),
});
export type Hop = z.infer<typeof Hop>;

export const ExpansionResult = z.object({
  shortUrl: z.string(),
  expandedUrl: z.string().nullable(),
  title: z.string().nullable(),
  publisher: z.string().nullable(),
  description: z.string().nullable(),
  error: z.string().nullable(),
  /** Notes about the destination, e.g. why it could not be opened, or what was removed from its URL. */
  warning: z.string().nullable(),
  hops: z.array(Hop),
  /** The destination URL without tracking parameters. Equal to `expandedUrl` if there are none. */
  cleanUrl: z.string().nullable(),
  trackingParameters: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type ExpansionResult = z.infer<typeof ExpansionResult>;
