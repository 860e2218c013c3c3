/** Tumblr: the post's page has the text, and oEmbed the name of the blog. */

import { oembed, type PostAddress, type PublicMethod } from '../../platform.ts';
import { readOembed } from '../../reading/oembed.ts';
import { linkedPost, readPostPage } from '../../reading/post-page.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';

export const TUMBLR_METHODS: readonly PublicMethod[] = [
  { kind: 'page', endpoint: postOnBlog, read: readTumblrPage },
  { ...oembed('https://www.tumblr.com/oembed/1.0', readTumblrOembed, postOnBlog), isSupplement: true },
];

function readTumblrPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const post = linkedPost(page, /Posting$|Article$/);
  return postReading('the page’s Open Graph data and JSON-LD', {
    text: post.text('articleBody') ?? page.ogDescription,
    author: post.text('author') ?? page.meta('author') ?? page.siteName,
    date: post.date('datePublished') ?? page.date,
    image: page.image,
    ogDescription: page.ogDescription,
    titles: page.titles,
  });
}

function readTumblrOembed(answer: PostAnswer): PostReading {
  const { title, author } = readOembed(answer);
  const handle = author === null ? null : `@${author}`;
  return postReading('Tumblr’s public oEmbed service', { title, text: title, author, handle });
}

function postOnBlog({ parts: { blog, id } }: PostAddress): string {
  return `https://${blog}.tumblr.com/post/${id}`;
}
