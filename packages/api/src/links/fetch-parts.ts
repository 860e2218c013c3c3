import { namesNextPart } from '../core/page/parts/next-link.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { Caller, OutboundHop } from '../ports.ts';
import type { Services } from '../services.ts';

type Parts = NonNullable<OutboundHop['parts']>;

/**
 * Returns the additional pages of the article on a page, in order, at most `maxArticlePages` including the first. All of
 * them share one budget of time and bytes. A page that cannot be fetched ends the list. Rejects only if the request is
 * aborted.
 */
export async function fetchParts(
  { clock, outbound, compute }: Pick<Services, 'clock' | 'outbound' | 'compute'>,
  { url, text, interruption }: Pick<OutboundHop, 'url' | 'text' | 'interruption'>,
  caller: Caller,
): Promise<Parts> {
  if (interruption !== null || !namesNextPart(text, url)) return [];
  const now = clock().toISOString();
  const nextOf = (part: Parts[number], isFirst: boolean) =>
    namesNextPart(part.html, part.url)
      ? compute.run('readNextPart', { ...part, isFirst, now }, caller)
      : { next: null };
  const parts: Parts[number][] = [];
  try {
    let { next } = await nextOf({ url, html: text }, true);
    if (next === null) return [];
    await outbound.visit({ ...caller, mayReuse: true }, async (ask) => {
      while (next !== null && parts.length + 1 < SERVER_LIMITS.links.maxArticlePages) {
        const hop = await ask(next);
        if (hop.status !== 200 || hop.text === '' || hop.interruption !== null) return;
        const part = { url: hop.url, html: hop.text };
        parts.push(part);
        ({ next } = await nextOf(part, false));
      }
    });
  } catch (error) {
    if (caller.signal?.aborted) throw error;
  }
  return parts;
}
