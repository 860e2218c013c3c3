/** Sends several requests for one purpose under a shared time limit and returns each response as received. */
import { httpFailure } from '../../core/url/answer/answer-failure.ts';
import { holdsPageText } from '../../core/url/answer/media-type.ts';
import type { Outbound, OutboundHop } from '../../ports.ts';
import type { OutboundLimits } from '../limits.ts';
import { Chain } from './chain.ts';
import { decodeText } from './decode-text.ts';
import type { OutboundParts } from './in-flight-bounds.ts';
import type { HopHead } from './request-hop.ts';
import type { SentHop } from './requester.ts';
import {
  createResponseCache,
  isPage,
  isReadable,
  isRedirect,
  mayCache,
  withoutFragment,
} from './response-cache.ts';

/** Builds `Outbound.visit`. Complete responses to requests without cookies are cached for visits that may reuse them. */
export function createVisit({
  limits,
  clock,
  policy,
  request,
  runInBounds,
}: OutboundParts): Outbound['visit'] {
  const pages = createResponseCache<OutboundHop>(limits.cacheTtlMs, limits.cacheMaxBytes / 2, clock);
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
  const type = headers['content-type'] ?? '';
  const text = bytes !== null && holdsPageText(type, bytes) ? decodeText(bytes, type) : '';
  return { url: hop.url.href, status, headers, bytes, text, interruption, durationMs };
}

/** Reads only pages, documents and generic types, and the beginning of an error page. Of a broken body, keeps what arrived. */
function planVisit(head: HopHead, roomBytes: number, limits: OutboundLimits) {
  if (isRedirect(head) || roomBytes <= 0) return null;
  if (httpFailure(head.status) !== null)
    return isPage(head) ? { maxBytes: Math.min(limits.maxErrorPageBytes, roomBytes), truncate: true } : null;
  return isReadable(head) ? { maxBytes: Math.min(limits.maxBodyBytes, roomBytes), truncate: true } : null;
}
