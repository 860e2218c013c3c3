/** The one guarded client: every request that leaves this service goes through here (see docs/security.md). */
import { Failure } from '@earshot/schema/failures';
import { httpFailure } from '../../core/url/http-failure.ts';
import { parsePrivateHosts } from '../../core/url/private-hosts.ts';
import type { Clock, Outbound, OutboundHop, OutboundRequest, OutboundResponse } from '../../ports.ts';
import { Chain, redirectTarget } from './chain.ts';
import { startDeadline } from './deadline.ts';
import { decodeText } from './decode-text.ts';
import { HostManners } from './host-manners.ts';
import { OUTBOUND_LIMITS, type OutboundLimits } from './limits.ts';
import { type HopHead, type HopResponse, requestHop } from './request-hop.ts';
import { type ResolveHost, resolveHost } from './resolve-host.ts';
import { ResponseCache } from './response-cache.ts';
import {
  ACCEPT_HEADERS,
  type Accept,
  assertAccepted,
  assertAcceptedBytes,
  mediaType,
} from './response-type.ts';
import { Slots } from './slots.ts';

export interface CreateOutboundOptions {
  /** `host[:port]` and `CIDR[:port]` entries that may be reached although they are private. */
  readonly allowedPrivateHosts: readonly string[];
  /** Page that tells site owners who is asking; part of the User-Agent. */
  readonly contactUrl?: string;
  /** Judge NAT64 answers by the IPv4 address in them, for hosts that only have DNS64. */
  readonly decodeNat64?: boolean;
  readonly limits?: Partial<OutboundLimits>;
  readonly clock?: Clock;
  readonly resolveHost?: ResolveHost;
}

