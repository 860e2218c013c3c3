/** oembed.com, version 1.0. Only the text of the markup is used, and it is never shown. */
import { Failure } from '@earshot/schema/failures';
import { descendants } from '../../page/html/page-element.ts';
import { parseHtml } from '../../page/html/parse-html.ts';
import type { DerivedUrl } from '../../url/derived-url.ts';
import type { PostAddress, PublicMethod } from '../platform.ts';
import { readJson, type StatusFailures, stringAt, valueAt, webUrlAt } from '../reading/answer.ts';
import { type PostAnswer, type PostValues, postReading } from '../reading/post-reading.ts';
import { postTextOf, textOrNull } from '../reading/post-text.ts';

interface Oembed {
  readonly title: string | null;
  readonly author: string | null;
  /** Last part of the author's address, if it names an account. */
  readonly handle: string | null;
  readonly paragraph: string | null;
  readonly image: DerivedUrl | null;
  readonly answer: object;
}

interface Service {
  readonly service: string;
  readonly source: string;
  readonly values: (post: Oembed) => PostValues;
  readonly addressOf?: (post: PostAddress) => string;
  readonly failures?: StatusFailures;
}

const titled = ({ title, author, handle, image }: Oembed) => ({ title, text: title, author, handle, image });

function oembed({ service, source, values, addressOf = ({ url }) => url, failures }: Service): PublicMethod {
  const glue = service.includes('?') ? '&' : '?';
  return {
    kind: 'oembed',
    endpoint: (post) => `${service}${glue}url=${encodeURIComponent(addressOf(post))}`,
    read: (answer) => postReading(source, values(readOembed(answer, failures))),
  };
}

/** The last links are the post's own images and videos. */
export const X_OEMBED = oembed({
  service: 'https://publish.x.com/oembed?omit_script=1&dnt=true&hide_thread=1',
  source: 'X’s public embed service',
  values: ({ author, handle, paragraph }) => {
    const text = paragraph?.replace(/(?:\s*pic\.(?:twitter|x)\.com\/\w+)+$/, '') ?? null;
    return { author, handle, text: textOrNull(text) };
  },
});

export const BLUESKY_OEMBED = oembed({
  service: 'https://embed.bsky.app/oembed?format=json',
  source: 'Bluesky’s embed service',
  values: ({ author, handle, paragraph }) => ({ author, handle, text: paragraph }),
});

export const PINTEREST_OEMBED = oembed({
  service: 'https://www.pinterest.com/oembed.json',
  source: 'Pinterest’s public oEmbed service',
  values: titled,
});

/** Reddit's `.json` addresses are closed and never requested. */
export const REDDIT_OEMBED = oembed({
  service: 'https://www.reddit.com/oembed',
  source: 'Reddit’s public oEmbed service',
  values: ({ title, author }) => ({
    title,
    text: title,
    author,
    handle: author === null ? null : `u/${author.replace(/^\/?u\//, '')}`,
  }),
});

/** Deleted and private videos answer 400 (developers.tiktok.com/doc/embed-videos). */
export const TIKTOK_OEMBED = oembed({
  service: 'https://www.tiktok.com/oembed',
  source: 'TikTok’s public oEmbed service',
  failures: { 400: 'social-gone' },
  values: ({ title, author, handle, image, answer }) => {
    const account = stringAt(answer, 'author_unique_id');
    return {
      author,
      handle: account === null ? handle : `@${account.replace(/^@/, '')}`,
      text: title,
      image,
    };
  },
});

export const TUMBLR_OEMBED: PublicMethod = {
  ...oembed({
    service: 'https://www.tumblr.com/oembed/1.0',
    source: 'Tumblr’s public oEmbed service',
    addressOf: ({ parts: { blog, id } }) => `https://${blog}.tumblr.com/post/${id}`,
    values: ({ title, author }) => ({
      title,
      text: title,
      author,
      handle: author === null ? null : `@${author}`,
    }),
  }),
  isSupplement: true,
};

/** `upload_date` has no time zone (developer.vimeo.com/api/oembed/videos). */
export const VIMEO_OEMBED = oembed({
  service: 'https://vimeo.com/api/oembed.json',
  source: 'Vimeo’s public oEmbed service',
  values: ({ title, author, handle, image, answer }) => {
    const description = textOrNull(stringAt(answer, 'description'));
    const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/;
    return {
      title,
      text: [title, description].filter((part) => part !== null).join('\n\n') || null,
      author,
      handle,
      date: stringAt(answer, 'upload_date')?.match(day)?.[0] ?? null,
      image,
    };
  },
});

/** 400 is an ID that does not exist. */
export const YOUTUBE_OEMBED = oembed({
  service: 'https://www.youtube.com/oembed?format=json',
  source: 'YouTube’s public oEmbed service (the title is all it gives)',
  failures: { 400: 'social-gone' },
  values: titled,
});

export function readOembed(answer: PostAnswer, failures: StatusFailures = {}): Oembed {
  const value = readJson(answer, failures);
  const isOembed = ['type', 'version', 'html', 'provider_name'].some(
    (name) => valueAt(value, name) !== undefined,
  );
  if (!isOembed) throw new Failure('social-unavailable');
  const elements = [...descendants(parseHtml(stringAt(value, 'html') ?? ''))];
  const paragraph = elements.find(({ tag }) => tag === 'p');
  return {
    title: textOrNull(stringAt(value, 'title')),
    author: textOrNull(stringAt(value, 'author_name')),
    handle: handleOf(webUrlAt(value, 'author_url')),
    paragraph: textOrNull(paragraph ? postTextOf(paragraph) : null),
    image: webUrlAt(value, 'thumbnail_url'),
    answer: value,
  };
}

function handleOf(authorUrl: string | null): string | null {
  if (authorUrl === null) return null;
  const last = new URL(authorUrl).pathname.split('/').findLast((part) => part !== '');
  return last !== undefined && /^@?[\w.-]+$/.test(last) ? `@${last.replace(/^@/, '')}` : null;
}
