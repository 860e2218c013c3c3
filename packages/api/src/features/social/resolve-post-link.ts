import { Failure, type FailureCause } from '@earshot/schema/failures';
import { isLoginAddress } from '../../core/social/reading/answer.ts';
import { notAPost, type PostLink, postOf, recognizeLink } from '../../core/social/recognize-link.ts';
import { retryAfterSeconds } from '../../core/url/answer/answer-failure.ts';
import { followLink } from '../../links/follow-link.ts';
import type { Caller, OutboundHop } from '../../ports.ts';
import type { Services } from '../../services.ts';

/** Follows a short link or wrapper until it leads to a post, without requesting the post's own page. Throws `Failure`. */
export async function resolvePostLink(
  { clock, compute, outbound }: Pick<Services, 'clock' | 'outbound' | 'compute'>,
  address: string,
  caller: Caller,
): Promise<PostLink> {
  const link = recognizeLink(address);
  if (link.kind === 'post') return link.post;
  const readHop = async (hop: OutboundHop) => {
    if (hop.text === '') return { next: null, value: null };
    const job = { html: hop.text, url: hop.url, now: clock().toISOString() };
    return { next: (await compute.run('readLanding', job, caller)).next, value: null };
  };
  const isGoal = (url: string) => postOf(url) !== null || isLoginAddress(url);
  const { url, arrival, failure } = await followLink(outbound, link.url, caller, { readHop, isGoal });
  const post = postOf(url);
  if (post) return post;
  if (isLoginAddress(url)) throw new Failure('social-no-public-text');
  const reason = failure ?? arrivalFailure(arrival?.hop, clock().getTime());
  if (reason === null || !link.isOwn || REDIRECT_LOOPS.has(reason.failureCause)) throw notAPost(url);
  throw reason;
}

/** A short link whose redirects form a loop does not lead to a post. */
const REDIRECT_LOOPS: ReadonlySet<FailureCause> = new Set(['redirect-loop', 'too-many-redirects']);

function arrivalFailure(hop: OutboundHop | undefined, nowMs: number): Failure | null {
  if (hop === undefined || hop.status < 400) return null;
  const { status, headers } = hop;
  const isGone = status === 404 || status === 410;
  const cause = isGone ? 'social-gone' : status === 429 ? 'http-429' : 'social-unavailable';
  return new Failure(cause, { retryAfterSeconds: retryAfterSeconds(headers['retry-after'], nowMs) });
}
