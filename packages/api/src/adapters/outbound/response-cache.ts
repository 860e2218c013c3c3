import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ports.ts';

interface Cached {
  readonly bytes: Uint8Array | null;
  readonly text: string;
}

/**
 * Creates a cache of recent responses, so that repeated requests cost a site only one fetch. The least recently used
 * responses are evicted when the memory limit is reached. A response that takes more than a quarter of it is not stored.
 */
export function createResponseCache<T extends Cached>(
  ttlMs: number,
  maxBytes: number,
  clock: Clock,
): LRUCache<string, T> {
  return new LRUCache<string, T>({
    ttl: ttlMs,
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 4,
    sizeCalculation: ({ bytes, text }, key) => (bytes?.byteLength ?? 0) + 2 * (text.length + key.length),
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
}
