import { addressFacts } from '@earshot/schema/address-facts';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { composePost, type Post } from '../../core/social/compose-post.ts';
import type { PublicMethod } from '../../core/social/platform.ts';
import { isLoginAddress, mergeReadings, type PostReading } from '../../core/social/reading/answer.ts';
import {
  dateOfPostId,
  notAPost,
  type PostLink,
  postOf,
  recognizeLink,
} from '../../core/social/recognize-link.ts';
import { retryAfterSeconds } from '../../core/url/answer/answer-failure.ts';
import { deriveUrl } from '../../core/url/derived-url.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { followLink, SERVICE_CAUSES } from '../../links/follow-link.ts';
import type { Caller, OutboundHop } from '../../ports.ts';
import type { Services } from '../../services.ts';

type Needed = Pick<Services, 'clock' | 'outbound' | 'images' | 'compute'>;

/** Throws `not-a-post` or a `social-` failure. */
export async function readPost(services: Needed, address: string, caller: Caller): Promise<Post> {
  let link: PostLink | null = null;
  try {
    link = await resolvePostLink(services, address, caller);
    const reading = await askPlatform(services, link, caller);
    const preview = await readPreview(services, reading.image, caller);
    // A share link does not name the post, but its page does.
    const named = postOf(reading.url ?? '') ?? link;
    return composePost(named, reading, preview, services.clock());
  } catch (error) {
    throw withStated(postFailure(error), link);
  }
}

function withStated(failure: Failure, link: PostLink | null): Failure {
  if (link === null || failure.stated !== undefined || failure.row.status !== 422) return failure;
  const { user } = link.parts;
  const day = dateOfPostId(link)?.slice(0, DAY_CHARACTERS);
  const handle = user === undefined ? undefined : `@${user.replace(/^@/, '')}`;
  const { failureCause, retryAfterSeconds } = failure;
  return new Failure(failureCause, {
    cause: failure.cause,
    retryAfterSeconds,
    stated: addressFacts({ outlet: link.platform.name, handle, date: day }),
    detail: `The link is of ${[`a post on ${link.platform.name}`, handle && `by ${handle}`, day && `of ${day}`].filter(Boolean).join(' ')}. You can also paste its text.`,
  });
}

const DAY_CHARACTERS = 10;

/** Supplementary methods are tried even if the text is already known. */
async function askPlatform(
  services: Needed,
  link: PostLink,
  caller: Caller,
): Promise<PostReading & { readonly text: string }> {
  let post: PostReading | null = null;
  let failure: Failure | null = null;
  const isSettled = () => post !== null && post.text !== null;
  for (const method of link.platform.methods) {
    if (isSettled() && !method.isSupplement) continue;
    try {
      const reading = await askMethod(services, link, method, caller);
      post = post === null ? reading : mergeReadings(post, reading);
    } catch (error) {
      const reason = postFailure(error);
      if (!isSettled() && endsReading(reason, method)) throw reason;
      if (reason.failureCause === 'aborted') throw reason;
      failure ??= reason;
    }
  }
  if (post?.text) return { ...post, text: post.text };
  throw failure ?? new Failure('social-no-public-text');
}

function endsReading(reason: Failure, { isStrict }: PublicMethod): boolean {
  return (isStrict && reason.failureCause === 'social-no-public-text') || !mayTryNextMethod(reason);
}

async function askMethod(
  { clock, outbound, compute }: Needed,
  link: PostLink,
  { kind, endpoint }: PublicMethod,
  caller: Caller,
): Promise<PostReading> {
  const isPage = kind === 'page' || kind === 'embed-page';
  const { url, status, text, retryAfterSeconds } = await outbound.fetch({
    url: endpoint(link),
    accept: isPage ? 'html' : 'json',
    ...caller,
    allowErrorStatus: true,
  });
  const now = clock().toISOString();
  const job = { postUrl: link.url, method: kind, answer: { url, status, text }, now };
  const reading = await compute.run('readPostAnswer', job, caller).catch((error: unknown) => {
    throw withWait(error, retryAfterSeconds);
  });
  const landed = isPage ? postOf(url) : null;
  const isSharedPost = landed !== null && landed.id !== null && link.id === null;
  return isSharedPost ? { ...reading, url: deriveUrl(landed.url)?.url ?? null } : reading;
}

function withWait(error: unknown, retryAfterSeconds: number | undefined): unknown {
  const isLimited = error instanceof Failure && error.failureCause === 'http-429';
  return isLimited ? new Failure('http-429', { cause: error, retryAfterSeconds }) : error;
}

/** Fetches the post's image here, so that the browser contacts no other site. Null if that fails: the report does not need it. */
export async function readPreview(
  { outbound, images }: Pick<Services, 'outbound' | 'images'>,
  address: string | null,
  { client, signal }: Caller,
): Promise<string | null> {
  if (address === null) return null;
  const timeout = AbortSignal.timeout(SERVER_LIMITS.links.previewTimeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const { bytes } = await outbound.fetch({ url: address, accept: 'image', client, signal: either });
    return await images.preview(bytes, { client, signal: either });
  } catch {
    return null;
  }
}

/** Causes whose messages are about posts already. */
const POST_CAUSES: ReadonlySet<FailureCause> = new Set([
  'not-a-post',
  'social-gone',
  'social-no-public-text',
  'social-rate-limited',
  'social-unavailable',
]);
const REFUSALS: ReadonlySet<FailureCause> = new Set([
  'bot-challenge',
  'robots',
  'login-wall',
  'consent-wall',
]);

/** Turns a failure of a page into one of a post. Rethrows anything that is not a `Failure`. */
function postFailure(error: unknown): Failure {
  if (!(error instanceof Failure)) throw error;
  const { failureCause } = error;
  if (SERVICE_CAUSES.has(failureCause) || POST_CAUSES.has(failureCause) || error.row.status === 400)
    return error;
  const { retryAfterSeconds } = error;
  return new Failure(meaningFor(failureCause), { cause: error, retryAfterSeconds });
}

function meaningFor(failureCause: FailureCause): FailureCause {
  if (failureCause === 'http-429') return 'social-rate-limited';
  return REFUSALS.has(failureCause) ? 'social-no-public-text' : 'social-unavailable';
}

/** False if the post is gone, its URL is forbidden, this service failed, or the request timed out. */
function mayTryNextMethod({ failureCause, row, cause }: Failure): boolean {
  const isTimeout = cause instanceof Failure && cause.row.code === 'timeout';
  return (
    failureCause !== 'social-gone' && row.status !== 400 && !isTimeout && !SERVICE_CAUSES.has(failureCause)
  );
}

/** Finds the post behind a link without requesting its page. Throws `not-a-post`, or `social-gone` if the link leads nowhere. */
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

const REDIRECT_LOOPS: ReadonlySet<FailureCause> = new Set(['redirect-loop', 'too-many-redirects']);

function arrivalFailure(hop: OutboundHop | undefined, nowMs: number): Failure | null {
  if (hop === undefined || hop.status < 400) return null;
  const { status, headers } = hop;
  const isGone = status === 404 || status === 410;
  const cause = isGone ? 'social-gone' : status === 429 ? 'http-429' : 'social-unavailable';
  return new Failure(cause, { retryAfterSeconds: retryAfterSeconds(headers['retry-after'], nowMs) });
}
