import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { Hop } from '@earshot/schema/url-expander/model';
import { headerRedirect } from '../core/url/answer/redirect-target.ts';
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
  /** Whether the target was read from a link of an unknown format: a click tracker, or a link that failed. */
  readonly isReading: boolean;
}

/** Throws `Failure` if the URL must not be requested or this service fails, and the errors of `readHop`. */
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
      const unwrapped = unwrapLink(url) ?? this.#readTracker(url);
      const step =
        unwrapped === null ? await this.#step(url) : this.#unwrapped(url, { ...unwrapped, via: 'wrapper' });
      if (typeof step !== 'string') return step;
      url = step;
      characters += url.length;
    }
    return this.#ended(url, new Failure('too-many-redirects'));
  }

  #unwrapped(url: string, next: PageRedirect): string {
    this.#hops.push(describeHop(url, null, 0, next));
    return this.#enter(next);
  }

  #readTracker(url: string): ReturnType<typeof unwrapLink> {
    const target = isClickTracker(url) ? addressInLink(url) : null;
    this.#isReading ||= target !== null;
    return target;
  }

  #readFailed(url: string, hop: OutboundHop | null): string | null {
    const isGone = hop === null || hop.status === 404 || hop.status === 410 || hop.status >= 500;
    if (!isGone && (hop.status < 400 || !looksLikeRedirect(url))) return null;
    const target = addressInLink(url);
    if (target === null) return null;
    this.#isReading = true;
    const next = { ...target, via: 'wrapper' as const };
    this.#hops.push(describeHop(url, hop?.status ?? null, hop?.durationMs ?? 0, next));
    return this.#enter(next);
  }

  async #step(url: string): Promise<string | FollowedLink<T>> {
    const hop = await this.#answerOf(url);
    if (hop instanceof Failure) return this.#fallback ?? this.#readFailed(url, null) ?? this.#ended(url, hop);
    const failed = hop.status >= 400 ? this.#readFailed(hop.url, hop) : null;
    if (failed !== null) return failed;
    const byHeader = this.#headerStep(hop);
    if (byHeader instanceof Failure) return this.#fallback ?? this.#ended(hop.url, byHeader);
    const read = byHeader === null ? await this.#readHop(hop) : null;
    if (read instanceof Failure) return this.#fallback ?? Promise.reject(read);
    return this.#advance(hop, byHeader ?? read?.next ?? null, read);
  }

  #advance(hop: OutboundHop, next: PageRedirect | null, read: ReadHop<T> | null): string | FollowedLink<T> {
    const arrival = { hop, value: read?.value ?? null };
    if (read?.next?.isOptional) this.#fallback = this.#arrived(arrival);
    else if (next === null && arrival.value === null && this.#fallback !== null) return this.#fallback;
    this.#hops.push(describeHop(hop.url, hop.status, hop.durationMs, next));
    return next === null ? this.#result(this.#hops, hop.url, arrival, null) : this.#enter(next);
  }

  async #answerOf(url: string): Promise<OutboundHop | Failure> {
    try {
      return await this.#ask(url);
    } catch (error) {
      if (!(error instanceof Failure) || SERVICE_CAUSES.has(error.failureCause)) throw error;
      if (error.row.status !== 400) return error;
      if (this.#hops.length === 0) throw error;
      return new Failure('redirect-forbidden', { cause: error });
    }
  }

  async #readHop(hop: OutboundHop): Promise<ReadHop<T> | Failure | null> {
    if (hop.status < 200 || hop.status > 300 || hop.bytes === null) return null;
    try {
      return await this.#options.readHop(hop);
    } catch (error) {
      if (error instanceof Failure && !SERVICE_CAUSES.has(error.failureCause)) return error;
      throw error;
    }
  }

  #headerStep({ url, status, headers }: OutboundHop): PageRedirect | Failure | null {
    try {
      return headerRedirect(url, status, headers);
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  }

  #arrived(arrival: { hop: OutboundHop; value: T | null }): FollowedLink<T> {
    const { hop } = arrival;
    const last = describeHop(hop.url, hop.status, hop.durationMs, null);
    return this.#result([...this.#hops, last], hop.url, arrival, null);
  }

  #ended(url: string, failure: Failure | null): FollowedLink<T> {
    return this.#result(this.#hops, url, null, failure);
  }

  #enter({ url, hadCredentials }: PageRedirect): string {
    this.#hadCredentials ||= hadCredentials === true;
    return url;
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

function describeHop(url: string, status: number | null, durationMs: number, next: PageRedirect | null): Hop {
  const downgrade = next !== null && url.startsWith('https:') && next.url.startsWith('http:');
  return { url, status, durationMs, via: next?.via ?? 'final', downgrade };
}

/** Failure causes on the side of this service or its client. The requested URL itself may be fine. */
export const SERVICE_CAUSES: ReadonlySet<FailureCause> = new Set([
  'busy',
  'rate-limited',
  'aborted',
  'internal',
  'job-timeout',
]);
