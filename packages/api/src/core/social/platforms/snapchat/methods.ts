import { ownPage, type PublicMethod } from '../../platform.ts';
import { pageReading } from '../../reading/open-graph-reading.ts';
import { linkedPost, readPostPage } from '../../reading/post-page.ts';
import type { PostAnswer, PostReading } from '../../reading/post-reading.ts';

export const SNAPCHAT_METHODS: readonly PublicMethod[] = [ownPage(readSnapchatPage)];

/** The JSON-LD of a public video is more precise than its Open Graph data. */
function readSnapchatPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const video = linkedPost(page, /^VideoObject$/);
  return pageReading(page, {
    author: video.text('creator') ?? video.text('author'),
    text: video.text('description') ?? page.ogDescription,
    date: video.date('uploadDate') ?? page.date,
    image: page.image ?? video.image('thumbnailUrl'),
  });
}
