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
  warning: z.string().nullable(),
  hops: z.array(Hop),
  cleanUrl: z.string().nullable(),
  trackingParameters: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type ExpansionResult = z.infer<typeof ExpansionResult>;
