/** oembed.com, version 1.0. Only the text of the markup is used, and it is never shown. */
import { Failure } from '@earshot/schema/failures';
import { descendants } from '../../page/html/page-element.ts';
import { parseHtml } from '../../page/html/parse-html.ts';
import type { DerivedUrl } from '../../url/derived-url.ts';
import type { PostAddress, PublicMethod } from '../platform.ts';
import {
  type PostAnswer,
  type PostValues,
  postReading,
  readJson,
  type StatusFailures,
  stringAt,
  valueAt,
  webUrlAt,
} from '../reading/answer.ts';
import { postTextOf, textOrNull } from '../reading/post-page.ts';

interface Oembed {
  readonly title: string | null;
  readonly author: string | null;
  /** Last part of the author's address, if it names an account. */
  readonly handle: string | null;
  readonly paragraph: string | null;
  readonly image: DerivedUrl | null;
  readonly answer: object;
}

export const titled = ({ title, author, handle, image }: Oembed) => ({
  title,
  text: title,
  author,
  handle,
  image,
});

interface OembedOptions {
  readonly addressOf?: (post: PostAddress) => string;
  readonly failures?: StatusFailures;
}

/** `service` is the address without the parameter `url`, `source` its name in explanations. */
export function oembed(
  service: string,
  source: string,
  values: (post: Oembed) => PostValues,
  { addressOf = ({ url }: PostAddress) => url, failures }: OembedOptions = {},
): PublicMethod {
  const glue = service.includes('?') ? '&' : '?';
  return {
    kind: 'oembed',
    endpoint: (post) => `${service}${glue}url=${encodeURIComponent(addressOf(post))}`,
    read: (answer) => postReading(source, values(readOembed(answer, failures))),
  };
}

/** Throws the `Failure` of the status, or `social-unavailable` if it is no oEmbed answer. */
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
