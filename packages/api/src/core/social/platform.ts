/** The definition of one platform: the forms of its addresses, and its public ways to read a post. */
import type { PostAnswer, PostReading } from './reading/post-reading.ts';

/** Public ways to read a post on a platform: oEmbed, an open API, a feed, an embed widget, the page itself. */
export type MethodKind = 'oembed' | 'public-api' | 'atom' | 'embed-page' | 'page';

/** The parsed address of a single post. */
export interface PostAddress {
  /** Canonical address, without tracking parameters. */
  readonly url: string;
  /** Named groups of the matching expression. */
  readonly parts: Readonly<Record<string, string | undefined>>;
}

/** Additional input of a parser. */
interface AnswerContext {
  readonly parts: PostAddress['parts'];
  /** Time of the request. */
  readonly now: Date;
}

/** Parses a response with any status. Pure. Throws `Failure`. */
export type AnswerParser = (answer: PostAnswer, context: AnswerContext) => PostReading;

export interface PublicMethod {
  /** At most one method of each kind per platform. */
  readonly kind: MethodKind;
  /** The complete address to request. */
  readonly endpoint: (post: PostAddress) => string;
  readonly read: AnswerParser;
  /** Requested even if the text is known, for values that only this method provides. Its failure is ignored. */
  readonly isSupplement?: true;
  /** If this method is refused, no other method is tried. */
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
 * The forms of one platform's addresses. Every expression is matched against the address without its scheme and fragment,
 * percent-decoded once: `x.com/name/status/1?s=20`.
 */
export interface PlatformAddress {
  /**
   * The platform's own hosts, as in `core/url/host-pattern.ts`. An address on them that neither is a post nor leads to one
   * is another kind of page.
   */
  readonly hosts: readonly string[];
  /** Other hosts that show the platform's posts at the same paths, for chat previews or for use without scripts. */
  readonly copies?: readonly string[];
  /** Short and share links, which must be followed to find the post. */
  readonly leads?: readonly RegExp[];
  /** Addresses of a single post. The groups are its parts, including `id`. */
  readonly posts: readonly RegExp[];
  /** Kinds of other pages. The first match applies. */
  readonly pages?: readonly (readonly [RegExp, PageKind])[];
  readonly canonical: (parts: PostAddress['parts'], url: URL) => string;
  /** Returns the Unix time in milliseconds encoded in the post's ID, or null. */
  readonly dateOfId?: (id: string) => number | null;
}

/**
 * Texts that the interface of one platform shows around posts, in the notation of `core/screenshot/words/phrase.ts`: phrases
 * anywhere in a row, and whole rows (`…Rows`). `buttons`: a complete row of buttons; `own`: used by no other platform;
 * `typical`; `shared` with others.
 */
export type ScreenshotSigns = Readonly<
  Partial<
    Record<
      'buttons' | 'own' | 'ownRows' | 'typical' | 'typicalRows' | 'shared' | 'sharedRows',
      readonly string[]
    >
  >
> & {
  /** Colors of its links, badges and logo, as `#rrggbb`. */
  readonly accents?: readonly string[];
  /** The icons of its row of buttons from left to right, with the names used in `core/screenshot/network/icon-grid.ts`. */
  readonly icons?: readonly string[];
  /** Its possible columns of icons over a video, from top to bottom: `heart bubble share`. */
  readonly columns?: readonly string[];
  /** Layouts of the headers of its posts, as in `core/screenshot/network/header-layout.ts`. */
  readonly layouts?: readonly string[];
};

export interface Platform<Id extends string = string> {
  /** Stable. Screenshots use the same IDs. */
  readonly id: Id;
  /** Display name. */
  readonly name: string;
  readonly address: PlatformAddress;
  /** Methods in the order in which they are tried until the text is known. */
  readonly methods: readonly PublicMethod[];
  /** Omitted for platforms whose screenshots cannot be recognized. */
  readonly screenshot?: ScreenshotSigns;
}

/** Returns the method that requests the address itself as a page. */
export function ownPage(read: AnswerParser): PublicMethod {
  return { kind: 'page', endpoint: ({ url }) => url, read };
}

/** Returns the method of an oEmbed service (oembed.com) with the post's address in the `url` parameter. */
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
