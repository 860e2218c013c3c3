import { Failure, type FailureCause } from '@earshot/schema/failures';
import { SERVICE_CAUSES } from '../../links/follow-link.ts';

/** Causes whose messages already refer to a post. */
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

/** Failures of sites become failures of the post, with their waiting time. Rethrows anything that is not a `Failure`. */
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

/** Not if the post is gone, the URL is forbidden, this service failed, or the request timed out. */
export function mayTryNextMethod({ failureCause, row, cause }: Failure): boolean {
  const isTimeout = cause instanceof Failure && cause.row.code === 'timeout';
  return (
    failureCause !== 'social-gone' && row.status !== 400 && !isTimeout && !SERVICE_CAUSES.has(failureCause)
  );
}
