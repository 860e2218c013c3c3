/** Vimeo: its documented oEmbed service (developer.vimeo.com/api/oembed/videos). */

import { oembed, ownPage, type PublicMethod } from '../../platform.ts';
import { stringAt } from '../../reading/json-answer.ts';
import { readOembed } from '../../reading/oembed.ts';
import { readTitledPage } from '../../reading/open-graph-reading.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';
import { textOrNull } from '../../reading/post-text.ts';

export const VIMEO_METHODS: readonly PublicMethod[] = [
  oembed('https://vimeo.com/api/oembed.json', readVimeoOembed),
  ownPage(readTitledPage),
];

/** Reads title and description. `upload_date` has no time zone, so only its date is used. 403: restricted to a domain. */
function readVimeoOembed(answer: PostAnswer): PostReading {
  const { title, author, handle, image, answer: json } = readOembed(answer);
  const description = textOrNull(stringAt(json, 'description'));
  return postReading('Vimeo’s public oEmbed service', {
    title,
    text: [title, description].filter((part) => part !== null).join('\n\n') || null,
    author,
    handle,
    date:
      stringAt(json, 'upload_date')?.match(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/)?.[0] ?? null,
    image,
  });
}
