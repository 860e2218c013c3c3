import type { Clock, OutboundRequest } from '../../ports.ts';
import { enterInTime, JobGate, startDeadline } from '../job-gate.ts';
import type { OutboundLimits } from '../limits.ts';
import type { Requester } from './requester.ts';
import type { UrlPolicy } from './url-policy.ts';

export type RunInBounds = <T>(
  asker: Pick<OutboundRequest, 'client' | 'signal'>,
  totalMs: number,
  run: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Limits how many fetches and visits each client runs at once. Throws `Failure('busy')` if no slot becomes free in time. */
export function createInFlightBounds(limits: OutboundLimits): RunInBounds {
  const unbounded = Number.POSITIVE_INFINITY;
  const clients = new JobGate({
    maxRunning: unbounded,
    maxRunningPerLane: limits.maxInFlightPerClient,
    maxQueued: unbounded,
  });

  return async ({ client, signal }, totalMs, run) => {
    const releaseClient = await enterInTime(clients, client, limits.clientQueueTimeoutMs, signal);
    const deadline = startDeadline(totalMs, 'timeout-total', signal);
    try {
      return await run(deadline.signal);
    } finally {
      deadline.clear();
      releaseClient();
    }
  };
}

export interface OutboundParts {
  readonly limits: OutboundLimits;
  readonly clock: Clock;
  readonly policy: UrlPolicy;
  readonly request: Requester;
  readonly runInBounds: RunInBounds;
}
