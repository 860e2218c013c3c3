/**
 * Records in the main process. Counts are added up and stored in batches. A ranking that is not stored in time counts as not
 * kept.
 */
import { randomUUID } from 'node:crypto';
import type { Counters } from '@earshot/schema/counters/model';
import { Failure } from '@earshot/schema/failures';
import type { PackedRanking, Records, Store } from '../ports.ts';
import { createUseBatches, type UseBatches } from './use-batches.ts';
import { withinPatience } from './within-patience.ts';

export interface RecordLimits {
  /** How long a response waits for the store. */
  readonly patienceMs: number;
  /** How long a response waits for the first counts after startup, when there are no earlier counts to show. */
  readonly firstPatienceMs: number;
  /** Minimum time between two batches of counts. */
  readonly batchEveryMs: number;
  /** Time after which counts that could not be stored are retried. */
  readonly retryMs: number;
  /** Maximum total size of rankings that are being stored. Further rankings are not kept. */
  readonly maxPendingBytes: number;
  /** How long shutdown waits for pending writes. */
  readonly closeWithinMs: number;
}

/** Values for metrics. */
export interface RecordFigures {
  readonly pendingUses: number;
  readonly pendingRankingBytes: number;
  /** Number of rankings returned without being stored since startup. */
  readonly unkeptRankings: number;
}

export interface ServerRecords extends Records {
  figures(): RecordFigures;
  /** Stores pending records, for at most `closeWithinMs`. */
  close(): Promise<void>;
}

/** Maximum number of remembered IDs of rankings that were not kept. They let an export give the reason. */
const REMEMBERED_IDS = 10_000;

export function createRecords(
  store: Store,
  limits: RecordLimits,
  onError: (error: unknown) => void,
): ServerRecords {
  return new StoreRecords(store, limits, onError);
}

class StoreRecords implements ServerRecords {
  readonly #store: Store;
  readonly #limits: RecordLimits;
  readonly #onError: (error: unknown) => void;
  readonly #uses: UseBatches;
  readonly #pending = new Set<Promise<unknown>>();
  readonly #unkept = new Set<string>();
  #known: Counters | undefined;
  #pendingBytes = 0;
  #unkeptRankings = 0;

  constructor(store: Store, limits: RecordLimits, onError: (error: unknown) => void) {
    this.#store = store;
    this.#limits = limits;
    this.#onError = onError;
    this.#uses = createUseBatches({
      ...limits,
      source: randomUUID(),
      add: (uses, batch) => store.counters.add(uses, batch),
      onError,
    });
  }

  async counters(): Promise<Counters> {
    const { patienceMs, firstPatienceMs } = this.#limits;
    const waitMs = this.#known ? patienceMs : firstPatienceMs;
    const stored = await withinPatience(this.#store.counters.get(), waitMs);
    if (stored) this.#known = stored;
    else if (!this.#known) throw new Failure('store-unavailable');
    // Pending uses are read after the store's response, so that a batch stored in the meantime is not counted twice.
    return sum(this.#known, this.#uses.pending());
  }

  count(tool: keyof Counters): void {
    this.#uses.count(tool);
  }

  async keep(ranking: PackedRanking): Promise<boolean> {
    const bytes = ranking.packed.length;
    const isStored = this.#pendingBytes + bytes <= this.#limits.maxPendingBytes && (await this.#put(ranking));
    if (!isStored) this.#remember(ranking.id);
    return isStored;
  }

  async ranking(id: string): Promise<Uint8Array> {
    const packed = await this.#store.rankings.get(id);
    if (packed) return packed;
    throw new Failure(this.#unkept.has(id) ? 'session-not-kept' : 'session-not-found');
  }

  async forget(id: string): Promise<void> {
    if (!(await this.#store.rankings.delete(id))) throw new Failure('session-not-found');
  }

  suggest(suggestion: Parameters<Records['suggest']>[0]): Promise<void> {
    return this.#store.suggestions.add(suggestion);
  }

  figures(): RecordFigures {
    const { article, social, trending } = this.#uses.pending();
    return {
      pendingUses: article + social + trending,
      pendingRankingBytes: this.#pendingBytes,
      unkeptRankings: this.#unkeptRankings,
    };
  }

  async close(): Promise<void> {
    const last = Promise.all([this.#uses.close(), ...this.#pending]);
    await withinPatience(last, this.#limits.closeWithinMs);
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

  #remember(id: string): void {
    this.#unkeptRankings += 1;
    this.#unkept.add(id);
    const [oldest = ''] = this.#unkept;
    if (this.#unkept.size > REMEMBERED_IDS) this.#unkept.delete(oldest);
  }
}

function sum(a: Counters, b: Counters): Counters {
  return {
    article: a.article + b.article,
    social: a.social + b.social,
    trending: a.trending + b.trending,
  };
}
