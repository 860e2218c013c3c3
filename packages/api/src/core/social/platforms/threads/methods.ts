import { ownPage, type PublicMethod } from '../../platform.ts';
import { accountOf, pageReading } from '../../reading/open-graph-reading.ts';
import { readPostPage } from '../../reading/post-page.ts';
import type { PostAnswer, PostReading } from '../../reading/post-reading.ts';

export const THREADS_METHODS: readonly PublicMethod[] = [ownPage(readThreadsPage)];

/** `og:title` is `NAME (@user) on Threads`. The image is often the profile picture, and is ignored. */
function readThreadsPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  return {
    ...pageReading(page, accountOf(page.titles.ogTitle, /^(.+?) \((@[\w.]+)\) on Threads/)),
    image: null,
  };
}
