/** The only outgoing HTTP client: every request that leaves this service goes through it (see docs/security.md). */

import type { Clock, Outbound } from '../../ports.ts';
import { OUTBOUND_LIMITS, type OutboundLimits } from '../limits.ts';
import { createFetch } from './create-fetch.ts';
import { createVisit } from './create-visit.ts';
import { createInFlightBounds } from './in-flight-bounds.ts';
import { createRequester } from './requester.ts';
import { createResolveHost, type ResolveHost } from './resolve-host.ts';
import { createUrlPolicy } from './url-policy.ts';

export interface CreateOutboundOptions {
  /** Private `host[:port]` and `CIDR[:port]` destinations that requests may reach (see `parsePrivateHosts`). */
  readonly allowedPrivateHosts: readonly string[];
  readonly contactUrl?: string;
  readonly decodeNat64?: boolean;
  readonly respectRobots?: boolean;
  readonly limits?: Partial<OutboundLimits>;
  readonly webPorts?: ReadonlySet<number>;
  readonly clock?: Clock;
  readonly resolveHost?: ResolveHost;
}

/** Builds the client. Throws if an entry of `allowedPrivateHosts` is invalid. */
export function createOutbound(options: CreateOutboundOptions): Outbound {
  const limits = { ...OUTBOUND_LIMITS, ...options.limits };
  const clock = options.clock ?? (() => new Date());
  const policy = createUrlPolicy(options.allowedPrivateHosts, options.webPorts);
  const request = createRequester({
    policy,
    limits,
    clock,
    resolveHost: options.resolveHost ?? createResolveHost(),
    contactUrl: options.contactUrl,
    decodeNat64: options.decodeNat64 ?? false,
    respectRobots: options.respectRobots ?? false,
  });
  const parts = { limits, clock, policy, request, runInBounds: createInFlightBounds(limits) };
  return { fetch: createFetch(parts), visit: createVisit(parts) };
}
