/** The one guarded client: every request that leaves this service goes through here (see docs/security.md). */
import { createUrlPolicy } from '../../core/url/policy/url-policy.ts';
import type { Clock, Outbound } from '../../ports.ts';
import { OUTBOUND_LIMITS, type OutboundLimits } from '../limits.ts';
import { createFetch } from './create-fetch.ts';
import { createVisit } from './create-visit.ts';
import { createInFlightBounds } from './in-flight-bounds.ts';
import { createRequester } from './requester.ts';
import { createResolveHost, type ResolveHost } from './resolve-host.ts';

export interface CreateOutboundOptions {
  /** `host[:port]` and `CIDR[:port]` entries that may be reached although they are private (see `parsePrivateHosts`). */
  readonly allowedPrivateHosts: readonly string[];
  /** Page that tells site owners who is asking; part of the User-Agent. */
  readonly contactUrl?: string;
  /** Judge NAT64 answers by the IPv4 address in them, for hosts that only have DNS64. Off by default. */
  readonly decodeNat64?: boolean;
  /** Obey robots.txt also for an address that a person asked for. Off by default. */
  readonly respectRobots?: boolean;
  /** Replacements of `OUTBOUND_LIMITS`. */
  readonly limits?: Partial<OutboundLimits>;
  /** Replacement of `WEB_PORTS`. */
  readonly webPorts?: ReadonlySet<number>;
  readonly clock?: Clock;
  readonly resolveHost?: ResolveHost;
}

/** Builds the client. Throws when an entry of `allowedPrivateHosts` cannot be read. */
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
