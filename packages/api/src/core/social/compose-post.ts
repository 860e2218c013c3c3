import type { CorrectableField, Metadata, Reading, TitleValidation } from '@earshot/schema/analysis-result';
import { instantOf } from '@earshot/schema/values/dates/calendar';
import { NO_TITLES, type PostReading } from './reading/answer.ts';
import { dateOfPostId, type PostLink } from './recognize-link.ts';

export interface Post {
  /** Empty without a link. */
  readonly url: string;
  readonly platform: string;
  readonly author: string | null;
  readonly handle: string | null;
  /** `text` begins with it. */
  readonly title: string | null;
  readonly text: string;
  readonly date: string | null;
  readonly counts: NonNullable<Metadata['counts']>;
  readonly ogDescription: string | null;
  readonly titles: TitleValidation;
  readonly previewImage: string | null;
  readonly reading: Reading | null;
  readonly corrected?: readonly CorrectableField[];
  readonly provenance: Metadata['provenance'];
}

/** If the platform gives no day, it comes from the ID. Days after `now` are impossible. */
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

/** What a person enters besides the text, or keeps of an earlier reading. */
export interface EnteredPost {
  readonly platform?: string | undefined;
  readonly author?: string | null | undefined;
  readonly handle?: string | null | undefined;
  readonly date?: string | null | undefined;
  readonly counts?: Post['counts'] | undefined;
}

export const UNKNOWN_PLATFORM = 'Unknown';

export function composeEntered(
  { platform, author = null, handle = null, date = null, counts = {} }: EnteredPost,
  text: string,
  sources: { readonly text: string; readonly values: string },
): Post {
  const figures = Object.keys(counts)[0] ?? null;
  const entered = Object.entries({ platform, author, handle, date, counts: figures }).flatMap(
    ([name, value]) => (value === null || value === undefined ? [] : [[name, sources.values]]),
  );
  return {
    url: '',
    platform: platform ?? UNKNOWN_PLATFORM,
    author,
    handle,
    title: null,
    text,
    date,
    counts,
    ogDescription: null,
    titles: NO_TITLES,
    previewImage: null,
    reading: null,
    provenance: { text: sources.text, ...Object.fromEntries(entered) },
  };
}
