/** What is known about one platform: its addresses, its public ways to read a post, its look in screenshots. */
import type { PostAnswer, PostReading } from './reading/answer.ts';

export type MethodKind = 'oembed' | 'public-api' | 'atom' | 'embed-page' | 'page';

export interface PostAddress {
  readonly url: string;
  readonly parts: Readonly<Record<string, string | undefined>>;
}

export interface PublicMethod {
  /** At most one method of each kind per platform. */
  readonly kind: MethodKind;
  readonly endpoint: (post: PostAddress) => string;
  readonly read: (
    answer: PostAnswer,
    context: { readonly parts: PostAddress['parts']; readonly now: Date },
  ) => PostReading;
  /** Requested even if the text is known, for values that only this method provides. Its failure is ignored. */
  readonly isSupplement?: true;
  /** If this method is refused, no other method is tried. */
  readonly isStrict?: true;
}

export interface PlatformAddress {
  /** The platform's own hosts. An address on them that neither is a post nor leads to one is another kind of page. */
  readonly hosts: readonly string[];
  /** Hosts with the same paths, for previews of chats or use without scripts. */
  readonly copies: readonly string[];
  /** Short and share links, which must be followed to find the post. */
  readonly leads: readonly RegExp[];
  /** Patterns of posts, each with the template of the canonical address. */
  readonly posts: readonly (readonly [RegExp, string])[];
  readonly pages: readonly (readonly [RegExp, string])[];
}

export interface ButtonOrder {
  /** How many of them are never missing. */
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
  readonly bar?: ButtonOrder;
  /** Whether a bubble icon means comments, not replies. */
  readonly hasComments?: boolean;
  /** Whether reactions are small images before a number. */
  readonly hasReactions?: boolean;
};

export interface Platform<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly address: PlatformAddress;
  /** In milliseconds. */
  readonly timeOfId?: ((id: string) => number | null) | undefined;
  /** Tried in order until the text is known. */
  readonly methods: readonly PublicMethod[];
  readonly screenshot?: ScreenshotSigns | undefined;
}
