import { LRUCache } from 'lru-cache';
import { httpFailure } from '../../core/url/answer/answer-failure.ts';
import { isPageType, mayHoldArticle } from '../../core/url/answer/media-type.ts';
import type { Clock } from '../../ports.ts';
import type { HopHead } from './request-hop.ts';

interface Cached {
  readonly bytes: Uint8Array | null;
  readonly text: string;
}

/** Keeps recent responses, so that repeated requests cost a site one fetch. None takes more than a quarter of the memory. */
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

export function isRedirect(head: HopHead): boolean {
  return head.status >= 300 && head.status < 400 && head.headers.location !== undefined;
}

export function isPage(head: HopHead): boolean {
  return isPageType(typeOf(head));
}

/** Whether the response is a page, a document in one of the upload formats, or has a type that only its bytes reveal. */
export function isReadable(head: HopHead): boolean {
  return mayHoldArticle(typeOf(head));
}

export function mayCache({ status, headers }: HopHead): boolean {
  return httpFailure(status) === null && !/\bno-store\b/i.test(headers['cache-control'] ?? '');
}

export function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}

function typeOf(head: HopHead): string {
  return head.headers['content-type'] ?? '';
}
