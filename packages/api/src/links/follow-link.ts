/**
 * Follows links for all tools: unwraps what can be read offline and requests one address after the other, by header or
 * page, until none leads further. The outbound client checks every address before the request.
 */
import { Failure } from '@earshot/schema/failures';
import type { Hop } from '@earshot/schema/url-expander/model';
import type { PageRedirect } from '../core/url/page-redirect.ts';
import { headerRedirect } from '../core/url/redirect-target.ts';
import { unwrapLink } from '../core/url/wrapper-links.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { Outbound, OutboundHop } from '../ports.ts';
import { SERVICE_CAUSES } from './service-causes.ts';

/** What the reader of pages says about one. */
export interface ReadHop<T> {
  /** Where the page redirects; `isOptional` when the page itself can be read if that fails. */
  readonly next: (PageRedirect & { readonly isOptional?: boolean }) | null;
  readonly value: T;
}

export interface FollowOptions<T> {
  /** Reads a page that was answered with success. */
  readonly readHop: (hop: OutboundHop) => Promise<ReadHop<T>>;
  /** Addresses that end the search without a request. */
  readonly isGoal?: (url: string) => boolean;
}

export interface FollowedLink<T> {
  readonly hops: readonly Hop[];
  /** The last address that is known. */
  readonly url: string;
  /** What it answered, and what was read from its page; null when it was not asked for or did not answer. */
  readonly arrival: { readonly hop: OutboundHop; readonly value: T | null } | null;
  /** Why there is no arrival; null at an arrival or a goal. */
  readonly failure: Failure | null;
}

/**
 * Follows a link from a complete address. Throws `Failure` when the address itself may not be asked for (status 400), for
 * failures of the service, and what `readHop` throws.
 */
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
  /** The result to return to when an optional step fails. */
  #fallback: FollowedLink<T> | null = null;

  constructor(ask: (url: string) => Promise<OutboundHop>, options: FollowOptions<T>) {
    this.#ask = ask;
    this.#options = options;
  }

  async follow(start: string): Promise<FollowedLink<T>> {
    let url = start;
    while (this.#hops.length < SERVER_LIMITS.links.maxHops) {
      if (this.#options.isGoal?.(url)) return this.#ended(url, null);
      const unwrapped = unwrapLink(url);
      const step = unwrapped === null ? await this.#step(url) : this.#unwrapped(url, unwrapped);
      if (typeof step !== 'string') return step;
      url = step;
    }
    return this.#ended(url, new Failure('too-many-redirects'));
  }

  #unwrapped(url: string, target: string): string {
    this.#hops.push(describeHop(url, null, 0, { url: target, via: 'wrapper' }));
    return target;
  }

  /** Requests one address: gives the next address, or the result. */
  async #step(url: string): Promise<string | FollowedLink<T>> {
    const hop = await this.#answerOf(url);
    if (hop instanceof Failure) return this.#fallback ?? this.#ended(url, hop);
    const byHeader = this.#headerStep(hop);
    if (byHeader instanceof Failure) return this.#fallback ?? this.#ended(hop.url, byHeader);
    const isReadable = byHeader === null && hop.status >= 200 && hop.status <= 300 && hop.bytes !== null;
    const read = isReadable ? await this.#readHop(hop) : null;
    if (read instanceof Failure) return this.#fallback ?? Promise.reject(read);
    const next = byHeader ?? read?.next ?? null;
    const arrival = { hop, value: read?.value ?? null };
    if (read?.next?.isOptional) this.#fallback = this.#arrived(arrival);
    else if (next === null && arrival.value === null && this.#fallback !== null) return this.#fallback;
    this.#hops.push(describeHop(hop.url, hop.status, hop.durationMs, next));
    return next === null ? { hops: this.#hops, url: hop.url, arrival, failure: null } : next.url;
  }

  /** The answer, or why there is none. */
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

  async #readHop(hop: OutboundHop): Promise<ReadHop<T> | Failure> {
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
    return { hops: [...this.#hops, last], url: hop.url, arrival, failure: null };
  }

  #ended(url: string, failure: Failure | null): FollowedLink<T> {
    return { hops: this.#hops, url, arrival: null, failure };
  }
}

function describeHop(url: string, status: number | null, durationMs: number, next: PageRedirect | null): Hop {
  const downgrade = next !== null && url.startsWith('https:') && next.url.startsWith('http:');
  return { url, status, durationMs, via: next?.via ?? 'final', downgrade };
}
