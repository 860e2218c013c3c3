/** Limits requests to each site and in total. A site's `Retry-After` pauses it for the client that received it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { LRUCache } from 'lru-cache';
import { retryAfterSeconds } from '../../core/url/answer/answer-failure.ts';
import type { Clock } from '../../ports.ts';
import { networkKey } from '../../rate-limit/client-key.ts';
import { enterInTime, JobGate, type Release } from '../job-gate.ts';
import type { OutboundLimits } from '../limits.ts';
import { failureOf } from './read-body.ts';

interface Pause {
  readonly untilMs: number;
  readonly cause: FailureCause;
}

const MAX_HOSTS = 10_000;
const pauseKey = (host: string, client: string) => `${client} ${host}`;

export class HostPoliteness {
  readonly #limits: OutboundLimits;
  readonly #clock: Clock;
  readonly #places: JobGate;
  readonly #nextStartMs = new LRUCache<string, number>({ max: MAX_HOSTS });
  readonly #pauses = new LRUCache<string, Pause>({ max: MAX_HOSTS });

  constructor(limits: OutboundLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#places = new JobGate({
      maxRunning: Number.POSITIVE_INFINITY,
      maxRunningPerKey: limits.maxInFlightPerHost,
      maxQueued: Number.POSITIVE_INFINITY,
    });
  }

  assertNotPaused(host: string, client: string): void {
    const key = pauseKey(host, client);
    const pause = this.#pauses.get(key);
    if (pause === undefined) return;
    const waitMs = pause.untilMs - this.#now();
    // A longer wait is never set, so the clock was set back.
    if (waitMs > 0 && waitMs <= this.#limits.maxRetryAfterMs)
      throw new Failure(pause.cause, { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
    this.#pauses.delete(key);
  }

  /** A redirect to a host already visited in this chain waits only for a slot, not for the interval. */
  async enter(host: string, isSameVisit: boolean, signal: AbortSignal): Promise<Release> {
    const release = await enterInTime(this.#places, host, this.#limits.queueTimeoutMs, signal);
    if (isSameVisit) return release;
    const startMs = Math.max(this.#now(), this.#nextStartOf(host));
    const waitMs = startMs - this.#now();
    try {
      if (waitMs > this.#limits.queueTimeoutMs) throw new Failure('busy');
      this.#nextStartMs.set(host, startMs + this.#limits.hostIntervalMs);
      if (waitMs > 0) await sleep(waitMs, undefined, { signal, ref: false });
      return release;
    } catch (error) {
      release();
      throw signal.aborted ? failureOf(signal.reason) : error;
    }
  }

  note(host: string, client: string, status: number, retryAfter: string | undefined): void {
    if (status !== 429 && status !== 503) return;
    const seconds = retryAfterSeconds(retryAfter, this.#now());
    if (seconds === undefined) return;
    const pauseMs = Math.min(seconds * 1_000, this.#limits.maxRetryAfterMs);
    this.#pauses.set(pauseKey(host, client), {
      untilMs: this.#now() + pauseMs,
      cause: status === 429 ? 'http-429' : 'http-5xx',
    });
  }

  /** 0 if the clock was set back since the last request. */
  #nextStartOf(host: string): number {
    const { queueTimeoutMs, hostIntervalMs } = this.#limits;
    const next = this.#nextStartMs.get(host) ?? 0;
    return next - this.#now() > queueTimeoutMs + hostIntervalMs ? 0 : next;
  }

  #now(): number {
    return this.#clock().getTime();
  }
}

interface Place {
  readonly signal: AbortSignal;
  readonly release: Release;
}

interface Holder {
  readonly sinceMs: number;
  readonly controller: AbortController;
}

/** Slots for active requests. Requests that wait for a site have none. If others wait, the longest holder must give way. */
export class Places {
  readonly #limits: OutboundLimits;
  readonly #gate;
  readonly #holders = new Set<Holder>();

  constructor(limits: OutboundLimits) {
    this.#limits = limits;
    this.#gate = new JobGate({
      maxRunning: limits.maxInFlight,
      maxRunningPerKey: limits.maxInFlightPerNetwork,
      maxQueued: Number.POSITIVE_INFINITY,
    });
  }

  /** The returned signal is aborted with `timeout-headers` if the slot is taken away. */
  async enter(client: string, signal: AbortSignal): Promise<Place> {
    const { queueTimeoutMs, giveWayCheckMs } = this.#limits;
    const timer = setInterval(() => this.#giveWay(), giveWayCheckMs).unref();
    try {
      const release = await enterInTime(this.#gate, networkKey(client), queueTimeoutMs, signal);
      return this.#hold(release, signal);
    } finally {
      clearInterval(timer);
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
