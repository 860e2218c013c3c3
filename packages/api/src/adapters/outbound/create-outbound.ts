/** The only outgoing HTTP client: every request that leaves this service goes through it (see docs/security.md). */

import { Failure } from '@earshot/schema/failures';
import { withoutFragment } from '@earshot/schema/web-url';
import { LRUCache } from 'lru-cache';
import { answerFailure, httpFailure } from '../../core/url/answer/answer-failure.ts';
import {
  assertAccepted,
  assertAcceptedBytes,
  holdsPageText,
  isPageType,
  mayHoldArticle,
} from '../../core/url/answer/media-type.ts';
import { redirectTarget } from '../../core/url/answer/redirect-target.ts';
import type { Clock, Outbound, OutboundHop, OutboundRequest, OutboundResponse } from '../../ports.ts';
import { enterInTime, JobGate, withDeadline } from '../job-gate.ts';
import { OUTBOUND_LIMITS, type OutboundLimits } from '../limits.ts';
import { createResolveHost, type ResolveHost } from './connect-guarded.ts';
import { decodeText } from './decode-text.ts';
import type { HopHead, HopResponse } from './request-hop.ts';
import { Chain, createRequester, type Requester, type SentHop } from './requester.ts';
import { createUrlPolicy, judgeUrl, type UrlPolicy } from './url-policy.ts';

export interface CreateOutboundOptions {
  /** See `parsePrivateHosts`. */
  readonly allowedPrivateHosts: readonly string[];
  readonly contactUrl?: string;
  readonly decodeNat64?: boolean;
  readonly respectRobots?: boolean;
  readonly limits?: Partial<OutboundLimits>;
  readonly webPorts?: ReadonlySet<number>;
  readonly clock?: Clock;
  readonly resolveHost?: ResolveHost;
}

export function createOutbound(options: CreateOutboundOptions): Outbound {
  const limits = { ...OUTBOUND_LIMITS, ...options.limits };
  const clock = options.clock ?? (() => new Date());
  const policy = createUrlPolicy(options.allowedPrivateHosts, options.webPorts);
  const request = createRequester({
    policy,
    limits,
    clock,
    resolveHost: options.resolveHost ?? createResolveHost(),
    contactUrl: options.contactUrl,
    decodeNat64: options.decodeNat64 ?? false,
    respectRobots: options.respectRobots ?? false,
  });
  const parts = { limits, clock, policy, request, runInBounds: createInFlightBounds(limits) };
  return { fetch: createFetch(parts), visit: createVisit(parts) };
}

