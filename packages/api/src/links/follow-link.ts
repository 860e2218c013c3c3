import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { Hop } from '@earshot/schema/url-expander/model';
import { headerRedirect } from '../core/url/answer/redirect-target.ts';
import type { AppAddress, Derived, DerivedUrl } from '../core/url/derived-url.ts';
import type { PageRedirect } from '../core/url/landing/page-redirect.ts';
import {
  addressInLink,
  isClickTracker,
  looksLikeRedirect,
  unwrapLink,
} from '../core/url/wrapped/unwrap-link.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { Outbound, OutboundHop } from '../ports.ts';

export interface ReadHop<T> {
  readonly next: (PageRedirect & { readonly isOptional?: boolean }) | null;
  readonly value: T;
}

export interface FollowOptions<T> {
  readonly readHop: (hop: OutboundHop) => Promise<ReadHop<T>>;
  readonly isGoal?: (url: string) => boolean;
}

export interface FollowedLink<T> {
  readonly hops: readonly Hop[];
  readonly url: string;
  /** Null if the last URL was not requested or did not respond. */
  readonly arrival: { readonly hop: OutboundHop; readonly value: T | null } | null;
  readonly failure: Failure | null;
  /** Whether a URL on the way contained a user name or password, which was removed. */
  readonly hadCredentials: boolean;
  /** Whether the target was only read from a link of an unknown format (a click tracker, or a link that failed), not visited. */
  readonly isReading: boolean;
}

/** Throws `Failure` if the URL must not be requested or this service fails, and errors of `readHop`. */
export function followLink<T>(
  outbound: Outbound,
  start: string,
  visitor: Parameters<Outbound['visit']>[0],
  options: FollowOptions<T>,
): Promise<FollowedLink<T>> {
  return outbound.visit(visitor, (ask) => new Follower(ask, options).follow(start));
}

class Follower<T> {
  readonly #ask: (url: string) => Promise<OutboundHop>;
  readonly #options: FollowOptions<T>;
  readonly #hops: Hop[] = [];
  #hadCredentials = false;
  #isReading = false;
  /** Result to fall back on if an optional step fails. */
  #fallback: FollowedLink<T> | null = null;

  constructor(ask: (url: string) => Promise<OutboundHop>, options: FollowOptions<T>) {
    this.#ask = ask;
    this.#options = options;
  }

  async follow(start: string): Promise<FollowedLink<T>> {
    let url = start;
    const { maxHops, maxChainCharacters } = SERVER_LIMITS.links;
    let characters = url.length;
    while (this.#hops.length < maxHops && characters <= maxChainCharacters) {
      if (this.#options.isGoal?.(url)) return this.#ended(url, null);
      const inside = unwrapLink(url) ?? this.#readTracker(url);
      const step = inside === null ? await this.#step(url) : this.#unwrapped(url, null, inside);
      if (typeof step !== 'string') return step;
      url = step;
      characters += url.length;
    }
    return this.#ended(url, new Failure('too-many-redirects'));
  }

  #unwrapped(url: string, hop: OutboundHop | null, inside: Derived<DerivedUrl | AppAddress>): string {
    return this.#enter(url, hop, { ...inside, via: 'wrapper' });
  }

  #readTracker(url: string) {
    const target = isClickTracker(url) ? addressInLink(url) : null;
    this.#isReading ||= target !== null;
    return target;
  }

  /** The URL inside a link that did not respond or returned an error. Null if there is none. */
  #readFailed(url: string, hop: OutboundHop | null): string | null {
    const isGone = hop === null || hop.status === 404 || hop.status === 410 || hop.status >= 500;
    if (!isGone && (hop.status < 400 || !looksLikeRedirect(url))) return null;
    const target = addressInLink(url);
    if (target === null) return null;
    this.#isReading = true;
    return this.#unwrapped(url, hop, target);
  }

  /** Requests one URL. Returns the next one, or the result. */
  async #step(url: string): Promise<string | FollowedLink<T>> {
    const hop = await this.#answerOf(url);
    if (hop instanceof Failure) return this.#fallback ?? this.#readFailed(url, null) ?? this.#ended(url, hop);
    const failed = hop.status >= 400 ? this.#readFailed(hop.url, hop) : null;
    if (failed !== null) return failed;
    const byHeader = await failureOr(() => headerRedirect(hop.url, hop.status, hop.headers));
    if (byHeader instanceof Failure) return this.#fallback ?? this.#ended(hop.url, byHeader);
    const isRead = byHeader === null && hop.status >= 200 && hop.status <= 300 && hop.bytes !== null;
    const read = isRead ? await failureOr(() => this.#options.readHop(hop)) : null;
    if (read instanceof Failure) return this.#fallback ?? Promise.reject(read);
    const next = byHeader ?? read?.next ?? null;
    const arrival = { hop, value: read?.value ?? null };
    const last = describeHop(hop.url, hop, null);
    if (read?.next?.isOptional) this.#fallback = this.#result([...this.#hops, last], hop.url, arrival, null);
    else if (next === null && arrival.value === null && this.#fallback !== null) return this.#fallback;
    if (next !== null) return this.#enter(hop.url, hop, next);
    return this.#result([...this.#hops, last], hop.url, arrival, null);
  }

  /** The response, or the failure that explains why there is none. */
  async #answerOf(url: string): Promise<OutboundHop | Failure> {
    const answer = await failureOr(() => this.#ask(url));
    if (!(answer instanceof Failure) || answer.row.status !== 400) return answer;
    if (this.#hops.length === 0) throw answer;
    return new Failure('redirect-forbidden', { cause: answer });
  }

  #enter(from: string, hop: OutboundHop | null, next: PageRedirect): string {
    this.#hops.push(describeHop(from, hop, next));
    this.#hadCredentials ||= next.hadCredentials === true;
    return next.url;
  }

  #ended(url: string, failure: Failure | null): FollowedLink<T> {
    return this.#result(this.#hops, url, null, failure);
  }

  #result(
    hops: readonly Hop[],
    url: string,
    arrival: FollowedLink<T>['arrival'],
    failure: Failure | null,
  ): FollowedLink<T> {
    return { hops, url, arrival, failure, hadCredentials: this.#hadCredentials, isReading: this.#isReading };
  }
}

/** Returns a failure of the link as a value, but throws those of this service. */
async function failureOr<R>(work: () => R | Promise<R>): Promise<R | Failure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && !SERVICE_CAUSES.has(error.failureCause)) return error;
    throw error;
  }
}

function describeHop(url: string, hop: OutboundHop | null, next: PageRedirect | null): Hop {
  const downgrade = next !== null && url.startsWith('https:') && next.url.startsWith('http:');
  const { status = null, durationMs = 0 } = hop ?? {};
  return { url, status, durationMs, via: next?.via ?? 'final', downgrade };
}

/** Causes on the side of this service or its client. The URL itself may be fine. */
export const SERVICE_CAUSES: ReadonlySet<FailureCause> = new Set([
  'busy',
  'rate-limited',
  'aborted',
  'internal',
  'job-timeout',
]);
