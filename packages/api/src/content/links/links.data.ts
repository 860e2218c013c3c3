/** The tables of links. Hosts are in the notation of `core/url/hosts.ts`. */
import { z } from 'zod';
import { parseTable, readContent } from '../read-content.ts';

const words = z
  .string()
  .default('')
  .transform((text) => text.split(' ').filter(Boolean));

/** Names of the special decoders. `core/url/wrapped/wrapper-decoders.ts` has one function for each. */
const DecoderName = z.enum([
  'after-last-scheme',
  'amp-path',
  'base64-json-path',
  'disqus',
  'encoded-segment',
  'encoded-tail',
  'google-news',
  'mandrill',
  'partnerize',
  'postmark',
  'proofpoint-v2',
  'proofpoint-v3',
  'tradedoubler',
  'translate-goog',
  'underscores',
  'whole-query',
  'without-plus',
  'yahoo-star',
]);
export type WrapperDecoderName = z.infer<typeof DecoderName>;

/** One kind of link that contains its destination: in a parameter, or where a decoder finds it. */
const WrapperRow = z
  .strictObject({
    host: z.string(),
    path: z.string().default(''),
    parameters: words,
    decoder: DecoderName.optional(),
    source: z.string(),
    example: z.url(),
  })
  .refine(({ parameters, decoder }) => parameters.length > 0 !== (decoder !== undefined), {
    path: ['decoder'],
    error: 'either parameters or a decoder',
  });
export type WrapperRow = z.infer<typeof WrapperRow>;

/** A page that waits for a click before it continues. `name` is that of the attribute, link or function with the destination. */
const InterstitialRow = z.strictObject({
  host: z.string(),
  take: z.enum(['attribute', 'link', 'call', 'only-outside-link']),
  name: z.string().default(''),
  own: words,
  source: z.string(),
  example: z.string(),
});
export type InterstitialRow = z.infer<typeof InterstitialRow>;

const TrackingRow = z.strictObject({ on: z.string(), names: words, source: z.string() });

const TrackingPattern = z.strictObject({
  part: z.enum(['path', 'fragment']),
  on: z.string(),
  pattern: z.string(),
  source: z.string(),
});

const NetworkRowKind = z.enum(['name', 'host', 'copy', 'lead', 'post', 'page']);
export type NetworkRowKind = z.infer<typeof NetworkRowKind>;

/** A network's name, or one form of its addresses. The table explains the columns. */
const NetworkRow = z.strictObject({
  network: z.string(),
  kind: NetworkRowKind,
  pattern: z.string(),
  value: z.string().default(''),
});

/** Names and addresses of networks, communities and review sites. Within a kind, the first row that matches decides. */
const networkRows = parseTable(readContent('links/networks.tsv'), NetworkRow);

/** Networks of the table. One without a `post` row is listed only so that the answer can name it; one with it needs a row in `core/social/platforms.ts`. */
export const networks = networkRows
  .filter(({ kind }) => kind === 'name')
  .map(({ network: id, pattern: name, value }) => {
    const rows = networkRows.filter(({ network }) => network === id);
    const byKind = NetworkRowKind.options.map((kind) => [kind, rows.filter((row) => row.kind === kind)]);
    const addresses: Readonly<Record<NetworkRowKind, typeof rows>> = Object.fromEntries(byKind);
    return { id, name, hasArticles: value === 'articles', addresses };
  });

/** Links that contain their destination. The first matching row decides. */
export const wrappers = parseTable(readContent('links/wrappers.tsv'), WrapperRow);

export const interstitials = parseTable(readContent('links/interstitials.tsv'), InterstitialRow);

/**
 * Parameters that tell a site where a visitor came from. Pages open without them. `ref`, `source`, `id` and the like are only
 * listed for single sites, because they may select a page. Tokens that open a page as a gift are not listed.
 */
export const trackingParameters = parseTable(readContent('links/tracking-parameters.tsv'), TrackingRow);

/** Parts of a path, and whole fragments, that say only who visits a page or where the link was placed. */
export const trackingPatterns = parseTable(readContent('links/tracking-patterns.tsv'), TrackingPattern);
