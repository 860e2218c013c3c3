/** The shape of one platform: what its addresses look like, and its public ways to read a post. */
import type { PostAnswer, PostReading } from './reading/post-reading.ts';

/** Public ways in which a platform shows a post: oEmbed, an open API, a feed, an embed widget, the page itself. */
export type MethodKind = 'oembed' | 'public-api' | 'atom' | 'embed-page' | 'page';

/** The address of a single post, taken apart. */
export interface PostAddress {
  /** Canonical address, without tracking. */
  readonly url: string;
  /** Named parts that the matcher found. */
  readonly parts: Readonly<Record<string, string | undefined>>;
}

/** Further input of a parser besides the answer. */
interface AnswerContext {
  readonly parts: PostAddress['parts'];
  /** Time of the request. */
  readonly now: Date;
}

/** Reads an answer of any status. Pure. Throws `Failure`. */
export type AnswerParser = (answer: PostAnswer, context: AnswerContext) => PostReading;

export interface PublicMethod {
  /** At most one method of each kind on a platform. */
  readonly kind: MethodKind;
  /** The address to ask, complete. */
  readonly endpoint: (post: PostAddress) => string;
  readonly read: AnswerParser;
  /** Requested even when the text is known, for values that only this method has. Its failure is ignored. */
  readonly isSupplement?: true;
  /** A refusal by this method is final: no other method is tried. */
  readonly isStrict?: true;
}

/** Kinds of pages of a platform that are not posts. */
export type PageKind =
  | 'advertisement'
  | 'article'
  | 'blog'
  | 'channel'
  | 'chat'
  | 'collection'
  | 'community'
  | 'company page'
  | 'event'
  | 'group'
  | 'invitation'
  | 'job'
  | 'list'
  | 'listing'
  | 'live broadcast'
  | 'newsletter'
  | 'page of the app'
  | 'picture'
  | 'playlist'
  | 'private channel'
  | 'profile'
  | 'search'
  | 'story';

/**
 * What the addresses of one platform look like. Every expression is matched against the address without its scheme and
 * fragment, percent-decoded once: `x.com/name/status/1?s=20`.
 */
export interface PlatformAddress {
  /** Own hosts, as in `core/url/host-pattern.ts`. An address on them that neither is a post nor leads to one is another page. */
  readonly hosts: readonly string[];
  /**
   * Other hosts that show the platform's posts under the same paths, made for previews in chats or for use without
   * scripts.
   */
  readonly copies?: readonly string[];
  /** Short and share links, which must be followed to find the post. */
  readonly leads?: readonly RegExp[];
  /** Addresses of a single post; the groups are its parts, `id` among them. */
  readonly posts: readonly RegExp[];
  /** Kinds of other pages. The first match applies. */
  readonly pages?: readonly (readonly [RegExp, PageKind])[];
  readonly canonical: (parts: PostAddress['parts'], url: URL) => string;
  /** Unix time in milliseconds that the post's id encodes, or null. */
  readonly dateOfId?: (id: string) => number | null;
}

/**
 * What the interface of one platform prints around posts, in the notation of `core/screenshot/phrase.ts`: phrases anywhere in a row, and
 * whole rows (`…Rows`). `buttons`: a complete row of buttons, `own`: used by no other platform, `typical`, or `shared` with others.
 */
export type ScreenshotSigns = Readonly<
  Partial<
    Record<
      'buttons' | 'own' | 'ownRows' | 'typical' | 'typicalRows' | 'shared' | 'sharedRows',
      readonly string[]
    >
  >
> & {
  /** Colors of its links, badges and logo, `#rrggbb`. */
  readonly accents?: readonly string[];
  /** The icons of its row of buttons from left to right, as `core/screenshot/icon-grid.ts` names them. */
  readonly icons?: readonly string[];
};

export interface Platform<Id extends string = string> {
  /** Stable; screenshots use the same ones. */
  readonly id: Id;
  /** As shown to the user. */
  readonly name: string;
  readonly address: PlatformAddress;
  /** Methods in the order in which they are tried until the text is known. */
  readonly methods: readonly PublicMethod[];
  /** Absent for platforms whose screenshots cannot be recognized. */
  readonly screenshot?: ScreenshotSigns;
}

/** The address itself, asked as a page. */
export function ownPage(read: AnswerParser): PublicMethod {
  return { kind: 'page', endpoint: ({ url }) => url, read };
}

/** An oEmbed service (oembed.com) that takes the post's address as the parameter `url`. */
export function oembed(
  service: string,
  read: AnswerParser,
  addressOf = ({ url }: PostAddress) => url,
): PublicMethod {
  const glue = service.includes('?') ? '&' : '?';
  return {
    kind: 'oembed',
    endpoint: (post) => `${service}${glue}url=${encodeURIComponent(addressOf(post))}`,
    read,
  };
}
