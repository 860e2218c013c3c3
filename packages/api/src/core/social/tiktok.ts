/** TikTok: its documented oEmbed service (developers.tiktok.com/doc/embed-videos). */
import { stringAt } from './json-answer.ts';
import { readOembed } from './oembed.ts';
import { type PostAnswer, type PostReading, postReading } from './post-reading.ts';

/** The caption is the text. Deleted, private and unsupported videos answer with status 400. */
export function readTikTokOembed(answer: PostAnswer): PostReading {
  const { title, author, handle, image, answer: json } = readOembed(answer, { 400: 'social-gone' });
  const account = stringAt(json, 'author_unique_id');
  return postReading('TikTok’s public oEmbed service', {
    author,
    handle: account === null ? handle : `@${account.replace(/^@/, '')}`,
    text: title,
    image,
  });
}
