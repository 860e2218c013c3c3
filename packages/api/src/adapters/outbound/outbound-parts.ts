import type { Clock } from '../../ports.ts';
import type { OutboundLimits } from '../limits.ts';
import type { RunInBounds } from './in-flight-bounds.ts';
import type { Requester } from './requester.ts';
import type { UrlPolicy } from './url-policy.ts';

/** Shared parts of fetches and visits. */
export interface OutboundParts {
  readonly limits: OutboundLimits;
  readonly clock: Clock;
  readonly policy: UrlPolicy;
  readonly request: Requester;
  readonly runInBounds: RunInBounds;
}
