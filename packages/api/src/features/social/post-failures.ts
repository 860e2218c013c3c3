/** Maps failures of a request to failures of the post. */
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { SERVICE_CAUSES } from '../../links/service-causes.ts';

/** Causes whose sentences already speak of a post. */
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

/**
 * The failure to show: forbidden addresses (400) and failures of this service as they are, failures of sites and networks
 * in terms of the post, with the time to wait that they name. Anything that is not a `Failure` is rethrown.
 */
export function postFailure(error: unknown): Failure {
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

/**
 * Whether to try the platform's next method: not when the post is gone or forbidden, not when this service failed, and not
 * after a whole time limit has passed.
 */
export function mayTryNextMethod({ failureCause, row, cause }: Failure): boolean {
  const isTimeout = cause instanceof Failure && cause.row.code === 'timeout';
  return (
    failureCause !== 'social-gone' && row.status !== 400 && !isTimeout && !SERVICE_CAUSES.has(failureCause)
  );
}
