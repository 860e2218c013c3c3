import type { OutboundRequest } from '../../ports.ts';
import { startDeadline } from '../deadline.ts';
import { enterInTime } from '../enter-in-time.ts';
import { createJobGate } from '../job-gate.ts';
import type { OutboundLimits } from '../limits.ts';

/** Runs one fetch or visit in its client's and the service's bounds, under its total time limit. */
export type RunInBounds = <T>(
  asker: Pick<OutboundRequest, 'client' | 'signal'>,
  totalMs: number,
  run: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Builds the bounds of all running requests. A request throws `Failure('busy')` when no place becomes free in time. */
export function createInFlightBounds(limits: OutboundLimits): RunInBounds {
  const unbounded = Number.POSITIVE_INFINITY;
  const clients = createJobGate({
    maxRunning: unbounded,
    maxRunningPerLane: limits.maxInFlightPerClient,
    maxQueued: unbounded,
  });
  const everyone = createJobGate({ maxRunning: limits.maxInFlight, maxQueued: unbounded });

  return async ({ client, signal }, totalMs, run) => {
    const releaseClient = await enterInTime(clients, client, limits.clientQueueTimeoutMs, signal);
    try {
      const releaseEveryone = await enterInTime(everyone, client, limits.queueTimeoutMs, signal);
      const deadline = startDeadline(totalMs, 'timeout-total', signal);
      try {
        return await run(deadline.signal);
      } finally {
        deadline.clear();
        releaseEveryone();
      }
    } finally {
      releaseClient();
    }
  };
}
