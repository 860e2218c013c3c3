/** How a wrapper link carries its destination. */
type WrapperDecoder =
  /** The first of these query parameters that holds an address, as it is or in base64. */
  | { readonly parameter: string | readonly string[] }
  /** A special decoder, by name; `core/url/wrapped/wrapper-decoders.ts` has one function for each. */
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

/** One kind of link that carries its destination in itself. */
export type WrapperRow = WrapperDecoder & {
  /** `*.` stands for the host and any subdomain, a last `*` for any country's ending; a lone `*` for any host. */
  readonly host: string;
  /** The beginning of the path; everything when it is left out. */
  readonly path?: string;
  /** Who makes such links, and where that is written down or was seen. */
  readonly source: string;
  /** A link of this kind to `https://news.example/story?id=7`, as far as it can carry that. */
  readonly example: string;
};
