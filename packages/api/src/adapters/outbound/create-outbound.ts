/** The one guarded client: every request that leaves this service goes through here (see docs/security.md). */
import { Failure } from '@earshot/schema/failures';
import { answerFailure } from '../../core/url/answer-failure.ts';
import { httpFailure } from '../../core/url/http-failure.ts';
import { assertAccepted, assertAcceptedBytes, mediaType } from '../../core/url/media-type.ts';
import { redirectTarget } from '../../core/url/redirect-target.ts';
import { createUrlPolicy, judgeUrl } from '../../core/url/url-policy.ts';
import type { Clock, Outbound, OutboundHop, OutboundRequest, OutboundResponse } from '../../ports.ts';
import { createJobGate } from '../job-gate.ts';
import { OUTBOUND_LIMITS, type OutboundLimits } from '../limits.ts';
import { Chain } from './chain.ts';
import { startDeadline } from './deadline.ts';
import { decodeText } from './decode-text.ts';
import { enterInTime } from './enter-in-time.ts';
import type { HopHead, HopResponse } from './request-hop.ts';
import { createRequester } from './requester.ts';
import { createResolveHost, type ResolveHost } from './resolve-host.ts';
import { ResponseCache } from './response-cache.ts';

export interface CreateOutboundOptions {
  /** `host[:port]` and `CIDR[:port]` entries that may be reached although they are private (see `parsePrivateHosts`). */
  readonly allowedPrivateHosts: readonly string[];
  /** Page that tells site owners who is asking; part of the User-Agent. */
  readonly contactUrl?: string;
  /** Judge NAT64 answers by the IPv4 address in them, for hosts that only have DNS64. Off by default. */
  readonly decodeNat64?: boolean;
  /** Obey robots.txt also for an address that a person asked for. Off by default. */
  readonly respectRobots?: boolean;
  /** Replacements of `OUTBOUND_LIMITS`. */
  readonly limits?: Partial<OutboundLimits>;
  /** Replacement of `WEB_PORTS`. */
  readonly webPorts?: ReadonlySet<number>;
  readonly clock?: Clock;
  readonly resolveHost?: ResolveHost;
}

type FetchRequest = Parameters<Outbound['fetch']>[0];
type Fetched = HopResponse & { readonly url: URL };

