/** The shape of one row of the platform table. */

/** Stable ids; screenshots use the same ones. */
export type PlatformId =
  | 'x'
  | 'facebook'
  | 'instagram'
  | 'threads'
  | 'linkedin'
  | 'tiktok'
  | 'youtube'
  | 'reddit'
  | 'bluesky'
  | 'mastodon'
  | 'pinterest'
  | 'tumblr'
  | 'telegram'
  | 'truthsocial'
  | 'snapchat'
  | 'vimeo'
  | 'substack-notes'
  | 'vk'
  | 'whatsapp-channel';

/** How a platform lets everybody read a post: an oEmbed answer, its open API, a feed, its embed widget, its own page. */
export type MethodKind = 'oembed' | 'public-api' | 'atom' | 'embed-page' | 'page';

/** The address of a single post, taken apart. */
export interface PostAddress {
  /** Canonical address, without tracking. */
  readonly url: string;
  /** Named parts that the matcher found. */
  readonly parts: Readonly<Record<string, string | undefined>>;
}

export interface PublicMethod {
  readonly kind: MethodKind;
  /** The address to ask, complete. */
  readonly endpoint: (post: PostAddress) => string;
  /** Asked even when the text is known already, for what only it tells; its failure costs nothing. */
  readonly isSupplement?: true;
  /** A refusal by this method stands: no other method is tried. */
  readonly isStrict?: true;
}

export interface Platform {
  readonly id: PlatformId;
  /** As shown to the user. */
  readonly name: string;
  /** Own hosts; `*.` stands for any subdomain. An address of them that the matcher refuses is not a single post. */
  readonly hosts: readonly string[];
  /** Hosts of short links that have to be resolved first. */
  readonly shortHosts: readonly string[];
  /** Short links on the platform's own hosts. */
  readonly shortMatcher?: RegExp;
  /** Matches the address of a single post. */
  readonly matcher: RegExp;
  readonly canonical: (parts: PostAddress['parts'], url: URL) => string;
  /** In the order in which they are tried until the text is known. */
  readonly methods: readonly PublicMethod[];
  /** Unix time in milliseconds that the post's id encodes, or null. */
  readonly dateOfId?: (id: string) => number | null;
}

/** The address itself, asked as a page. */
export const OWN_PAGE: PublicMethod = { kind: 'page', endpoint: ({ url }) => url };

/** An oEmbed service (oembed.com) that takes the post's address as the parameter `url`. */
export function oembed(service: string, addressOf = ({ url }: PostAddress) => url): PublicMethod {
  const glue = service.includes('?') ? '&' : '?';
  return {
    kind: 'oembed',
    endpoint: (post) => `${service}${glue}url=${encodeURIComponent(addressOf(post))}`,
  };
}
