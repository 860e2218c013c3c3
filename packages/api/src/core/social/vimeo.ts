/** Vimeo: its documented oEmbed service (developer.vimeo.com/api/oembed/videos). */
import { stringAt } from './json-answer.ts';
import { readOembed } from './oembed.ts';
import { type PostAnswer, type PostReading, postReading } from './post-reading.ts';
import { textOrNull } from './post-text.ts';

/** Title and description. `upload_date` has no time zone, so that only its day is told. 403: bound to a domain. */
export function readVimeoOembed(answer: PostAnswer): PostReading {
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
