/** Pinterest: the service that the oEmbed registry names. */
import { readOembed } from './oembed.ts';
import { type PostAnswer, type PostReading, postReading } from './post-reading.ts';

export function readPinterestOembed(answer: PostAnswer): PostReading {
  const { title, author, handle, image } = readOembed(answer);
  return postReading('Pinterest’s public oEmbed service', { title, text: title, author, handle, image });
}
