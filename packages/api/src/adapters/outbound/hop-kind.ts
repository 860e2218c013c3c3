/** Classifies a response by its status and headers, and normalizes URLs for cache keys. */
import { httpFailure } from '../../core/url/answer/answer-failure.ts';
import { isPageType, mayHoldArticle } from '../../core/url/answer/media-type.ts';
import type { HopHead } from './request-hop.ts';

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
