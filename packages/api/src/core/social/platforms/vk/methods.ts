import { ownPage, type PublicMethod } from '../../platform.ts';
import { pageReading } from '../../reading/open-graph-reading.ts';
import { readPostPage } from '../../reading/post-page.ts';
import type { PostAnswer, PostReading } from '../../reading/post-reading.ts';

export const VK_METHODS: readonly PublicMethod[] = [ownPage(readVkPage)];

/** `og:title` is the account's name. VK truncates the text. */
function readVkPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  return pageReading(page, { author: page.titles.ogTitle });
}
