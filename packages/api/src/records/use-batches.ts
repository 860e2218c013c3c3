/** Adds up uses in memory and stores them in batches, one batch at a time, so that each use is stored exactly once. */
import type { Counters } from '@earshot/schema/counters/model';
import type { UseBatch } from '../ports.ts';

export interface UseBatchesOptions {
  /** Name of this process. */
  readonly source: string;
  readonly batchEveryMs: number;
  readonly retryMs: number;
  readonly add: (uses: Counters, batch: UseBatch) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface UseBatches {
  count(tool: keyof Counters): void;
  /** Returns the uses that are not known to be stored. */
  pending(): Counters;
  /** Resolves once everything is stored. Rejects if the last attempt fails. */
  close(): Promise<void>;
}

const NONE: Counters = { article: 0, social: 0, trending: 0 };

export function createUseBatches(options: UseBatchesOptions): UseBatches {
  return new Batches(options);
}

class Batches implements UseBatches {
  readonly #options: UseBatchesOptions;
  /** Uses counted since the batch that is being stored was closed. */
  #open: Counters = NONE;
  /**
   * Uses in the batch that is being stored. A failed batch is retried unchanged, because it may have been stored without
   * confirmation.
   */
  #sending: Counters = NONE;
  #sequence = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: UseBatchesOptions) {
    this.#options = options;
  }

  count(tool: keyof Counters): void {
    this.#open = { ...this.#open, [tool]: this.#open[tool] + 1 };
    this.#schedule(this.#options.batchEveryMs);
  }

  pending(): Counters {
    return {
      article: this.#open.article + this.#sending.article,
      social: this.#open.social + this.#sending.social,
      trending: this.#open.trending + this.#sending.trending,
    };
  }

  async close(): Promise<void> {
    await this.#running?.catch(() => undefined);
    clearTimeout(this.#timer);
    while (!isEmpty(this.pending())) await this.#store();
  }

  #schedule(delayMs: number): void {
    if (this.#timer || this.#running) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#store().then(
        () => this.#next(this.#options.batchEveryMs),
        (error: unknown) => {
          this.#options.onError(error);
          this.#next(this.#options.retryMs);
        },
      );
    }, delayMs).unref();
  }

  #next(delayMs: number): void {
    this.#running = undefined;
    if (!isEmpty(this.pending())) this.#schedule(delayMs);
  }

  async #store(): Promise<void> {
    const { source, add } = this.#options;
    if (isEmpty(this.#sending)) {
      this.#sending = this.#open;
      this.#open = NONE;
      this.#sequence += 1;
    }
    await add(this.#sending, { source, sequence: this.#sequence });
    this.#sending = NONE;
  }
}

function isEmpty({ article, social, trending }: Counters): boolean {
  return article + social + trending === 0;
}
