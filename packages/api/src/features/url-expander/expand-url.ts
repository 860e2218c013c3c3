import { Failure, type FailureCause, ValidationFailure, withoutHint } from '@earshot/schema/failures';
import { problem } from '@earshot/schema/toast';
import { ExpandRequest, ExpansionResult, type Hop } from '@earshot/schema/url-expander/model';
import { readShortUrl } from '@earshot/schema/url-expander/rules';
import { answerFailure } from '../../core/url/answer/answer-failure.ts';
import { loginDetour } from '../../core/url/answer/redirect-target.ts';
import { isLocalAddress } from '../../core/url/derived-url.ts';
import type { Landing } from '../../core/url/landing/read-landing.ts';
import { cleanTracking } from '../../core/url/tracking-parameters.ts';
import { isClosedGoogleNewsLink } from '../../core/url/wrapped/unwrap-link.ts';
import { type FollowedLink, followLink, type ReadHop } from '../../links/follow-link.ts';
import type { Caller, OutboundHop } from '../../ports.ts';
import type { Services } from '../../services.ts';
import { procedure, router } from '../../trpc.ts';

export const urlExpander = router({
  expand: procedure('urlExpander.expand')
    .input(ExpandRequest)
    .output(ExpansionResult)
    .mutation(({ ctx, input }) => expandUrl(ctx.services, input, ctx)),
});

type Needed = Pick<Services, 'clock' | 'outbound' | 'compute'>;

const NO_DESTINATION: ReadonlySet<FailureCause> = new Set([
  'redirect-loop',
  'too-many-redirects',
  'bad-response',
]);
const READ_FROM_LINK = 'Read from the link; the link itself was not opened.';
const CREDENTIALS_LEFT_OUT = 'The address contained a user name or password, which was left out.';

/**
 * Follows a link by GET requests, hop by hop (#229-#244). Throws for a URL that must not be requested (status 400) and failures
 * of this service. Any other failure is the result's `error`, or its `warning` if the destination is known anyway.
 */
export async function expandUrl(
  services: Needed,
  request: ExpandRequest,
  caller: Caller,
): Promise<ExpansionResult> {
  const shortUrl = startOf(request.url);
  try {
    const readHop = (hop: OutboundHop) => readLandingOf(services, hop, caller);
    const followed = await followLink(services.outbound, shortUrl, caller, { readHop });
    return describe(shortUrl, followed, services.clock().getTime());
  } catch (error) {
    if (!(error instanceof Failure) || error.row.status !== 400) throw error;
    throw new Failure(error.failureCause, { cause: error, message: withoutHint(error.message) });
  }
}

/** Leaves a URL with another scheme or without a dot to the outbound client, whose failure is more specific. */
function startOf(text: string): string {
  const input = readShortUrl(text);
  if (input.kind === 'address') return input.url;
  const trimmed = text.trim();
  if (/^[a-z][a-z\d+.-]*:\S+$/i.test(trimmed) && !/https?:\/\/\S+https?:\/\//i.test(trimmed)) return trimmed;
  if (input.kind === 'several')
    throw new ValidationFailure(problem('url', 'One address at a time', input.text));
  throw new Failure('invalid-url');
}

/** If the page takes too long to read, it is still the destination, but without a description. */
async function readLandingOf(
  { clock, compute }: Needed,
  hop: OutboundHop,
  caller: Caller,
): Promise<ReadHop<Landing | null>> {
  if (hop.text === '') return { next: null, value: null };
  try {
    const job = { html: hop.text, url: hop.url, now: clock().toISOString() };
    const landing = await compute.run('readLanding', job, caller);
    return { next: landing.next, value: landing };
  } catch (error) {
    if (error instanceof Failure && error.failureCause === 'job-timeout') return { next: null, value: null };
    throw error;
  }
}

function describe(shortUrl: string, followed: FollowedLink<Landing | null>, nowMs: number): ExpansionResult {
  const result = resultOf(shortUrl, followed, nowMs);
  const remarks = [
    ...(followed.isReading ? [READ_FROM_LINK] : []),
    ...(followed.hadCredentials ? [CREDENTIALS_LEFT_OUT] : []),
  ];
  if (remarks.length === 0 || result.expandedUrl === null) return result;
  return { ...result, warning: [...(result.warning === null ? [] : [result.warning]), ...remarks].join(' ') };
}

function resultOf(shortUrl: string, followed: FollowedLink<Landing | null>, nowMs: number): ExpansionResult {
  const { hops, url, arrival, failure } = followed;
  if (isClosedGoogleNewsLink(url)) return failed(shortUrl, new Failure('google-news-link'), hops);
  if (arrival === null) {
    const reason = failure ?? new Failure('bad-response');
    return hasDestination(followed)
      ? expanded(shortUrl, url, hops, null, reason)
      : failed(shortUrl, reason, hops);
  }
  const refused = answerFailure(arrival.hop, nowMs);
  // A destination that refuses bots is still the destination. If the link itself fails, there is none.
  if (refused !== null && hops.length === 1) return failed(shortUrl, refused, hops);
  const beforeLogin = loginDetour(hops);
  if (beforeLogin !== null) return expanded(shortUrl, beforeLogin, hops, null, new Failure('login-wall'));
  return expanded(shortUrl, url, hops, arrival.value, refused);
}

function hasDestination({ hops, url, failure }: FollowedLink<unknown>): boolean {
  if (hops.length === 0 || isLocalAddress(url)) return false;
  // The URL of a consent page that redirects in a loop still contains the destination.
  const isUnwrapped = hops.at(-1)?.via === 'wrapper';
  return isUnwrapped || failure === null || !NO_DESTINATION.has(failure.failureCause);
}

function expanded(
  shortUrl: string,
  url: string,
  hops: readonly Hop[],
  landing: Landing | null,
  problemOnArrival: Failure | null,
): ExpansionResult {
  const { cleanUrl, parameters } = cleanTracking(url);
  return {
    ...unexpanded(shortUrl, hops),
    expandedUrl: url,
    title: landing?.title ?? null,
    publisher: landing?.publisher ?? null,
    description: landing?.description ?? null,
    warning: problemOnArrival === null ? null : warningOf(url, problemOnArrival),
    cleanUrl: landing?.canonicalUrl ? cleanTracking(landing.canonicalUrl).cleanUrl : cleanUrl,
    trackingParameters: [...parameters],
  };
}

function failed(shortUrl: string, failure: Failure, hops: readonly Hop[]): ExpansionResult {
  return { ...unexpanded(shortUrl, hops), error: withoutHint(failure.message) };
}

function unexpanded(shortUrl: string, hops: readonly Hop[]): ExpansionResult {
  const nothing = { expandedUrl: null, title: null, publisher: null, description: null };
  const rest = { error: null, warning: null, hops: [...hops], cleanUrl: null, trackingParameters: [] };
  return { shortUrl, ...nothing, ...rest };
}

function warningOf(url: string, failure: Failure): string {
  if (failure.failureCause !== 'redirect-forbidden') return withoutHint(failure.message);
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase() ?? '';
  if (scheme === 'http' || scheme === 'https')
    return 'This address is not on the public web, or uses a port that websites do not use, so it was not opened.';
  if (scheme === 'mailto') return 'This link opens an email message, not a web page.';
  return `This link opens an app (${scheme}:), not a web page.`;
}
