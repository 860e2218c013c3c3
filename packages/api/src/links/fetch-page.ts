import { Failure } from '@earshot/schema/failures';
import type { Hop } from '@earshot/schema/url-expander/model';
import { answerFailure } from '../core/url/answer/answer-failure.ts';
import { assertArticleType } from '../core/url/answer/media-type.ts';
import { mayLead } from '../core/url/landing/read-lead.ts';
import { siteOf } from '../core/url/site-of.ts';
import { isClosedGoogleNewsLink } from '../core/url/wrapped/wrapper-links.ts';
import type { Caller, OutboundHop } from '../ports.ts';
import type { Services } from '../services.ts';
import { fetchParts } from './fetch-parts.ts';
import { followLink } from './follow-link.ts';

/**
 * Returns the page that a URL leads to, through wrappers, redirects and interstitial pages, with the additional pages of its
 * article. If the transfer ended early, returns the part received. Throws `Failure` if nothing can be read: the outbound
 * client's failure, the failure for the final status, or the failure for a type that cannot contain an article.
 */
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