/** Builds the client. Throws when an entry of `allowedPrivateHosts` cannot be read. */
export function createOutbound(options: CreateOutboundOptions): Outbound {
  const limits = { ...OUTBOUND_LIMITS, ...options.limits };
  const clock = options.clock ?? (() => new Date());
  const allowed = parsePrivateHosts(options.allowedPrivateHosts);
  const manners = new HostManners(limits, clock);
  const cache = new ResponseCache(limits.cacheTtlMs, limits.cacheMaxBytes, clock);
  const clients = new Slots(limits.maxInFlightPerClient);
  const everyone = new Slots(limits.maxInFlight);
  const contact = options.contactUrl === undefined ? '' : `; +${options.contactUrl}`;
  const userAgent = `Mozilla/5.0 (compatible; Earshot/1.0${contact})`;
  const connect = {
    allowed,
    resolveHost: options.resolveHost ?? resolveHost,
    decodeNat64: options.decodeNat64 ?? false,
    connectTimeoutMs: limits.connectTimeoutMs,
    maxAddresses: limits.maxAddresses,
    limits,
  };

  /** Runs one fetch or visit in its client's and the service's bounds, under its total time limit. */
  async function bounded<T>(
    { client, signal }: Pick<OutboundRequest, 'client' | 'signal'>,
    totalMs: number,
    run: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const releaseClient = await clients.acquire(client, limits.queueTimeoutMs, signal);
    try {
      const releaseEveryone = await everyone.acquire('', limits.queueTimeoutMs, signal);
      const deadline = startDeadline(totalMs, 'timeout-total', signal);
      try {
        return await run(deadline.signal);
      } finally {
        deadline.clear();
        releaseEveryone();
      }
    } finally {
      releaseClient();
    }
  }

  /** One request of a chain. Hosts that the operator lists are their own; manners are for everyone else's. */
  async function requestInChain(
    chain: Chain,
    url: string,
    accept: Accept,
    planBody: Parameters<typeof requestHop>[2],
    signal: AbortSignal,
  ): Promise<HopResponse & { url: URL }> {
    const target = chain.judge(url);
    const host = target.url.host;
    if (!target.isAllowedHost) manners.assertNotPaused(host);
    const cookies = chain.enter(target);
    const release = target.isAllowedHost ? () => {} : await manners.enter(host, signal);
    const headers = {
      'user-agent': userAgent,
      accept: ACCEPT_HEADERS[accept],
      'accept-language': 'en,*;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      ...(cookies === '' ? {} : { cookie: cookies }),
    };
    try {
      const response = await requestHop(target, headers, planBody, connect, signal);
      chain.keepCookies(target, response.setCookies);
      if (!target.isAllowedHost) manners.note(host, response.status, response.headers['retry-after']);
      return { ...response, url: target.url };
    } finally {
      release();
    }
  }

  async function fetchChain(
    request: OutboundRequest & { readonly allowErrorStatus?: boolean },
    signal: AbortSignal,
  ): Promise<{ response: OutboundResponse; mayCache: boolean }> {
    const chain = new Chain(allowed);
    const isWanted = (head: HopHead) =>
      httpFailure(head.status) === null || request.allowErrorStatus === true;
    const planBody = (head: HopHead) => {
      if (isRedirect(head) || !isWanted(head)) return null;
      if (httpFailure(head.status) === null)
        assertAccepted(head.headers['content-type'] ?? '', request.accept);
      return { maxBytes: limits.maxBodyBytes, truncate: false };
    };
    let url = request.url;
    for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
      const hop = await requestInChain(chain, url, request.accept, planBody, signal);
      const next = redirectTarget(hop.url, hop.status, hop.headers.location);
      if (next === null) return finish(hop, request);
      url = next;
    }
    throw new Failure('too-many-redirects');
  }

  return {
    async fetch(request) {
      new Chain(allowed).judge(request.url);
      const key = `${request.accept} ${request.url}`;
      const cached = cache.get(key);
      if (cached !== null) return cached;
      return bounded(request, limits.totalTimeoutMs, async (signal) => {
        const { response, mayCache } = await fetchChain(request, signal);
        if (mayCache) cache.set(key, response);
        return response;
      });
    },
    visit(visitor, run) {
      return bounded(visitor, limits.visitTimeoutMs, (signal) => {
        const chain = new Chain(allowed);
        const planBody = (head: HopHead) =>
          isRedirect(head) || !isPage(head) ? null : { maxBytes: limits.maxBodyBytes, truncate: true };
        return run(async (url): Promise<OutboundHop> => {
          const startMs = clock().getTime();
          const hop = await requestInChain(chain, url, 'html', planBody, signal);
          return {
            url: hop.url.href,
            status: hop.status,
            headers: hop.headers,
            text: hop.bytes === null ? '' : decodeText(hop.bytes, hop.headers['content-type'] ?? ''),
            durationMs: Math.max(0, clock().getTime() - startMs),
          };
        });
      });
    },
  };
}

function isRedirect(head: HopHead): boolean {
  return head.status >= 300 && head.status < 400 && head.headers.location !== undefined;
}

function isPage(head: HopHead): boolean {
  const type = mediaType(head.headers['content-type'] ?? '');
  return type === '' || /^(?:text\/html|application\/xhtml\+xml)$/.test(type);
}

function finish(
  hop: HopResponse & { url: URL },
  request: OutboundRequest & { readonly allowErrorStatus?: boolean },
): { response: OutboundResponse; mayCache: boolean } {
  const failure = httpFailure(hop.status);
  if (failure !== null && request.allowErrorStatus !== true) throw new Failure(failure);
  const contentType = hop.headers['content-type'] ?? '';
  const bytes = hop.bytes ?? new Uint8Array();
  if (failure === null) assertAcceptedBytes(contentType, bytes, request.accept);
  const text = request.accept === 'image' ? '' : decodeText(bytes, contentType);
  const mayCache = failure === null && !/\bno-store\b/i.test(hop.headers['cache-control'] ?? '');
  return { response: { url: hop.url.href, status: hop.status, contentType, bytes, text }, mayCache };
}
