/** YouTube: oEmbed has the title, and the watch page adds the beginning of the description and the date. */

import { oembed, ownPage, type PublicMethod } from '../../platform.ts';
import { readOembed } from '../../reading/oembed.ts';
import { readPostPage } from '../../reading/post-page.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';

export const YOUTUBE_METHODS: readonly PublicMethod[] = [
  oembed('https://www.youtube.com/oembed?format=json', readYouTubeOembed),
  { ...ownPage(readYouTubePage), isSupplement: true },
];

/** 401 means that embedding is disabled, 403 a private video, 400 an invalid ID. */
function readYouTubeOembed(answer: PostAnswer): PostReading {
  const { title, author, handle, image } = readOembed(answer, { 400: 'social-gone' });
  return postReading('YouTube’s public oEmbed service (the title is all it gives)', {
    title,
    text: title,
    author,
    handle,
    image,
  });
}

/** YouTube truncates the description at about 160 characters. */
function readYouTubePage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const title = page.titles.ogTitle;
  const description = page.ogDescription;
  return postReading('the page’s Open Graph data (YouTube shows the beginning of the description only)', {
    title,
    text: title === null ? null : [title, description ?? ''].join('\n\n').trim(),
    date: page.date,
    image: page.image,
    ogDescription: description,
    titles: page.titles,
  });
}
