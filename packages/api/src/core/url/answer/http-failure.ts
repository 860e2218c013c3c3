import type { FailureCause } from '@earshot/schema/failures';

const OWN_CAUSES: Readonly<Record<number, FailureCause>> = {
  401: 'http-401',
  402: 'http-402',
  403: 'http-403',
  404: 'http-404',
  407: 'http-401',
  410: 'http-410',
  429: 'http-429',
  451: 'http-451',
};

/**
 * Maps an HTTP status to a failure, or to null for a success (2xx, and 300 with a page of choices). Other statuses below 400
 * become `bad-response`.
 */
export function httpFailure(status: number): FailureCause | null {
  if (status >= 200 && status <= 300) return null;
  const own = OWN_CAUSES[status];
  if (own !== undefined) return own;
  if (status >= 500) return 'http-5xx';
  return status >= 400 ? 'http-4xx' : 'bad-response';
}
