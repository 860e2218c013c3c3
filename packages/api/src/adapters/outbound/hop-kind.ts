/** What an answer is by its status and headers, and under which address it is kept. */
import { httpFailure } from '../../core/url/http-failure.ts';
import { mediaType } from '../../core/url/media-type.ts';
import type { HopHead } from './request-hop.ts';

export function isRedirect(head: HopHead): boolean {
  return head.status >= 300 && head.status < 400 && head.headers.location !== undefined;
}

export function isPage(head: HopHead): boolean {
  return /^(?:|text\/(?:html|plain|xml)|application\/(?:(?:xhtml|rss|atom|rdf)\+)?xml)$/.test(typeOf(head));
}

/** Pages, the documents that uploads may be, and whatever only its bytes can tell. */
export function isReadable(head: HopHead): boolean {
  return (
    isPage(head) ||
    /^application\/(?:pdf|x-pdf|octet-stream|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/.test(
      typeOf(head),
    )
  );
}

export function mayCache({ status, headers }: HopHead): boolean {
  return httpFailure(status) === null && !/\bno-store\b/i.test(headers['cache-control'] ?? '');
}

export function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}

function typeOf(head: HopHead): string {
  return mediaType(head.headers['content-type'] ?? '');
}
