import type { FailureCause } from '@earshot/schema/failures';

/** Causes that lie with this service or with the visitor: the requested address may be fine. */
export const SERVICE_CAUSES: ReadonlySet<FailureCause> = new Set([
  'busy',
  'rate-limited',
  'aborted',
  'internal',
  'job-timeout',
]);
