import { ownPage, type PublicMethod } from '../../platform.ts';
import { pageReading } from '../../reading/open-graph-reading.ts';
import { readPostPage } from '../../reading/post-page.ts';
import type { PostAnswer, PostReading } from '../../reading/post-reading.ts';

export const FACEBOOK_METHODS: readonly PublicMethod[] = [ownPage(readFacebookPage)];

/** `og:title` is the account's name and, after a dash or bar, the beginning of the post. */
function readFacebookPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const author = page.titles.ogTitle?.split(/ [-–|] /)[0]?.trim();
  return pageReading(page, { author: author || null });
}
