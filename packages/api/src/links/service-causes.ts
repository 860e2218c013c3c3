import type { FailureCause } from '@earshot/schema/failures';

/** Failure causes on the side of this service or its client. The requested URL itself may be fine. */
export const SERVICE_CAUSES: ReadonlySet<FailureCause> = new Set([
  'busy',
  'rate-limited',
  'aborted',
  'internal',
  'job-timeout',
]);
