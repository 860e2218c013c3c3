import { ownPage, type PublicMethod } from '../../platform.ts';
import { accountOf, pageReading } from '../../reading/open-graph-reading.ts';
import { readPostPage } from '../../reading/post-page.ts';
import type { PostAnswer, PostReading } from '../../reading/post-reading.ts';

export const SUBSTACK_NOTES_METHODS: readonly PublicMethod[] = [ownPage(readSubstackPage)];

/** `og:title` is `NAME (@handle)`. */
function readSubstackPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  return pageReading(page, accountOf(page.titles.ogTitle, /^(.+?) \((@[\w-]+)\)/));
}
