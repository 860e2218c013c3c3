/** What the use cases need from the outside world; adapters implement these, tests replace them. */
import type { ProcedurePath } from '@earshot/schema/contract';
import type { Counters } from '@earshot/schema/counters/model';
import type { CountedTool } from '@earshot/schema/counters/rules';
import type { FailureCause } from '@earshot/schema/failures';
import type { FeedVersion } from '@earshot/schema/feeds/model';
import type { JobProgress } from '@earshot/schema/jobs/model';
import type { SuggestionRequest } from '@earshot/schema/suggestions/model';
import type { ImageText } from './core/screenshot/image-text.ts';

/** The current time; core code never asks for it itself. */
export type Clock = () => Date;

export interface OutboundRequest {
  readonly url: string;
  /** Media types to ask for and to accept, e.g. `text/html`; anything else is refused by its type's failure. */
  readonly accept: 'html' | 'json' | 'feed' | 'image';
  /** Identifies the visitor for per-client bounds; never sent out. */
  readonly client: string;
  readonly signal?: AbortSignal | undefined;
  /** Makes the request conditional: a site that still has this version answers with status 304 and no body. */
  readonly version?: FeedVersion | undefined;
}

export interface OutboundResponse {
  /** Address after all redirects. */
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  /** Decompressed body, within the size limit. */
  readonly bytes: Uint8Array;
  /** Body decoded with the page's own character set; empty for images. */
  readonly text: string;
  /** How long the site asks to wait before another try, when an error status came with a time. */
  readonly retryAfterSeconds?: number | undefined;
  /** What the site says of the version of the body. */
  readonly version?: FeedVersion | undefined;
}

/**
 * The only access to the web. Throws `Failure` for everything that `failures.ts` names, up to and including HTTP error
 * statuses, unless `allowErrorStatus` asks for those to be returned.
 */
export interface Outbound {
  fetch(request: OutboundRequest & { readonly allowErrorStatus?: boolean }): Promise<OutboundResponse>;
  /**
   * Follows a link: `run` asks for one address after the other, without redirects being followed. All hops share cookies,
   * one budget of time and bytes, and one place in the client's bound. Rejects with what `run` rejects with.
   */
  visit<T>(
    visitor: Pick<OutboundRequest, 'client' | 'signal'> & {
      /** A recently fetched copy of the page may be used. */
      readonly mayReuse?: boolean;
    },
    run: (hop: (url: string) => Promise<OutboundHop>) => Promise<T>,
  ): Promise<T>;
}

export interface OutboundHop {
  readonly url: string;
  readonly status: number;
  /** Header names in lower case; several lines of one name are joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed body of a page or document, within the size limit; null when no such body was read. */
  readonly bytes: Uint8Array | null;
  /** The page in its own character set, when it is one and no `Location` leads on; else empty. */
  readonly text: string;
  /** Why the body ended early (too long, broken off, stalled); null when it is whole or was not read. */
  readonly interruption: FailureCause | null;
  readonly durationMs: number;
  /** For the last page of a chain: the first address of the chain on the same site. */
  readonly requestedUrl?: string;
  /** For the last page of a chain: whether its address was only read from a link (`FollowedLink.isReading`). */
  readonly isReading?: boolean;
  /** For the last page of a chain: the further pages of the same article, in order; absent when nobody has asked for them. */
  readonly parts?: readonly { readonly url: string; readonly html: string }[];
}

export interface ImageReader {
  /** Reads the text of a PNG or JPEG. Throws `Failure`. */
  read(bytes: Uint8Array, caller: Caller): Promise<ImageText>;
  /** A small re-encoded copy as a data URI, at most `PREVIEW_IMAGE_MAX_HEIGHT_PX` high. Throws `Failure`. */
  preview(bytes: Uint8Array, caller: Caller): Promise<string>;
}

export interface DocumentText {
  /** In reading order; blank lines are kept. */
  readonly lines: string[];
  /** Title in the file's properties. */
  readonly title: string | null;
  /** Text that the layout emphasizes: the largest type of the first page, or the first heading. */
  readonly heading: string | null;
  /** Lines that return at the top of the pages and are not in `lines`; absent for documents without pages. */
  readonly headers?: readonly string[];
  /** Sentences on what had to be guessed, for the result. */
  readonly notes: readonly string[];
}

export interface DocumentReader {
  /** The text of a .txt, .docx or .pdf file. Throws `Failure`. */
  read(file: { readonly name: string; readonly bytes: Uint8Array }, caller: Caller): Promise<DocumentText>;
}

interface StoredSuggestion extends SuggestionRequest {
  readonly id: string;
  readonly createdAt: Date;
}