/** Builds the client. Throws when an entry of `allowedPrivateHosts` cannot be read. */
export function createOutbound(options: CreateOutboundOptions): Outbound {
  const limits = { ...OUTBOUND_LIMITS, ...options.limits };
  const clock = options.clock ?? (() => new Date());
  const policy = createUrlPolicy(options.allowedPrivateHosts, options.webPorts);
  const cache = new ResponseCache<OutboundResponse>(limits.cacheTtlMs, limits.cacheMaxBytes / 2, clock);
  const pages = new ResponseCache<OutboundHop>(limits.cacheTtlMs, limits.cacheMaxBytes / 2, clock);
  const unbounded = Number.POSITIVE_INFINITY;
  const clients = createJobGate({
    maxRunning: unbounded,
    maxRunningPerLane: limits.maxInFlightPerClient,
    maxQueued: unbounded,
  });
  const everyone = createJobGate({ maxRunning: limits.maxInFlight, maxQueued: unbounded });
  const request = createRequester({
    policy,
    limits,
    clock,
    resolveHost: options.resolveHost ?? createResolveHost(),
    contactUrl: options.contactUrl,
    decodeNat64: options.decodeNat64 ?? false,
    respectRobots: options.respectRobots ?? false,
  });

  /** Runs one fetch or visit in its client's and the service's bounds, under its total time limit. */
  async function bounded<T>(
    { client, signal }: Pick<OutboundRequest, 'client' | 'signal'>,
    totalMs: number,
    run: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const releaseClient = await enterInTime(clients, client, limits.queueTimeoutMs, signal);
    try {
      const releaseEveryone = await enterInTime(everyone, client, limits.queueTimeoutMs, signal);
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

  async function followRedirects(wanted: FetchRequest, signal: AbortSignal): Promise<Fetched> {
    const chain = new Chain(policy);
    const { accept } = wanted;
    let { url } = wanted;
    for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
      const planBody = (head: HopHead) => planFetch(head, wanted, limits);
      const hop = await request({ chain, url, accept, planBody, signal });
      const next = redirectTarget(hop.url.href, hop.status, hop.headers.location);
      if (next === null) return hop;
      url = next.href;
    }
    throw new Failure('too-many-redirects');
  }

  return {
    async fetch(wanted) {
      const { url } = judgeUrl(wanted.url, policy);
      const key = `${wanted.accept} ${withoutFragment(url.href)}`;
      const cached = cache.get(key);
      if (cached !== null) return cached;
      const hop = await bounded(wanted, limits.totalTimeoutMs, (signal) => followRedirects(wanted, signal));
      const response = finish(hop, wanted, clock().getTime());
      if (mayCache(hop)) cache.set(key, response);
      return response;
    },
    visit(visitor, run) {
      return bounded(visitor, limits.visitTimeoutMs, (signal) => {
        const chain = new Chain(policy);
        let roomBytes = limits.maxVisitBytes;
        return run(async (url): Promise<OutboundHop> => {
          const key = withoutFragment(url);
          const kept = visitor.mayReuse ? pages.get(key) : null;
          // Whatever is kept was allowed once; the policy is asked again all the same.
          if (kept !== null && chain.judge(url)) return { ...kept, durationMs: 0 };
          const startMs = clock().getTime();
          const planBody = (head: HopHead) => planVisit(head, roomBytes, limits);
          const hop = await request({ chain, url, accept: 'html', planBody, signal });
          roomBytes -= hop.bytes?.length ?? 0;
          const answer = {
            url: hop.url.href,
            status: hop.status,
            headers: hop.headers,
            bytes: hop.bytes,
            text:
              hop.bytes === null || !isPage(hop)
                ? ''
                : decodeText(hop.bytes, hop.headers['content-type'] ?? ''),
            interruption: hop.interruption,
            durationMs: Math.max(0, clock().getTime() - startMs),
          };
          if (answer.bytes !== null && answer.interruption === null && mayCache(hop) && !hop.hasCookies)
            pages.set(key, answer);
          return answer;
        });
      });
    },
  };
}

/** Bodies of pages, documents and plain text are read; what is too long or breaks off is kept as far as it came. */
function planVisit(head: HopHead, roomBytes: number, limits: OutboundLimits) {
  if (isRedirect(head) || roomBytes <= 0) return null;
  if (httpFailure(head.status) !== null)
    return isPage(head) ? { maxBytes: Math.min(limits.maxErrorPageBytes, roomBytes), truncate: true } : null;
  return isReadable(head) ? { maxBytes: Math.min(limits.maxBodyBytes, roomBytes), truncate: true } : null;
}

/** A wrong type is refused before its body is read; of an error page the beginning is enough to recognise a challenge. */
function planFetch(head: HopHead, wanted: FetchRequest, limits: OutboundLimits) {
  if (isRedirect(head)) return null;
  if (httpFailure(head.status) === null) assertAccepted(head.headers['content-type'] ?? '', wanted.accept);
  else if (wanted.allowErrorStatus !== true)
    return isPage(head) ? { maxBytes: limits.maxErrorPageBytes, truncate: true } : null;
  return { maxBytes: limits.maxBodyBytes, truncate: false };
}

function finish(hop: Fetched, wanted: FetchRequest, nowMs: number): OutboundResponse {
  const contentType = hop.headers['content-type'] ?? '';
  const bytes = hop.bytes ?? new Uint8Array();
  const text = wanted.accept === 'image' ? '' : decodeText(bytes, contentType);
  const failure = answerFailure({ status: hop.status, headers: hop.headers, text }, nowMs);
  if (failure !== null && wanted.allowErrorStatus !== true) throw failure;
  if (failure === null) assertAcceptedBytes(contentType, bytes, wanted.accept);
  return { url: hop.url.href, status: hop.status, contentType, bytes, text };
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}

function mayCache({ status, headers }: HopHead): boolean {
  return httpFailure(status) === null && !/\bno-store\b/i.test(headers['cache-control'] ?? '');
}

function isRedirect(head: HopHead): boolean {
  return head.status >= 300 && head.status < 400 && head.headers.location !== undefined;
}

function isPage(head: HopHead): boolean {
  return /^(?:|text\/(?:html|plain|xml)|application\/(?:(?:xhtml|rss|atom|rdf)\+)?xml)$/.test(typeOf(head));
}

/** Pages, the documents that uploads may be, and whatever only its bytes can tell. */
function isReadable(head: HopHead): boolean {
  return (
    isPage(head) ||
    /^application\/(?:pdf|x-pdf|octet-stream|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/.test(
      typeOf(head),
    )
  );
}

function typeOf(head: HopHead): string {
  return mediaType(head.headers['content-type'] ?? '');
}
