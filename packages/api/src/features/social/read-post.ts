import { Failure } from '@earshot/schema/failures';
import { readPage } from '../../core/page/read-page.ts';
import type { Post } from '../../core/social/post.ts';
import type { Services } from '../../services.ts';
import type { Caller } from './analyze-social.ts';

/** The post at an address, read from what its page says about itself. Throws `Failure` when it says nothing. */
export async function readPost(
  { clock, outbound }: Pick<Services, 'clock' | 'outbound'>,
  url: string,
  { client, signal }: Caller,
): Promise<Post> {
  const response = await outbound.fetch({ url, accept: 'html', client, ...(signal && { signal }) });
  const page = readPage(response.text, response.url, { now: clock() });
  const text = page.ogDescription ?? page.text;
  if (text.trim() === '') throw new Failure('social-no-public-text');
  return {
    url: response.url,
    platform: page.source ?? new URL(response.url).hostname,
    author: page.author,
    handle: null,
    text,
    date: page.date,
    counts: {},
    ogDescription: page.ogDescription,
    titles: page.titles,
    previewImage: null,
    reading: null,
    provenance: page.provenance,
  };
}
