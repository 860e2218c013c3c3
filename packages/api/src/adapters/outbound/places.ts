import { Failure } from '@earshot/schema/failures';
import { networkKey } from '../../rate-limit/client-key.ts';
import { JobGate, type Release, startDeadline } from '../job-gate.ts';
import type { OutboundLimits } from '../limits.ts';

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
  readonly #holders = new Set<Holder>();

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
    this.#gate = new JobGate({
      maxRunning: limits.maxInFlight,
      maxRunningPerKey: limits.maxInFlightPerNetwork,
      maxQueued: Number.POSITIVE_INFINITY,
    });
  }

  /** If the slot is taken away, the signal is aborted with `timeout-headers`. */
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

  #giveWay(): void {
    const [oldest] = this.#holders;
    if (oldest === undefined || performance.now() - oldest.sinceMs < this.#limits.minHoldMs) return;
    this.#holders.delete(oldest);
    oldest.controller.abort(new Failure('timeout-headers'));
  }
}
