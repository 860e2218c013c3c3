/** TikTok: its documented oEmbed service (developers.tiktok.com/doc/embed-videos). */

import { oembed, type PublicMethod } from '../../platform.ts';
import { stringAt } from '../../reading/json-answer.ts';
import { readOembed } from '../../reading/oembed.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';

export const TIKTOK_METHODS: readonly PublicMethod[] = [
  oembed('https://www.tiktok.com/oembed', readTikTokOembed),
];

/** The caption is the text. Deleted, private and unsupported videos respond with status 400. */
function readTikTokOembed(answer: PostAnswer): PostReading {
  const { title, author, handle, image, answer: json } = readOembed(answer, { 400: 'social-gone' });
  const account = stringAt(json, 'author_unique_id');
  return postReading('TikTok’s public oEmbed service', {
    author,
    handle: account === null ? handle : `@${account.replace(/^@/, '')}`,
    text: title,
    image,
  });
}
