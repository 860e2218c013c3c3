import { Failure } from '@earshot/schema/failures';
import type { FeedVersion } from '@earshot/schema/feeds/model';
import { answerFailure, httpFailure } from '../../core/url/answer/answer-failure.ts';
import { assertAccepted, assertAcceptedBytes } from '../../core/url/answer/media-type.ts';
import { redirectTarget } from '../../core/url/answer/redirect-target.ts';
import type { Outbound, OutboundResponse } from '../../ports.ts';
import type { OutboundLimits } from '../limits.ts';
import { Chain } from './chain.ts';
import { decodeText } from './decode-text.ts';
import type { OutboundParts } from './in-flight-bounds.ts';
import type { HopHead, HopResponse } from './request-hop.ts';
import { createResponseCache, isPage, isRedirect, mayCache, withoutFragment } from './response-cache.ts';
import { judgeUrl } from './url-policy.ts';

type FetchRequest = Parameters<Outbound['fetch']>[0];
type Fetched = HopResponse & { readonly url: URL };

const NOT_MODIFIED = 304;

/** Builds `Outbound.fetch`. Successful responses are cached for a while unless their headers forbid it. */
export function createFetch(parts: OutboundParts): Outbound['fetch'] {
  const { limits, clock, policy, runInBounds } = parts;
  const cache = createResponseCache<OutboundResponse>(limits.cacheTtlMs, limits.cacheMaxBytes / 2, clock);
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
  const { accept, version } = wanted;
  let { url } = wanted;
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
    const planBody = (head: HopHead) => planFetch(head, wanted, limits);
    const hop = await request({ chain, url, accept, version, planBody, signal });
    const next = redirectTarget(hop.url.href, hop.status, hop.headers.location);
    if (next === null) return hop;
    url = next.url;
  }
  throw new Failure('too-many-redirects');
}

/** Rejects a wrong type before its body is read. The beginning of an error page is enough to recognize a bot challenge. */
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
  const version = versionOf(hop);
  if (hop.status === NOT_MODIFIED && wanted.version !== undefined)
    return { url: hop.url.href, status: hop.status, contentType, bytes, text: '', version };
  const failure = answerFailure({ status: hop.status, headers: hop.headers, text }, nowMs);
  if (failure !== null && wanted.allowErrorStatus !== true) throw failure;
  if (failure === null) assertAcceptedBytes(contentType, bytes, wanted.accept);
  const retryAfterSeconds = failure?.retryAfterSeconds;
  return { url: hop.url.href, status: hop.status, contentType, bytes, text, retryAfterSeconds, version };
}

function versionOf({ headers }: Fetched): FeedVersion {
  return { etag: headers.etag, lastModified: headers['last-modified'] };
}
