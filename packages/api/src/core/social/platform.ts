/** What is known about one platform: its addresses, and its public ways to read a post. */
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

export interface PublicMethod {
  /** At most one method of each kind per platform. */
  readonly kind: MethodKind;
  /** The complete address to request. */
  readonly endpoint: (post: PostAddress) => string;
  /** Parses a response with any status. Pure. Throws `Failure`. */
  readonly read: (answer: PostAnswer, context: AnswerContext) => PostReading;
  /** Requested even if the text is known, for values that only this method provides. Its failure is ignored. */
  readonly isSupplement?: true;
  /** If this method is refused, no other method is tried. */
  readonly isStrict?: true;
}

/** The forms of one platform's addresses, from `content/links/networks.tsv`. */
export interface PlatformAddress {
  /** The platform's own hosts. An address on them that neither is a post nor leads to one is another kind of page. */
  readonly hosts: readonly string[];
  /** Other hosts that show the platform's posts at the same paths, for chat previews or for use without scripts. */
  readonly copies: readonly string[];
  /** Short and share links, which must be followed to find the post. */
  readonly leads: readonly RegExp[];
  /** Addresses of a single post, with the template of the canonical address. */
  readonly posts: readonly (readonly [RegExp, string])[];
  /** Kinds of other pages. The first match applies. */
  readonly pages: readonly (readonly [RegExp, string])[];
}

/** The order of the buttons in a row. Used to name numbers whose icons are uncertain. */
export interface ButtonOrder {
  /** Number of buttons that are always present. */
  readonly always: number;
  readonly names: readonly string[];
}

/**
 * Texts that the interface of one platform shows around posts, in the notation of `core/screenshot/words/vocabulary.ts`: phrases
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
  /** Colors of its links and badges, as `#rrggbb`. */
  readonly accents?: readonly string[];
  /** The icons of its row of buttons from left to right, with the names used in `core/screenshot/network/icon-grid.ts`. */
  readonly icons?: readonly string[];
  /** What the numbers in its row of buttons count, from left to right. */
  readonly bar?: ButtonOrder;
  /** Whether a bubble icon means comments, not replies. */
  readonly hasComments?: boolean;
  /** Whether reactions are small images before a number. */
  readonly hasReactions?: boolean;
  /** Layouts of the headers of its posts, as in `core/screenshot/network/header-layout.ts`. */
  readonly layouts?: readonly string[];
};

export interface Platform<Id extends string = string> {
  /** Stable. Screenshots use the same IDs. */
  readonly id: Id;
  /** Display name. */
  readonly name: string;
  readonly address: PlatformAddress;
  /** Returns the Unix time in milliseconds encoded in a post's ID, or null. */
  readonly timeOfId?: ((id: string) => number | null) | undefined;
  /** Methods in the order in which they are tried until the text is known. */
  readonly methods: readonly PublicMethod[];
  /** Omitted for platforms whose screenshots cannot be recognized. */
  readonly screenshot?: ScreenshotSigns | undefined;
}
