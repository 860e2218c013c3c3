/** How a wrapper link contains its destination. */
type WrapperDecoder =
  /** The first of these query parameters that contains an address, as plain text or in base64. */
  | { readonly parameter: string | readonly string[] }
  /** Name of a special decoder. `core/url/wrapped/wrapper-decoders.ts` has one function for each name. */
  | { readonly decoder: WrapperDecoderName };

export type WrapperDecoderName =
  | 'after-last-scheme'
  | 'amp-path'
  | 'base64-json-path'
  | 'disqus'
  | 'encoded-segment'
  | 'encoded-tail'
  | 'google-news'
  | 'mandrill'
  | 'partnerize'
  | 'postmark'
  | 'proofpoint-v2'
  | 'proofpoint-v3'
  | 'tradedoubler'
  | 'translate-goog'
  | 'underscores'
  | 'whole-query'
  | 'without-plus'
  | 'yahoo-star';

/** One kind of link that contains its own destination. */
export type WrapperRow = WrapperDecoder & {
  /** In the notation of `core/url/host-pattern.ts`. */
  readonly host: string;
  /** The beginning of the path. If absent, any path matches. */
  readonly path?: string;
  /** Who creates these links, and where that is documented or was observed. */
  readonly source: string;
  /** A link of this kind to `https://news.example/story?id=7`, or to its own site if it cannot leave that. */
  readonly example: string;
};
