import { Failure } from '@earshot/schema/failures';
import { isAfterToday } from '@earshot/schema/values/dates/calendar';
import { descendants, type PageElement, textOf } from '../../page/html/page-element.ts';
import { parseHtml } from '../../page/html/parse-html.ts';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import type { PublicMethod } from '../platform.ts';
import {
  assertAnswered,
  countsAt,
  momentAt,
  momentOf,
  type PostAnswer,
  type PostReading,
  postReading,
  readJson,
  stringAt,
  tryParse,
  valueAt,
  webUrlAt,
} from '../reading/answer.ts';
import { hasClass, postTextOf, textOrNull } from '../reading/post-page.ts';

/** The public AppView (docs.bsky.app). */
export const BLUESKY_API: PublicMethod = {
  kind: 'public-api',
  isStrict: true,
  endpoint: ({ parts }) =>
    `https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=${encodeURIComponent(
      `at://${parts.actor}/app.bsky.feed.post/${parts.id}`,
    )}&depth=0&parentHeight=0`,
  read: (answer, { now }) => readBlueskyThread(answer, now),
};

const BLUESKY_COUNTS = {
  likeCount: 'likes',
  repostCount: 'reposts',
  replyCount: 'replies',
  quoteCount: 'quotes',
};
/** Label of authors who want to be visible to signed-in users only. It is honored, as on Bluesky's own site. */
const SIGNED_IN_ONLY = '!no-unauthenticated';

/** Throws `social-gone` for deleted and blocked posts. */
function readBlueskyThread(answer: PostAnswer, now: Date): PostReading {
  const json = readJson(answer, { 400: 'social-gone' });
  const type = stringAt(json, 'thread', '$type') ?? '';
  if (/#(?:notFound|blocked)Post$/.test(type)) throw new Failure('social-gone');
  const post = valueAt(json, 'thread', 'post');
  const handle = stringAt(post, 'author', 'handle');
  if (handle === null || valueAt(post, 'record') === undefined) throw new Failure('social-unavailable');
  const labels = valueAt(post, 'author', 'labels');
  if (Array.isArray(labels) && labels.some((label) => valueAt(label, 'val') === SIGNED_IN_ONLY)) {
    throw new Failure('social-no-public-text');
  }
  const created = momentAt(post, 'record', 'createdAt');
  const isFuture =
    created !== null && isAfterToday(created.slice(0, 10), { referenceDay: now.toISOString().slice(0, 10) });
  return postReading('Bluesky’s public interface', {
    author: textOrNull(stringAt(post, 'author', 'displayName')) ?? handle,
    handle: `@${handle}`,
    text: textOrNull(stringAt(post, 'record', 'text')),
    date: isFuture ? momentAt(post, 'indexedAt') : created,
    image: imageOf(valueAt(post, 'embed')),
    counts: countsAt(post, BLUESKY_COUNTS),
  });
}

/** In a quote post, images are under `media`. */
function imageOf(embed: unknown): DerivedUrl | null {
  return (
    webUrlAt(embed, 'images', 0, 'fullsize') ??
    webUrlAt(embed, 'external', 'thumb') ??
    webUrlAt(embed, 'thumbnail') ??
    webUrlAt(embed, 'media', 'images', 0, 'fullsize') ??
    webUrlAt(embed, 'media', 'external', 'thumb')
  );
}

/** Mastodon and compatible servers (docs.joinmastodon.org/methods/statuses). */
export const MASTODON_API: PublicMethod = {
  kind: 'public-api',
  endpoint: ({ url, parts }) => `${new URL(url).origin}/api/v1/statuses/${parts.id ?? parts.photo}`,
  read: readMastodonStatus,
};

/**
 * The host may be any: an answer of another shape is not a post. Throws `social-gone`, and `social-no-public-text`
 * for closed servers and private posts.
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

/** Truth Social has Mastodon's interface, but rejects most requests from servers. */
export const TRUTH_SOCIAL_API: PublicMethod = {
  kind: 'public-api',
  endpoint: ({ parts }) => `https://truthsocial.com/api/v1/statuses/${parts.id}`,
  read: (answer) => {
    const json = readJson(answer);
    if (!isStatus(json)) throw new Failure('social-unavailable');
    return readStatus(json, 'truthsocial.com', 'Truth Social’s public interface');
  },
};

