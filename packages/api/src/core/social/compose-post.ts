import { instantOf } from '@earshot/schema/values/dates/calendar';
import type { Post } from './post.ts';
import type { PostReading } from './reading/post-reading.ts';
import { dateOfPostId, type PostLink } from './recognize-link.ts';

/** A day that the platform does not give comes from the ID. Days after `now` are impossible. */
export function composePost(
  link: PostLink,
  reading: PostReading & { readonly text: string },
  previewImage: string | null,
  now: Date,
): Post {
  const posted = reading.date !== null && instantOf(reading.date) <= now.getTime() ? reading.date : null;
  const encoded = dateOfPostId(link);
  const isFuture = encoded !== null && instantOf(encoded) > now.getTime();
  const date = posted ?? (isFuture ? null : encoded);
  const { date: datedBy, title: titledBy, ...provenance } = reading.provenance;
  return {
    url: reading.url ?? link.url,
    platform: link.platform.name,
    author: reading.author,
    handle: reading.handle,
    title: reading.title,
    text: reading.text,
    date,
    counts: reading.counts,
    ogDescription: reading.ogDescription,
    titles: reading.titles,
    previewImage,
    reading: null,
    provenance: {
      platform: 'the address of the post',
      ...provenance,
      ...(titledBy !== undefined && { headline: titledBy }),
      ...(date !== null && {
        date: posted === null ? 'the id of the post, which encodes its time' : (datedBy ?? 'the platform'),
      }),
    },
  };
}
