/** Pinterest: the service listed in the oEmbed registry. */
import { oembed, ownPage, type PublicMethod } from '../../platform.ts';
import { readOembed } from '../../reading/oembed.ts';
import { readTitledPage } from '../../reading/open-graph-reading.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';

export const PINTEREST_METHODS: readonly PublicMethod[] = [
  oembed('https://www.pinterest.com/oembed.json', readPinterestOembed),
  ownPage(readTitledPage),
];

function readPinterestOembed(answer: PostAnswer): PostReading {
  const { title, author, handle, image } = readOembed(answer);
  return postReading('Pinterest’s public oEmbed service', { title, text: title, author, handle, image });
}
