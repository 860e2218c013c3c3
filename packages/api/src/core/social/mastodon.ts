/** Mastodon and servers that speak its interface (docs.joinmastodon.org/methods/statuses); Truth Social among them. */
import { Failure } from '@earshot/schema/failures';
import { assertAnswered } from './answer-status.ts';
import { at, countsAt, momentAt, readJson, stringAt, tryParse, webUrlAt } from './json-answer.ts';
import { readPostPage } from './post-page.ts';
import { type PostAnswer, type PostReading, postReading } from './post-reading.ts';
import { hasClass, postTextOf, textOrNull } from './post-text.ts';

const COUNTS = { favourites_count: 'favourites', reblogs_count: 'boosts', replies_count: 'replies' };
const PUBLIC = new Set(['public', 'unlisted']);

/**
 * `GET /api/v1/statuses/:id` of a host that is not known: its answer has to have the interface's shape, else the address is
 * no post (`not-a-post`). Throws `social-gone`, `social-no-public-text` for closed servers and private posts.
 */
export function readMastodonStatus(answer: PostAnswer): PostReading {
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

/** The same of truthsocial.com, which mostly refuses servers. */
export function readTruthSocialStatus(answer: PostAnswer): PostReading {
  const json = readJson(answer);
  if (!isStatus(json)) throw new Failure('social-unavailable');
  return readStatus(json, 'truthsocial.com', 'Truth Social’s public interface');
}

/** The page of a post on a server that closed its interface. */
export function readMastodonPage(answer: PostAnswer): PostReading {
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

function isStatus(value: unknown): boolean {
  return (
    stringAt(value, 'id') !== null &&
    typeof at(value, 'content') === 'string' &&
    stringAt(value, 'account', 'acct') !== null
  );
}

function readStatus(status: unknown, host: string, source: string): PostReading {
  const visibility = stringAt(status, 'visibility');
  if (visibility !== null && !PUBLIC.has(visibility)) throw new Failure('social-no-public-text');
  const boosted = at(status, 'reblog');
  if (isStatus(boosted)) return readStatus(boosted, host, source);
  const account = stringAt(status, 'account', 'acct') ?? '';
  const content = postTextOf(stringAt(status, 'content') ?? '', (element) => hasClass(element, 'invisible'));
  const warning = stringAt(status, 'spoiler_text');
  return postReading(source, {
    author:
      textOrNull(stringAt(status, 'account', 'display_name')) ?? stringAt(status, 'account', 'username'),
    handle: account.includes('@') ? `@${account}` : `@${account}@${host}`,
    text: textOrNull([warning, content].filter((part) => part !== null).join('\n\n')),
    date: momentAt(status, 'created_at'),
    image: webUrlAt(status, 'media_attachments', 0, 'preview_url') ?? webUrlAt(status, 'card', 'image'),
    counts: countsAt(status, COUNTS),
    url: webUrlAt(status, 'url'),
  });
}
