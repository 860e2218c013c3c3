/** Uses are added up in memory and stored once a second. A ranking that is not stored in time counts as not stored. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Counters } from '@earshot/schema/counters/model';
import { Failure } from '@earshot/schema/failures';
import { TrendingResult } from '@earshot/schema/trending/model';
import type { Settings } from '../env.ts';
import { type LimitsOf, SERVER_LIMITS } from '../limits.ts';
import type { PackedRanking, Store } from '../ports.ts';

const NONE: Counters = { article: 0, social: 0, trending: 0 };

export class ServerRecords {
  readonly #store: Store;
  readonly #limits: LimitsOf<'records'>;
  readonly #onError: (error: unknown) => void;
  #uses: Counters = NONE;
  readonly #timer: NodeJS.Timeout;
  #storing: Promise<void> | undefined;
  readonly #pending = new Set<Promise<unknown>>();
  #lastRead: Counters | undefined;
  #pendingBytes = 0;
  #unkeptRankings = 0;

  constructor(store: Store, limits: LimitsOf<'records'>, onError: (error: unknown) => void) {
    this.#store = store;
    this.#limits = limits;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.#storeUses(), limits.storeCountsEveryMs).unref();
  }

  async counters(): Promise<Counters> {
    const { patienceMs, firstPatienceMs } = this.#limits;
    const waitMs = this.#lastRead ? patienceMs : firstPatienceMs;
    const stored = await withinPatience(this.#store.counters.get(), waitMs);
    if (stored) this.#lastRead = stored;
    else if (!this.#lastRead) throw new Failure('store-unavailable');
    return sum(this.#lastRead, this.#uses);
  }

  count(tool: keyof Counters): void {
    this.#uses = { ...this.#uses, [tool]: this.#uses[tool] + 1 };
  }

  /** Resolves to whether the ranking was stored in time. Never rejects. */
  async keep(ranking: PackedRanking): Promise<boolean> {
    const bytes = ranking.packed.length;
    const isStored = this.#pendingBytes + bytes <= this.#limits.maxPendingBytes && (await this.#put(ranking));
    if (!isStored) this.#unkeptRankings += 1;
    return isStored;
  }

  async ranking(id: string): Promise<Uint8Array> {
    const packed = await this.#store.rankings.get(id);
    if (!packed) throw new Failure('session-not-found');
    return packed;
  }

  async forget(id: string): Promise<void> {
    if (!(await this.#store.rankings.delete(id))) throw new Failure('session-not-found');
  }

  suggest(suggestion: Parameters<Store['suggestions']['add']>[0]): Promise<void> {
    return this.#store.suggestions.add(suggestion);
  }

  figures() {
    return { pendingUses: total(this.#uses), unkeptRankings: this.#unkeptRankings };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await withinPatience(this.#storing ?? Promise.resolve(), this.#limits.closeWithinMs);
    const last = Promise.all([this.#storeUses(), ...this.#pending]);
    await withinPatience(last, this.#limits.closeWithinMs);
  }

  /** If this fails, it is tried again with the next uses. Never rejects. */
  async #storeUses(): Promise<void> {
    const uses = this.#uses;
    if (this.#storing || total(uses) === 0) return;
    this.#storing = this.#store.counters.add(uses).then(
      () => {
        this.#uses = sum(this.#uses, uses, -1);
        if (this.#lastRead) this.#lastRead = sum(this.#lastRead, uses);
      },
      (error: unknown) => this.#onError(error),
    );
    await this.#storing;
    this.#storing = undefined;
  }

  async #put(ranking: PackedRanking): Promise<boolean> {
    this.#pendingBytes += ranking.packed.length;
    const stored = this.#store.rankings.put(ranking).then(
      () => true,
      (error: unknown) => {
        this.#onError(error);
        return false;
      },
    );
    const settled = stored.finally(() => {
      this.#pendingBytes -= ranking.packed.length;
      this.#pending.delete(settled);
    });
    this.#pending.add(settled);
    return (await withinPatience(stored, this.#limits.patienceMs)) ?? false;
  }
}

export type Records = Pick<ServerRecords, 'counters' | 'count' | 'keep' | 'ranking' | 'forget' | 'suggest'>;

function sum(a: Counters, b: Counters, sign: 1 | -1 = 1): Counters {
  return {
    article: a.article + sign * b.article,
    social: a.social + sign * b.social,
    trending: a.trending + sign * b.trending,
  };
}

function total({ article, social, trending }: Counters): number {
  return article + social + trending;
}

/** Null if `work` fails or takes longer. The work itself goes on. */
export async function withinPatience<T>(work: Promise<T>, patienceMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  try {
    return await Promise.race([work.catch(() => null), patience]);
  } finally {
    clearTimeout(timer);
  }
}

export const packJson: (json: string) => Promise<Buffer> = promisify(gzip);
const decompress = promisify(gunzip);

export async function unpackRanking(packed: Uint8Array): Promise<TrendingResult> {
  return TrendingResult.parse(JSON.parse((await decompress(packed)).toString('utf8')));
}

/** A ranking as compressed for the store. To serialize 12 MB of JSON for 10,000 lines again would block all other requests. */
export class RankingAnswer {
  readonly gzip: Buffer;

  constructor(gzip: Buffer) {
    this.gzip = gzip;
  }

  /** For clients that do not accept gzip. */
  json(): Promise<Buffer> {
    return decompress(this.gzip);
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes what is too old or too much, at once and then at intervals. A failed run is reported, and two never run at once. */
export function startHousekeeping(
  { rankings, suggestions }: Pick<Store, 'rankings' | 'suggestions'>,
  { suggestionRetentionDays: days }: Pick<Settings, 'suggestionRetentionDays'>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const deleteOldData = async () => {
    await rankings.deleteExpired();
    if (days !== undefined) await suggestions.deleteBefore(new Date(Date.now() - days * DAY_MS));
    await rankings.trim();
  };
  const start = (): void => {
    running ??= deleteOldData()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  start();
  const timer = setInterval(start, SERVER_LIMITS.housekeepingMs).unref();
  return {
    /** Resolves once nothing runs, so that the store can be closed. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
