/** What the use cases need from the outside world; adapters implement these, tests replace them. */
import type { ProcedurePath } from '@earshot/schema/contract';
import type { Counters } from '@earshot/schema/counters/model';
import type { CountedTool } from '@earshot/schema/counters/rules';
import type { FailureCause } from '@earshot/schema/failures';
import type { SuggestionRequest } from '@earshot/schema/suggestions/model';
import type { TrendingResult } from '@earshot/schema/trending/model';
import type { JobInput, JobName, JobOutput } from './compute/jobs.ts';
import type { ImageText } from './core/screenshot/image-text.ts';

/** The current time; core code never asks for it itself. */
export type Clock = () => Date;

export interface OutboundRequest {
  readonly url: string;
  /** Media types to ask for and to accept, e.g. `text/html`; anything else is refused by its type's failure. */
  readonly accept: 'html' | 'json' | 'image';
  /** Identifies the visitor for per-client bounds; never sent out. */
  readonly client: string;
  readonly signal?: AbortSignal | undefined;
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
  /** Sentences on what had to be guessed, for the result. */
  readonly notes: readonly string[];
}

export interface DocumentReader {
  /** The text of a .txt, .docx or .pdf file. Throws `Failure`. */
  read(
    file: { readonly name: string; readonly bytes: Uint8Array },
    options: { readonly signal?: AbortSignal | undefined },
  ): Promise<DocumentText>;
}

interface StoredSuggestion extends SuggestionRequest {
  readonly id: string;
  readonly createdAt: Date;
}

export interface Store {
  readonly counters: {
    get(): Promise<Counters>;
    /** Adds exactly one, atomically over all instances. */
    increment(tool: CountedTool): Promise<void>;
  };
  readonly suggestions: {
    add(suggestion: SuggestionRequest): Promise<void>;
    list(since?: Date): Promise<StoredSuggestion[]>;
  };
  readonly trendingSessions: {
    /**
     * Stores a result for its client; the client's oldest results are deleted to make room. Throws
     * `Failure('storage-full')` when that is not enough.
     */
    put(
      result: TrendingResult,
      options: { readonly expiresAt: Date; readonly client: string },
    ): Promise<void>;
    /** The result, or null when there is none or it has expired. */
    get(sessionId: string): Promise<TrendingResult | null>;
    /** Bytes of the stored result, compressed, without reading it; null when there is none or it has expired. */
    storedBytes(sessionId: string): Promise<number | null>;
    deleteExpired(): Promise<number>;
  };
  /** Resolves when the store answers; rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Who asks, and until when the answer is wanted. */
export interface Caller {
  /** Key of the visitor for per-client bounds: an address or its network, never stored. */
  readonly client: string;
  /** Aborted when the visitor goes away, and with `Failure('busy')` when the call has taken too long. */
  readonly signal: AbortSignal | undefined;
}

/** CPU-heavy work that must not run in the process that answers requests. */
export interface Compute {
  /**
   * Runs a job of `compute/jobs.ts` and gives its result. Throws what the job throws as `Failure`, `Failure('busy')`
   * when the queue is full, `Failure('job-timeout')` past the time limit, and an `AbortError` when the visitor leaves.
   */
  run<N extends JobName>(name: N, input: JobInput<N>, caller: Caller): Promise<JobOutput<N>>;
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
  /** The page that the request has asked for. */
  readonly page?: OutboundHop;
  /** Bytes of the stored result that the request names, compressed. */
  readonly storedBytes?: number;
}

export interface OffloadedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Details of an unexpected error, for the log. */
  readonly fault?: string;
}

/** Worker processes have no network access: a request that needs a page names it, and is run again with the page. */
interface NeededPage {
  readonly neededUrl: string;
}

export type OffloadedAnswer = OffloadedResponse | NeededPage;

export interface Offload {
  /** Answers expected failures as responses; throws `Failure` when the request could not be run at all. */
  run(request: OffloadedRequest, signal: AbortSignal): Promise<OffloadedAnswer>;
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
