/** Tumblr: the post's page has the text, oEmbed names the blog. */
import { readOembed } from './oembed.ts';
import { linkedPost, readPostPage } from './post-page.ts';
import { type PostAnswer, type PostReading, postReading } from './post-reading.ts';

export function readTumblrPage(answer: PostAnswer): PostReading {
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

export function readTumblrOembed(answer: PostAnswer): PostReading {
  const { title, author } = readOembed(answer);
  const handle = author === null ? null : `@${author}`;
  return postReading('Tumblr’s public oEmbed service', { title, text: title, author, handle });
}
