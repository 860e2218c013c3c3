import type { Counters } from '@earshot/schema/counters/model';
import type { FailureCause } from '@earshot/schema/failures';
import type { SuggestionRequest } from '@earshot/schema/suggestions/model';
import type { ScreenshotPost } from './core/screenshot/read-screenshot-post.ts';

export type Clock = () => Date;

export interface OutboundRequest {
  readonly url: string;
  /** Expected type. A response of another type is rejected with the failure for its type. */
  readonly accept: 'html' | 'json' | 'feed' | 'image';
  /** Identifies the visitor for per-client limits. Never sent to a site. */
  readonly client: string;
  readonly signal?: AbortSignal | undefined;
}

export interface OutboundResponse {
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Body, decoded with the page's encoding. Empty for images. */
  readonly text: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** The only access to the web. Throws only `Failure`, also for HTTP error statuses unless `allowErrorStatus` is set. */
export interface Outbound {
  fetch(request: OutboundRequest & { readonly allowErrorStatus?: boolean }): Promise<OutboundResponse>;
  /** Requests one URL after another without following redirects. All hops share cookies, one slot, and a budget of time and bytes. */
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
  /** Names are in lowercase. Repeated headers are joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null if no page or document was read. */
  readonly bytes: Uint8Array | null;
  /** Empty if the response is not a page, or redirects with `Location`. */
  readonly text: string;
  /** Why the body ended early. Null if it is complete or was not read. */
  readonly interruption: FailureCause | null;
  readonly durationMs: number;
  /** These fields exist only for the last page of a chain. This is the first URL of the chain on the same site. */
  readonly requestedUrl?: string;
  /** True if the page's URL was only read from a link (`FollowedLink.isReading`). */
  readonly isReading?: boolean;
  /** Other pages of the same article, in order. Absent if they were not requested. */
  readonly parts?: readonly { readonly url: string; readonly html: string }[];
}

export interface ImageReader {
  /** Reads PNG, JPEG, WebP or AVIF. Throws `Failure`. */
  read(bytes: Uint8Array, caller: Caller): Promise<ScreenshotPost>;
  /** Returns a data URI of at most `PREVIEW_IMAGE_MAX_HEIGHT_PX`. Throws `Failure`. */
  preview(bytes: Uint8Array, caller: Caller): Promise<string>;
}

export interface DocumentText {
  readonly lines: string[];
  readonly title: string | null;
  /** Text in the largest type on the first page, or the first heading. */
  readonly heading: string | null;
  /** Lines repeated at the top of pages, which are not in `lines`. Absent for documents without pages. */
  readonly headers?: readonly string[];
  /** Sentences for the result that say what was guessed. */
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
    /** Adds up atomically across all instances. */
    add(uses: Counters): Promise<void>;
  };
  readonly suggestions: {
    add(suggestion: SuggestionRequest): Promise<void>;
    list(): Promise<StoredSuggestion[]>;
    deleteBefore(day: Date): Promise<number>;
  };
  readonly rankings: {
    /** Deletes the client's oldest rankings to make room. Storing the same one again changes nothing. Throws `storage-full`. */
    put(ranking: PackedRanking): Promise<void>;
    get(id: string): Promise<Uint8Array | null>;
    delete(id: string): Promise<boolean>;
    deleteExpired(): Promise<number>;
    /** Deletes the oldest rankings of any client until the total fits. Returns how many. */
    trim(): Promise<number>;
    storedBytes(): Promise<number>;
  };
  /** Rejects with the reason if the store does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Caller {
  readonly client: string;
  /** True if the caller can handle a `RankingAnswer`. */
  readonly takesPacked?: boolean | undefined;
  /** Aborted when the visitor disconnects, and with `Failure('busy')` if the call takes too long. */
  readonly signal: AbortSignal | undefined;
}

export interface PoolLoad {
  readonly waiting: number;
  readonly running: number;
  readonly completed: number;
}

interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  readonly isExceeded: boolean;
}

export interface RateLimiter {
  /** Null if nothing is counted. A cost above the whole allowance uses up all of it. */
  charge(client: string, cost: number): Promise<Allowance | null>;
}
