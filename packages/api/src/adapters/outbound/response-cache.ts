import type { Clock } from '../../ports.ts';

interface Kept {
  readonly bytes: Uint8Array | null;
  readonly text: string;
}

interface Entry<T> {
  readonly response: T;
  readonly expiresMs: number;
  readonly sizeBytes: number;
}

/**
 * Caches recent responses, so that repeated requests cost a site only one fetch. The least recently used responses are
 * evicted when the memory limit is reached.
 */
export class ResponseCache<T extends Kept> {
  readonly #ttlMs: number;
  readonly #maxBytes: number;
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry<T>>();
  #sizeBytes = 0;

  constructor(ttlMs: number, maxBytes: number, clock: Clock) {
    this.#ttlMs = ttlMs;
    this.#maxBytes = maxBytes;
    this.#clock = clock;
  }

  get(key: string): T | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    this.#delete(key, entry);
    if (entry.expiresMs <= this.#clock().getTime()) return null;
    this.#add(key, entry);
    return entry.response;
  }

  /** Stores a response unless it would take up more than a quarter of the limit on its own. */
  set(key: string, response: T): void {
    const sizeBytes = (response.bytes?.byteLength ?? 0) + 2 * response.text.length + 2 * key.length;
    const old = this.#entries.get(key);
    if (old) this.#delete(key, old);
    if (sizeBytes > this.#maxBytes / 4) return;
    this.#add(key, { response, sizeBytes, expiresMs: this.#clock().getTime() + this.#ttlMs });
    for (const [oldest, entry] of this.#entries) {
      if (this.#sizeBytes <= this.#maxBytes) return;
      this.#delete(oldest, entry);
    }
  }

  #add(key: string, entry: Entry<T>): void {
    this.#entries.set(key, entry);
    this.#sizeBytes += entry.sizeBytes;
  }

  #delete(key: string, entry: Entry<T>): void {
    this.#entries.delete(key);
    this.#sizeBytes -= entry.sizeBytes;
  }
}
