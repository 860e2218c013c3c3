/** Mastodon and compatible servers (docs.joinmastodon.org/methods/statuses). */
import { Failure } from '@earshot/schema/failures';
import { ownPage, type PublicMethod } from '../../platform.ts';
import { assertAnswered } from '../../reading/answer-status.ts';
import { stringAt, tryParse } from '../../reading/json-answer.ts';
import { isStatus, readStatus } from '../../reading/mastodon-status.ts';
import { readPostPage } from '../../reading/post-page.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';

export const MASTODON_METHODS: readonly PublicMethod[] = [
  {
    kind: 'public-api',
    endpoint: ({ url, parts }) => `${new URL(url).origin}/api/v1/statuses/${parts.id ?? parts.photo}`,
    read: readMastodonStatus,
  },
  ownPage(readMastodonPage),
];

/**
 * Reads `GET /api/v1/statuses/:id` of an unknown host. The response must have the interface's shape, otherwise the address
 * is not a post (`not-a-post`). Throws `social-gone`, and `social-no-public-text` for closed servers and private posts.
 */
function readMastodonStatus(answer: PostAnswer): PostReading {
  const json = tryParse(answer.text);
  if (!isStatus(json)) {
    if (answer.status === 429) throw new Failure('http-429');
    if (stringAt(json, 'error') === null) {
      throw new Failure(answer.status >= 500 ? 'social-unavailable' : 'not-a-post');
    }
    assertAnswered(answer, { 422: 'social-no-public-text' });
    throw new Failure('social-unavailable');
  }
  return readStatus(json, new URL(answer.url).hostname, 'the server’s public Mastodon interface');
}

/** Reads the page of a post on a server with a closed interface. */
function readMastodonPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const account = page.titles.ogTitle?.match(/^(?<name>.+?) \((?<handle>@[^\s()]+)\)$/)?.groups;
  return postReading('the page’s Open Graph data', {
    author: account?.name ?? page.meta('author') ?? null,
    handle: account?.handle ?? null,
    text: page.ogDescription,
    date: page.date,
    image: page.image,
    ogDescription: page.ogDescription,
    titles: page.titles,
  });
}
