/** Interfaces to the outside world that the use cases need. Adapters implement them, and tests replace them. */
import type { Counters } from '@earshot/schema/counters/model';
import type { FailureCause } from '@earshot/schema/failures';
import type { FeedVersion } from '@earshot/schema/feeds/model';
import type { SuggestionRequest } from '@earshot/schema/suggestions/model';
import type { ScreenshotPost } from './core/screenshot/read-screenshot-post.ts';

/** The current time. Core code never reads the clock itself. */
export type Clock = () => Date;

export interface OutboundRequest {
  readonly url: string;
  /** Kind of content to request. A response of another type is rejected with the failure for its type. */
  readonly accept: 'html' | 'json' | 'feed' | 'image';
  /** Identifies the visitor for per-client limits. Never sent to a site. */
  readonly client: string;
  readonly signal?: AbortSignal | undefined;
  /** Makes the request conditional: if the site still has this version, it responds with status 304 and no body. */
  readonly version?: FeedVersion | undefined;
}

export interface OutboundResponse {
  /** Address after all redirects. */
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  /** Decompressed body, within the size limit. */
  readonly bytes: Uint8Array;
  /** Body decoded with the page's character encoding. Empty for images. */
  readonly text: string;
  /** How long the site asks clients to wait before trying again. Set if an error response specified a time. */
  readonly retryAfterSeconds?: number | undefined;
  /** The site's validators for this version of the body. */
  readonly version?: FeedVersion | undefined;
}

/** The only access to the web. Throws only `Failure`, also for HTTP error statuses unless `allowErrorStatus` is set. */
export interface Outbound {
  fetch(request: OutboundRequest & { readonly allowErrorStatus?: boolean }): Promise<OutboundResponse>;
  /**
   * Follows a link: `run` requests one URL after another, and redirects are not followed automatically. All hops share
   * cookies, one time and byte budget, and one of the client's slots. Rejects with the error of `run`, or with `Failure` if
   * no slot becomes free.
   */
  visit<T>(
    visitor: Pick<OutboundRequest, 'client' | 'signal'> & {
      /** Whether a recently fetched copy of the page may be used. */
      readonly mayReuse?: boolean;
    },
    run: (hop: (url: string) => Promise<OutboundHop>) => Promise<T>,
  ): Promise<T>;
}

export interface OutboundHop {
  readonly url: string;
  readonly status: number;
  /** Header names in lowercase. Multiple lines with the same name are joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed body of a page or document, within the size limit. Null if no such body was read. */
  readonly bytes: Uint8Array | null;
  /** The page decoded with its character encoding. Empty if it is not a page or if `Location` redirects. */
  readonly text: string;
  /** Why the body ended early (too long, interrupted or stalled). Null if it is complete or was not read. */
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
  /** Reads the post in a PNG, JPEG, WebP or AVIF image. Throws `Failure`. */
  read(bytes: Uint8Array, caller: Caller): Promise<ScreenshotPost>;
  /** Returns a small copy as a data URI, at most `PREVIEW_IMAGE_MAX_HEIGHT_PX` high. Throws `Failure`. */
  preview(bytes: Uint8Array, caller: Caller): Promise<string>;
}

export interface DocumentText {
  /** In reading order; blank lines are kept. */
  readonly lines: string[];
  readonly title: string | null;
  /** Text that the layout emphasizes: the text in the largest type on the first page, or the first heading. */
  readonly heading: string | null;
  /** Lines repeated at the top of the pages, which are not in `lines`. Absent for documents without pages. */
  readonly headers?: readonly string[];
  /** Sentences for the result about what had to be guessed. */
  readonly notes: readonly string[];
}

export interface DocumentReader {
  /** Returns the text of a .txt, .docx, .pdf, .csv, .tsv or .xlsx file. Throws `Failure`. */
  read(file: { readonly name: string; readonly bytes: Uint8Array }, caller: Caller): Promise<DocumentText>;
}

interface StoredSuggestion extends SuggestionRequest {
  readonly id: string;
  readonly createdAt: Date;
}

export interface PackedRanking {
  readonly id: string;
  /** See `records/pack-ranking.ts`. */
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
    /**
     * Stores a ranking for its client, and deletes the client's oldest ones to make room. Storing the same ranking again has
     * no effect. Throws `Failure('storage-full')` if the disk is too full or the ranking alone exceeds a limit.
     */
    put(ranking: PackedRanking): Promise<void>;
    /** Returns the packed ranking. Null if it does not exist or has expired. */
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
  /** Key of the visitor for per-client limits: an address or its network. Never stored. */
  readonly client: string;
  /** Whether a stored ranking may be returned as it is stored, a `RankingAnswer`. */
  readonly takesPacked?: boolean | undefined;
  /** Aborted if the visitor disconnects, and with `Failure('busy')` if the call takes too long. */
  readonly signal: AbortSignal | undefined;
}

export interface PoolLoad {
  readonly waiting: number;
  readonly running: number;
  readonly completed: number;
}

/** A client's remaining allowance, as stated in the `RateLimit` headers. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /**
   * Takes `cost` points from the client's allowance and returns the remainder, or null if nothing is counted. Throws
   * `AllowanceExceeded` if the client has fewer than `cost` points left. A cost above the whole allowance counts as all of it.
   */
  charge(client: string, cost: number): Promise<Allowance | null>;
}
