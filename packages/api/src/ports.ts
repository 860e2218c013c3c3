import type { Counters } from '@earshot/schema/counters/model';
import type { FailureCause } from '@earshot/schema/failures';
import type { FeedVersion } from '@earshot/schema/feeds/model';
import type { SuggestionRequest } from '@earshot/schema/suggestions/model';
import type { ScreenshotPost } from './core/screenshot/read-screenshot-post.ts';

export type Clock = () => Date;

export interface OutboundRequest {
  readonly url: string;
  /** A response of another type is rejected with the failure for its type. */
  readonly accept: 'html' | 'json' | 'feed' | 'image';
  /** Identifies the visitor for per-client limits. Never sent to a site. */
  readonly client: string;
  readonly signal?: AbortSignal | undefined;
  /** Makes the request conditional: if the site still has this version, it responds with status 304 and no body. */
  readonly version?: FeedVersion | undefined;
}

export interface OutboundResponse {
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Body decoded with the page's character encoding. Empty for images. */
  readonly text: string;
  readonly retryAfterSeconds?: number | undefined;
  readonly version?: FeedVersion | undefined;
}

/** The only access to the web. Throws only `Failure`, also for HTTP error statuses unless `allowErrorStatus` is set. */
export interface Outbound {
  fetch(request: OutboundRequest & { readonly allowErrorStatus?: boolean }): Promise<OutboundResponse>;
  /** Requests one URL after another; redirects are not followed. All hops share cookies, a time and byte budget, and one slot. */
  visit<T>(
    visitor: Pick<OutboundRequest, 'client' | 'signal'> & {
      readonly mayReuse?: boolean;
    },
    run: (hop: (url: string) => Promise<OutboundHop>) => Promise<T>,
  ): Promise<T>;
}

export interface OutboundHop {
  readonly url: string;
  readonly status: number;
  /** In lowercase. Lines with the same name are joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null if no page or document was read. */
  readonly bytes: Uint8Array | null;
  /** Empty if it is not a page or if `Location` redirects. */
  readonly text: string;
  /** Why the body ended early. Null if it is complete or was not read. */
  readonly interruption: FailureCause | null;
  readonly durationMs: number;
  /** For the last page of a chain: the first URL of the chain on the same site. */
  readonly requestedUrl?: string;
  /** For the last page of a chain: whether its URL was only read from a link (`FollowedLink.isReading`). */
  readonly isReading?: boolean;
  /** For the last page of a chain: the other pages of the same article, in order. Absent if they were not requested. */
  readonly parts?: readonly { readonly url: string; readonly html: string }[];
}

export interface ImageReader {
  /** PNG, JPEG, WebP or AVIF. Throws `Failure`. */
  read(bytes: Uint8Array, caller: Caller): Promise<ScreenshotPost>;
  /** A data URI, at most `PREVIEW_IMAGE_MAX_HEIGHT_PX` high. Throws `Failure`. */
  preview(bytes: Uint8Array, caller: Caller): Promise<string>;
}

export interface DocumentText {
  readonly lines: string[];
  readonly title: string | null;
  /** The text in the largest type on the first page, or the first heading. */
  readonly heading: string | null;
  /** Lines repeated at the top of the pages, which are not in `lines`. Absent for documents without pages. */
  readonly headers?: readonly string[];
  /** Sentences for the result about what had to be guessed. */
  readonly notes: readonly string[];
}

export interface DocumentReader {
  read(file: { readonly name: string; readonly bytes: Uint8Array }, caller: Caller): Promise<DocumentText>;
}

interface StoredSuggestion extends SuggestionRequest {
  readonly id: string;
  readonly createdAt: Date;
}

export interface PackedRanking {
  readonly id: string;
  readonly packed: Uint8Array;
  readonly expiresAt: Date;
  readonly client: string;
}

export interface Store {
  readonly counters: {
    get(): Promise<Counters>;
    /** Adds uses, atomically across all instances. */
    add(uses: Counters): Promise<void>;
  };
  readonly suggestions: {
    add(suggestion: SuggestionRequest): Promise<void>;
    list(since?: Date): Promise<StoredSuggestion[]>;
    deleteBefore(day: Date): Promise<number>;
  };
  readonly rankings: {
    /** The client's oldest rankings make room. Storing the same one again has no effect. Throws `storage-full`. */
    put(ranking: PackedRanking): Promise<void>;
    get(id: string): Promise<Uint8Array | null>;
    delete(id: string): Promise<boolean>;
    deleteExpired(): Promise<number>;
    /** Deletes the oldest rankings of any client until the total fits. Returns the number deleted. */
    trim(): Promise<number>;
    storedBytes(): Promise<number>;
  };
  /** Resolves if the store responds and has what this release needs. Otherwise rejects with the reason. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Caller {
  readonly client: string;
  /** Whether a `RankingAnswer` may be returned. */
  readonly takesPacked?: boolean | undefined;
  /** Aborted if the visitor disconnects, and with `Failure('busy')` if the call takes too long. */
  readonly signal: AbortSignal | undefined;
}

export interface PoolLoad {
  readonly waiting: number;
  readonly running: number;
  readonly completed: number;
}

export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /** Null if nothing is counted. A cost above the whole allowance counts as all of it. Throws `AllowanceExceeded`. */
  charge(client: string, cost: number): Promise<Allowance | null>;
}
