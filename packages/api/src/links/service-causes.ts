import type { FailureCause } from '@earshot/schema/failures';

/** Causes that lie with this service or with the visitor: they say nothing about the address that was asked for. */
export const SERVICE_CAUSES: ReadonlySet<FailureCause> = new Set([
  'busy',
  'rate-limited',
  'aborted',
  'internal',
  'job-timeout',
]);