type RunInBounds = <T>(
  asker: Pick<OutboundRequest, 'client' | 'signal'>,
  totalMs: number,
  run: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

function createInFlightBounds(limits: OutboundLimits): RunInBounds {
  const unbounded = Number.POSITIVE_INFINITY;
  const clients = new JobGate({
    maxRunning: unbounded,
    maxRunningPerKey: limits.maxInFlightPerClient,
    maxQueued: unbounded,
  });

  return async ({ client, signal }, totalMs, run) => {
    const releaseClient = await enterInTime(clients, client, limits.clientQueueTimeoutMs, signal);
    return withDeadline(totalMs, 'timeout-total', signal, run).finally(releaseClient);
  };
}

interface OutboundParts {
  readonly limits: OutboundLimits;
  readonly clock: Clock;
  readonly policy: UrlPolicy;
  readonly request: Requester;
  readonly runInBounds: RunInBounds;
}

interface Cached {
  readonly bytes: Uint8Array | null;
  readonly text: string;
}

function createResponseCache<T extends Cached>({ limits, clock }: OutboundParts): LRUCache<string, T> {
  const maxBytes = limits.cacheMaxBytes / 2;
  return new LRUCache<string, T>({
    ttl: limits.cacheTtlMs,
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 4,
    sizeCalculation: ({ bytes, text }, key) => (bytes?.byteLength ?? 0) + 2 * (text.length + key.length),
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
}

function isRedirect(head: HopHead): boolean {
  return head.status >= 300 && head.status < 400 && head.headers.location !== undefined;
}

function isPage(head: HopHead): boolean {
  return isPageType(typeOf(head));
}

function mayCache({ status, headers }: HopHead): boolean {
  return httpFailure(status) === null && !/\bno-store\b/i.test(headers['cache-control'] ?? '');
}

function typeOf(head: HopHead): string {
  return head.headers['content-type'] ?? '';
}

type FetchRequest = Parameters<Outbound['fetch']>[0];
type Fetched = HopResponse & { readonly url: URL };

function createFetch(parts: OutboundParts): Outbound['fetch'] {
  const { limits, clock, policy, runInBounds } = parts;
  const cache = createResponseCache<OutboundResponse>(parts);
  return async (wanted) => {
    const { url } = judgeUrl(wanted.url, policy);
    const key = `${wanted.accept} ${withoutFragment(url.href)}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const hop = await runInBounds(wanted, limits.totalTimeoutMs, (signal) =>
      followRedirects(wanted, parts, signal),
    );
    const response = finish(hop, wanted, clock().getTime());
    if (mayCache(hop)) cache.set(key, response);
    return response;
  };
}

async function followRedirects(
  wanted: FetchRequest,
  { limits, policy, request }: OutboundParts,
  signal: AbortSignal,
): Promise<Fetched> {
  const chain = new Chain(policy, wanted.client);
  const { accept } = wanted;
  let { url } = wanted;
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
    const planBody = (head: HopHead) => planFetch(head, wanted, limits);
    const hop = await request({ chain, url, accept, planBody, signal });
    const next = redirectTarget(hop.url.href, hop.status, hop.headers.location);
    if (next === null) return hop;
    url = next.url;
  }
  throw new Failure('too-many-redirects');
}

/** Rejects a wrong type before reading its body. Of an error page, the beginning is enough to recognize a bot challenge. */
function planFetch(head: HopHead, wanted: FetchRequest, limits: OutboundLimits) {
  if (isRedirect(head)) return null;
  if (httpFailure(head.status) === null) assertAccepted(typeOf(head), wanted.accept);
  else if (wanted.allowErrorStatus !== true)
    return isPage(head) ? { maxBytes: limits.maxErrorPageBytes, truncate: true } : null;
  return { maxBytes: limits.maxBodyBytes, truncate: false };
}

function finish(hop: Fetched, wanted: FetchRequest, nowMs: number): OutboundResponse {
  const contentType = typeOf(hop);
  const bytes = hop.bytes ?? new Uint8Array();
  const text = wanted.accept === 'image' ? '' : decodeText(bytes, contentType);
  const failure = answerFailure({ status: hop.status, headers: hop.headers, text }, nowMs);
  if (failure !== null && wanted.allowErrorStatus !== true) throw failure;
  if (failure === null) assertAcceptedBytes(contentType, bytes, wanted.accept);
  const retryAfterSeconds = failure?.retryAfterSeconds;
  return { url: hop.url.href, status: hop.status, contentType, bytes, text, retryAfterSeconds };
}

/** Caches only complete responses to requests without cookies. */
function createVisit(parts: OutboundParts): Outbound['visit'] {
  const { limits, clock, policy, request, runInBounds } = parts;
  const pages = createResponseCache<OutboundHop>(parts);
  return (visitor, run) =>
    runInBounds(visitor, limits.visitTimeoutMs, (signal) => {
      const chain = new Chain(policy, visitor.client);
      let roomBytes = limits.maxVisitBytes;
      return run(async (url): Promise<OutboundHop> => {
        const key = withoutFragment(url);
        const cached = visitor.mayReuse ? pages.get(key) : undefined;
        // The policy also applies to cached responses.
        if (cached && chain.judge(url)) return { ...cached, durationMs: 0 };
        const startMs = clock().getTime();
        const planBody = (head: HopHead) => planVisit(head, roomBytes, limits);
        const hop = await request({ chain, url, accept: 'html', planBody, signal });
        roomBytes -= hop.bytes?.length ?? 0;
        const answer = answerOf(hop, Math.max(0, clock().getTime() - startMs));
        if (answer.bytes !== null && answer.interruption === null && mayCache(hop) && !hop.hasCookies)
          pages.set(key, answer);
        return answer;
      });
    });
}

function answerOf(hop: SentHop, durationMs: number): OutboundHop {
  const { status, headers, bytes, interruption } = hop;
  const type = typeOf(hop);
  const text = bytes !== null && holdsPageText(type, bytes) ? decodeText(bytes, type) : '';
  return { url: hop.url.href, status, headers, bytes, text, interruption, durationMs };
}

function planVisit(head: HopHead, roomBytes: number, limits: OutboundLimits) {
  if (isRedirect(head) || roomBytes <= 0) return null;
  if (httpFailure(head.status) !== null)
    return isPage(head) ? { maxBytes: Math.min(limits.maxErrorPageBytes, roomBytes), truncate: true } : null;
  return mayHoldArticle(typeOf(head))
    ? { maxBytes: Math.min(limits.maxBodyBytes, roomBytes), truncate: true }
    : null;
}
