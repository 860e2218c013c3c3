/** Which failures of a request concern the post, and what they mean for it. */
import { Failure, type FailureCause } from '@earshot/schema/failures';

/** Ours or the visitor's: they say nothing about the post. */
const NOT_THE_POSTS: ReadonlySet<FailureCause> = new Set([
  'busy',
  'rate-limited',
  'aborted',
  'internal',
  'job-timeout',
]);
/** Understandable for a post as they are. */
const SAID_AS_IS: ReadonlySet<FailureCause> = new Set([
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

/**
 * The failure that the visitor is told: what was forbidden (400) and our own failures as they are, everything about sites
 * and networks in terms of the post, with the wait that they ask for. Anything that is no `Failure` is thrown on.
 */
export function postFailure(error: unknown): Failure {
  if (!(error instanceof Failure)) throw error;
  const { failureCause } = error;
  if (NOT_THE_POSTS.has(failureCause) || SAID_AS_IS.has(failureCause) || error.row.status === 400)
    return error;
  const { retryAfterSeconds } = error;
  return new Failure(meaningFor(failureCause), { cause: error, retryAfterSeconds });
}

function meaningFor(failureCause: FailureCause): FailureCause {
  if (failureCause === 'http-429') return 'social-rate-limited';
  return REFUSALS.has(failureCause) ? 'social-no-public-text' : 'social-unavailable';
}

/**
 * Whether another way to the same post is worth a try: not when it is gone, forbidden or nobody's fault but ours, nor when
 * the visitor has waited for a whole time limit already.
 */
export function mayTryAnotherWay({ failureCause, row, cause }: Failure): boolean {
  const isTimeout = cause instanceof Failure && cause.row.code === 'timeout';
  return (
    failureCause !== 'social-gone' && row.status !== 400 && !isTimeout && !NOT_THE_POSTS.has(failureCause)
  );
}
