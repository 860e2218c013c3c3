import { Failure } from '@earshot/schema/failures';
import type { Hop } from '@earshot/schema/url-expander/model';
import { namesNextPart } from '../core/page/parts/next-link.ts';
import { answerFailure } from '../core/url/answer/answer-failure.ts';
import { assertArticleType } from '../core/url/answer/media-type.ts';
import { siteOf } from '../core/url/hosts.ts';
import { mayLead } from '../core/url/landing/read-lead.ts';
import { isClosedGoogleNewsLink } from '../core/url/wrapped/unwrap-link.ts';
import { SERVER_LIMITS } from '../limits.ts';
import type { Caller, OutboundHop } from '../ports.ts';
import type { Services } from '../services.ts';
import { followLink } from './follow-link.ts';

/** Returns the part received if the transfer ends early. Throws `Failure` if nothing can be read. */
export async function fetchPage(
  services: Pick<Services, 'clock' | 'outbound' | 'compute'>,
  url: string,
  caller: Caller,
): Promise<OutboundHop> {
  const { clock, outbound, compute } = services;
  const readHop = async (hop: OutboundHop) => {
    if (!mayLead(hop.text)) return { next: null, value: hop };
    const { next } = await compute.run('readLead', { html: hop.text, url: hop.url }, caller);
    return { next, value: hop };
  };
  const followed = await followLink(outbound, url, { ...caller, mayReuse: true }, { readHop });
  const { arrival, failure, hops } = followed;
  if (isClosedGoogleNewsLink(followed.url)) throw new Failure('google-news-link');
  if (arrival === null) throw failure ?? new Failure('bad-response');
  const { hop } = arrival;
  const refused = answerFailure(hop, clock().getTime());
  if (refused !== null) throw refused;
  assertArticleType(hop.headers['content-type'] ?? '', hop.bytes);
  const isReading = followed.isReading || hop.isReading === true;
  const parts = hop.parts ?? (await fetchParts(services, hop, caller));
  return { ...hop, requestedUrl: hop.requestedUrl ?? firstOnSite(hops, hop.url), isReading, parts };
}

function firstOnSite(hops: readonly Hop[], url: string): string {
  const site = siteOf(url);
  return hops.find((hop) => siteOf(hop.url) === site)?.url ?? url;
}

type Parts = NonNullable<OutboundHop['parts']>;

async function fetchParts(
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
