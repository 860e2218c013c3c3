import { Failure } from '@earshot/schema/failures';
import { isLoginAddress } from '../../core/social/reading/answer-status.ts';
import { type PostLink, postOf, recognizeLink } from '../../core/social/recognize-link.ts';
import { parseRefresh } from '../../core/url/refresh.ts';
import { unwrapLink } from '../../core/url/wrapper-links.ts';
import type { Caller, OutboundHop } from '../../ports.ts';
import type { Services } from '../../services.ts';
import { MAX_SHORT_LINK_HOPS } from './limits.ts';

/**
 * The single post that an address names; a platform's short link is followed hop by hop until it names one, and the post's
 * own page is not asked for. Throws `Failure`: `not-a-post`, `social-gone` for a short link that leads nowhere, and what
 * the guarded client throws.
 */
export async function resolvePostLink(
  services: Pick<Services, 'clock' | 'outbound' | 'compute'>,
  address: string,
  caller: Caller,
): Promise<PostLink> {
  const link = recognizeLink(address);
  if (link.kind === 'post') return link.post;
  return services.outbound.visit(caller, async (ask) => {
    let { url } = link;
    for (let hops = 0; hops < MAX_SHORT_LINK_HOPS; hops += 1) {
      const next = unwrapLink(url) ?? (await nextAddress(services, await ask(url), caller));
      const post = postOf(next);
      if (post) return post;
      if (isLoginAddress(next)) throw new Failure('social-no-public-text');
      url = next;
    }
    throw new Failure('not-a-post');
  });
}

/** Where a hop leads: by header, or by a page that is only there to lead on. */
async function nextAddress(
  { clock, compute }: Pick<Services, 'clock' | 'compute'>,
  { url, status, headers, text }: OutboundHop,
  caller: Caller,
): Promise<string> {
  if (status === 404 || status === 410) throw new Failure('social-gone');
  if (status === 429) throw new Failure('http-429');
  if (status >= 400) throw new Failure('social-unavailable');
  const stated = status >= 300 ? headers.location : parseRefresh(headers.refresh ?? '');
  if (stated && URL.canParse(stated, url)) return new URL(stated, url).href;
  if (text === '') throw new Failure('not-a-post');
  const landing = await compute.run('readLanding', { html: text, url, now: clock().toISOString() }, caller);
  if (landing.next === null) throw new Failure('not-a-post');
  return landing.next.url;
}