/** Which batch of uses a process adds, so that repeating one changes nothing. */
export interface UseBatch {
  /** Name of the process, new at each start. */
  readonly source: string;
  /** Rises from batch to batch. */
  readonly sequence: number;
}

/** A ranking as it is stored. */
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
    /** Adds uses, atomically over all instances; nothing when the source has added this batch or a later one. */
    add(uses: Counters, batch: UseBatch): Promise<void>;
    /** Deletes the marks of sources that have ended long ago. */
    forgetOldBatches(): Promise<void>;
  };
  readonly suggestions: {
    add(suggestion: SuggestionRequest): Promise<void>;
    list(since?: Date): Promise<StoredSuggestion[]>;
    /** Gives how many were deleted. */
    deleteBefore(day: Date): Promise<number>;
  };
  readonly rankings: {
    /**
     * Stores a ranking for its client, whose oldest ones make room; the same ranking again changes nothing. Throws
     * `Failure('storage-full')` when the disk is too full, or the ranking larger than a client may store.
     */
    put(ranking: PackedRanking): Promise<void>;
    /** The packed ranking, or null when there is none or it has expired. */
    get(id: string): Promise<Uint8Array | null>;
    /** Whether there was one. */
    delete(id: string): Promise<boolean>;
    deleteExpired(): Promise<number>;
    /** Deletes the oldest rankings, whoever owns them, until all fit; gives how many. */
    trim(): Promise<number>;
    /** What all rankings take, by the running totals. */
    storedBytes(): Promise<number>;
    /** Counts the totals anew, which instances of an earlier release do not keep. */
    recount(): Promise<void>;
  };
  /** Resolves when the store answers and has what this release needs; rejects with what is wrong. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What calls leave behind and find again. No answer waits for a count, and none waits longer than a moment for a store that does
 * not answer.
 */
export interface Records {
  /** Uses so far. Throws `Failure('store-unavailable')` when the store has never answered. */
  counters(): Promise<Counters>;
  /** Counts a use; it is stored soon after. */
  count(tool: CountedTool): void;
  /** Stores a ranking for export. True once it is stored, false when that could not be done in time. Never rejects. */
  keep(ranking: PackedRanking): Promise<boolean>;
  /** The packed ranking. Throws `Failure`: `session-not-found`, `session-not-kept`, `store-unavailable`. */
  ranking(id: string): Promise<Uint8Array>;
  /** Deletes a ranking. Throws `Failure('session-not-found')` when there is none. */
  forget(id: string): Promise<void>;
  /** Stores a suggestion; it is stored for certain when this resolves. */
  suggest(suggestion: SuggestionRequest): Promise<void>;
}

/** Who asks, and until when the answer is wanted. */
export interface Caller {
  /** Key of the visitor for per-client bounds: an address or its network, never stored. */
  readonly client: string;
  /** Aborted when the visitor goes away, and with `Failure('busy')` when the call has taken too long. */
  readonly signal: AbortSignal | undefined;
  /** Called with the progress of the work. */
  readonly onProgress?: ((progress: JobProgress) => void) | undefined;
  /** How long a task may wait, and then run, by the clock; absent where somebody waits on a connection, whose limits hold then. */
  readonly maxMs?: number | undefined;
}

/** How busy the worker processes are, for metrics. */
export interface PoolLoad {
  /** Tasks waiting for a process. */
  readonly waiting: number;
  /** Tasks in a process. */
  readonly running: number;
  /** Tasks completed since the start. */
  readonly completed: number;
}

/** A request that runs as a whole in a worker process: bytes in, bytes out. */
export interface OffloadedRequest {
  readonly procedure: ProcedurePath;
  /** Of the path and, for a GET, of the query. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly client: string;
  readonly requestId: string;
  /** The page that its row of the contract has fetched first; absent when the request needs none. */
  readonly page?: OutboundHop;
  /** The stored ranking that its row of the contract has read first, packed. */
  readonly ranking?: Uint8Array;
}

export interface OffloadedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Cause of an expected failure, for the log and the metrics. */
  readonly failureCause?: string;
  /** Details of an unexpected error, for the log. */
  readonly fault?: string;
}

export interface Offload {
  /** Answers expected failures as responses; throws `Failure` when the request could not be run at all. */
  run(request: OffloadedRequest, caller: Omit<Caller, 'client'>): Promise<OffloadedResponse>;
}

/** What a client has left, as the `RateLimit` headers state it. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /**
   * Takes `cost` points from the client's allowance and gives what is left, or null when nothing is counted. Throws
   * `AllowanceExceeded` when they do not suffice.
   */
  charge(client: string, cost: number): Promise<Allowance | null>;
}
