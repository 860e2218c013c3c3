/** Bluesky: the public AppView, which needs no account (docs.bsky.app), and its embed service. */

import { Failure } from '@earshot/schema/failures';
import { isAfterToday } from '@earshot/schema/values/dates/calendar';
import { descendants } from '../../../page/html/page-element.ts';
import { parseHtml } from '../../../page/html/parse-html.ts';
import type { DerivedUrl } from '../../../url/derived-url.ts';
import { oembed, type PublicMethod } from '../../platform.ts';
import { at, countsAt, momentAt, readJson, stringAt, webUrlAt } from '../../reading/json-answer.ts';
import { readOembed } from '../../reading/oembed.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';
import { postTextOf, textOrNull } from '../../reading/post-text.ts';

export const BLUESKY_METHODS: readonly PublicMethod[] = [
  {
    kind: 'public-api',
    isStrict: true,
    endpoint: ({ parts }) =>
      `https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=${encodeURIComponent(
        `at://${parts.actor}/app.bsky.feed.post/${parts.id}`,
      )}&depth=0&parentHeight=0`,
    read: (answer, { now }) => readBlueskyThread(answer, now),
  },
  oembed('https://embed.bsky.app/oembed?format=json', readBlueskyOembed),
];

const COUNTS = { likeCount: 'likes', repostCount: 'reposts', replyCount: 'replies', quoteCount: 'quotes' };
/** Label of authors who want to be visible to signed-in users only. It is honored, as on Bluesky's own site. */
const SIGNED_IN_ONLY = '!no-unauthenticated';

/**
 * Reads `app.bsky.feed.getPostThread`. Throws `social-gone` for deleted and blocked posts, and `social-no-public-text` if
 * the author allows only signed-in users. `now` is used to check whether the author's stated time is possible.
 */
function readBlueskyThread(answer: PostAnswer, now: Date): PostReading {
  const json = readJson(answer, { 400: 'social-gone' });
  const type = stringAt(json, 'thread', '$type') ?? '';
  if (/#(?:notFound|blocked)Post$/.test(type)) throw new Failure('social-gone');
  const post = at(json, 'thread', 'post');
  const handle = stringAt(post, 'author', 'handle');
  if (handle === null || at(post, 'record') === undefined) throw new Failure('social-unavailable');
  const labels = at(post, 'author', 'labels');
  if (Array.isArray(labels) && labels.some((label) => at(label, 'val') === SIGNED_IN_ONLY)) {
    throw new Failure('social-no-public-text');
  }
  const stated = momentAt(post, 'record', 'createdAt');
  const isFuture =
    stated !== null && isAfterToday(stated.slice(0, 10), { referenceDay: now.toISOString().slice(0, 10) });
  return postReading('Bluesky’s public interface', {
    author: textOrNull(stringAt(post, 'author', 'displayName')) ?? handle,
    handle: `@${handle}`,
    text: textOrNull(stringAt(post, 'record', 'text')),
    date: isFuture ? momentAt(post, 'indexedAt') : stated,
    image: imageOf(at(post, 'embed')),
    counts: countsAt(post, COUNTS),
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

function readBlueskyOembed(answer: PostAnswer): PostReading {
  const { author, handle, html } = readOembed(answer);
  const paragraph = [...descendants(parseHtml(html ?? ''))].find(({ tag }) => tag === 'p');
  const text = textOrNull(paragraph ? postTextOf(paragraph) : null);
  return postReading('Bluesky’s embed service', { author, handle, text });
}