const STATUS_COUNTS = { favourites_count: 'favourites', reblogs_count: 'boosts', replies_count: 'replies' };
const PUBLIC = new Set(['public', 'unlisted']);

function isStatus(value: unknown): boolean {
  return (
    stringAt(value, 'id') !== null &&
    typeof valueAt(value, 'content') === 'string' &&
    stringAt(value, 'account', 'acct') !== null
  );
}

/** For a boost, reads the boosted post. */
function readStatus(status: unknown, host: string, source: string): PostReading {
  const visibility = stringAt(status, 'visibility');
  if (visibility !== null && !PUBLIC.has(visibility)) throw new Failure('social-no-public-text');
  const boosted = valueAt(status, 'reblog');
  if (isStatus(boosted)) return readStatus(boosted, host, source);
  const account = stringAt(status, 'account', 'acct') ?? '';
  const content = postTextOf(stringAt(status, 'content') ?? '', (element) => hasClass(element, 'invisible'));
  const warning = textOrNull(stringAt(status, 'spoiler_text'));
  const reading = postReading(source, {
    author:
      textOrNull(stringAt(status, 'account', 'display_name')) ?? stringAt(status, 'account', 'username'),
    handle: account.includes('@') ? `@${account}` : `@${account}@${host}`,
    text: textOrNull([warning && `CW: ${warning}`, content].filter((part) => part !== null).join('\n\n')),
    date: momentAt(status, 'created_at'),
    image: webUrlAt(status, 'media_attachments', 0, 'preview_url') ?? webUrlAt(status, 'card', 'image'),
    counts: countsAt(status, STATUS_COUNTS),
    url: webUrlAt(status, 'url'),
  });
  if (warning === null) return reading;
  const text = `${source}; the line after “CW:” is the author’s content warning`;
  return { ...reading, provenance: { ...reading.provenance, text } };
}

export const REDDIT_FEED: PublicMethod = {
  kind: 'atom',
  isSupplement: true,
  endpoint: ({ parts }) => `https://www.reddit.com/comments/${parts.id}/.rss?limit=1`,
  read: readRedditFeed,
};

function readRedditFeed(answer: PostAnswer): PostReading {
  assertAnswered(answer);
  const entry = find(parseHtml(answer.text), 'entry');
  if (!entry) throw new Failure('social-unavailable');
  const title = textOfChild(entry, 'title');
  const account = textOfChild(find(entry, 'author'), 'name')?.replace(/^\/?u\//, '') ?? null;
  const body = postTextOf(textOfChild(entry, 'content', true) ?? '').replace(/\s*submitted by\s[\s\S]*$/, '');
  return postReading('Reddit’s public Atom feed', {
    title,
    text: [title, body].filter(Boolean).join('\n\n') || null,
    author: account,
    handle: account === null ? null : `u/${account}`,
    date: momentOf(textOfChild(entry, 'published') ?? ''),
    image: deriveUrl(find(entry, 'media:thumbnail')?.attribute('url') ?? '')?.url ?? null,
  });
}

function find(root: PageElement | undefined, tag: string): PageElement | undefined {
  if (!root) return undefined;
  for (const element of descendants(root)) if (element.tag === tag) return element;
  return undefined;
}

/** `raw` returns the characters unchanged: the content of an entry is escaped markup. */
function textOfChild(root: PageElement | undefined, tag: string, raw = false): string | null {
  const element = find(root, tag);
  if (!element) return null;
  const text = raw
    ? element.children.filter((child) => typeof child === 'string').join('')
    : textOf(element, 2_000);
  return text.trim() === '' ? null : text;
}
