import type { Metadata, TitleValidation } from '@earshot/schema/analysis-result';
import type { DerivedUrl } from '../../url/derived-url.ts';

export interface PostAnswer {
  /** Address after all redirects. */
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

export interface PostReading {
  /** The post's own title, if the platform has titles. Also part of `text`. */
  readonly title: string | null;
  readonly text: string | null;
  readonly author: string | null;
  readonly handle: string | null;
  /** ISO 8601 date-time or date. */
  readonly date: string | null;
  readonly image: DerivedUrl | null;
  readonly counts: NonNullable<Metadata['counts']>;
  readonly ogDescription: string | null;
  readonly titles: TitleValidation;
  readonly url: DerivedUrl | null;
  /** Sources of the values in plain words, keyed by field name. */
  readonly provenance: Readonly<Record<string, string>>;
}

export const NO_TITLES: TitleValidation = {
  h1Text: null,
  ogTitle: null,
  twitterTitle: null,
  titleText: null,
};

type Value = 'title' | 'text' | 'author' | 'handle' | 'date' | 'image';
const VALUES: readonly Value[] = ['title', 'text', 'author', 'handle', 'date', 'image'];

export type PostValues = Partial<Omit<PostReading, 'provenance'>>;

export function postReading(source: string, values: PostValues): PostReading {
  const reading = {
    title: null,
    text: null,
    author: null,
    handle: null,
    date: null,
    image: null,
    counts: {},
    ogDescription: null,
    titles: NO_TITLES,
    url: null,
    ...values,
  };
  const present: string[] = VALUES.filter((name) => reading[name] !== null);
  if (Object.keys(reading.counts).length > 0) present.push('counts');
  return { ...reading, provenance: Object.fromEntries(present.map((name) => [name, source])) };
}

/** The first value wins, but the longer text. */
export function mergeReadings(first: PostReading, second: PostReading): PostReading {
  const isLonger = (second.text?.length ?? 0) > (first.text?.length ?? 0);
  const text = isLonger ? second : first;
  return {
    title: first.title ?? second.title,
    text: text.text,
    author: first.author ?? second.author,
    handle: first.handle ?? second.handle,
    date: first.date ?? second.date,
    image: first.image ?? second.image,
    counts: { ...second.counts, ...first.counts },
    ogDescription: first.ogDescription ?? second.ogDescription,
    titles: {
      h1Text: first.titles.h1Text ?? second.titles.h1Text,
      ogTitle: first.titles.ogTitle ?? second.titles.ogTitle,
      twitterTitle: first.titles.twitterTitle ?? second.titles.twitterTitle,
      titleText: first.titles.titleText ?? second.titles.titleText,
    },
    url: first.url ?? second.url,
    provenance: {
      ...second.provenance,
      ...first.provenance,
      ...(text.provenance.text !== undefined && { text: text.provenance.text }),
    },
  };
}
