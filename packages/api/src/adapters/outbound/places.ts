/**
 * The places of all requests that are on the wire. A request that only waits for its turn at a site holds none. When all
 * are taken, the one that has waited longest for its site gives way.
 */
import { Failure } from '@earshot/schema/failures';
import { networkKey } from '../../rate-limit/client-key.ts';
import { startDeadline } from '../deadline.ts';
import { createJobGate, type Release } from '../job-gate.ts';
import type { OutboundLimits } from '../limits.ts';

/** A place, with the signal that also fires when the place is taken away. */
interface Place {
  readonly signal: AbortSignal;
  readonly release: Release;
}

interface Holder {
  readonly sinceMs: number;
  readonly controller: AbortController;
}

type PlaceLimits = Pick<
  OutboundLimits,
  'maxInFlight' | 'maxInFlightPerNetwork' | 'queueTimeoutMs' | 'minHoldMs' | 'giveWayCheckMs'
>;

export class Places {
  readonly #limits: PlaceLimits;
  readonly #gate;
  /** The oldest first. */
  readonly #holders = new Set<Holder>();

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
    this.#gate = createJobGate({
      maxRunning: limits.maxInFlight,
      maxRunningPerLane: limits.maxInFlightPerNetwork,
      maxQueued: Number.POSITIVE_INFINITY,
    });
  }

  /**
   * Waits for a place; networks take turns. Throws `Failure('busy')` when none becomes free in time, or the signal's
   * reason. A place that is taken away aborts its signal with `timeout-headers`.
   */
  async enter(client: string, signal: AbortSignal): Promise<Place> {
    const waiting = startDeadline(this.#limits.queueTimeoutMs, 'busy', signal);
    const timer = setInterval(() => this.#giveWay(), this.#limits.giveWayCheckMs).unref();
    try {
      const release = await this.#gate.enter(networkKey(client), waiting.signal);
      return this.#hold(release, signal);
    } finally {
      clearInterval(timer);
      waiting.clear();
    }
  }

  #hold(release: Release, signal: AbortSignal): Place {
    const holder = { sinceMs: performance.now(), controller: new AbortController() };
    this.#holders.add(holder);
    return {
      signal: AbortSignal.any([signal, holder.controller.signal]),
      release: () => {
        this.#holders.delete(holder);
        release();
      },
    };
  }

  /** Ends the request that has held its place longest, if that is long enough. */
  #giveWay(): void {
    const [oldest] = this.#holders;
    if (oldest === undefined || performance.now() - oldest.sinceMs < this.#limits.minHoldMs) return;
    this.#holders.delete(oldest);
    oldest.controller.abort(new Failure('timeout-headers'));
  }
}
