/**
 * Responses of oEmbed services (oembed.com, version 1.0). Only the text of their markup is used, and the markup is never
 * shown.
 */
import { Failure } from '@earshot/schema/failures';
import type { DerivedUrl } from '../../url/derived-url.ts';
import type { StatusFailures } from './answer-status.ts';
import { at, readJson, stringAt, webUrlAt } from './json-answer.ts';
import type { PostAnswer } from './post-reading.ts';
import { textOrNull } from './post-text.ts';

export interface Oembed {
  readonly title: string | null;
  readonly author: string | null;
  /** Last part of the author's address, if it names an account. */
  readonly handle: string | null;
  readonly html: string | null;
  readonly image: DerivedUrl | null;
  /** The whole response, for additional fields of individual services. */
  readonly answer: object;
}

/** Reads an oEmbed response. Throws the `Failure` of its status, or `social-unavailable` if it is not an oEmbed response. */
export function readOembed(answer: PostAnswer, failures: StatusFailures = {}): Oembed {
  const value = readJson(answer, failures);
  const isOembed = ['type', 'version', 'html', 'provider_name'].some((name) => at(value, name) !== undefined);
  if (!isOembed) throw new Failure('social-unavailable');
  return {
    title: textOrNull(stringAt(value, 'title')),
    author: textOrNull(stringAt(value, 'author_name')),
    handle: handleOf(webUrlAt(value, 'author_url')),
    html: stringAt(value, 'html'),
    image: webUrlAt(value, 'thumbnail_url'),
    answer: value,
  };
}

function handleOf(authorUrl: string | null): string | null {
  if (authorUrl === null) return null;
  const last = new URL(authorUrl).pathname.split('/').findLast((part) => part !== '');
  return last !== undefined && /^@?[\w.-]+$/.test(last) ? `@${last.replace(/^@/, '')}` : null;
}
