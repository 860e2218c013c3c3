import { Failure } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { MethodKind } from '../platform.ts';
import { readPostAnswer } from '../recognize-link.ts';

const NOW = '2026-03-05T10:00:00Z';

const og = (values: Readonly<Record<string, string>>, rest = '') =>
  `<html><head>${Object.entries(values)
    .map(([name, value]) => `<meta property="${name}" content="${value}">`)
    .join('')}${rest}</head><body></body></html>`;
const linked = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

function read(postUrl: string, method: MethodKind, body: string | object, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  try {
    return readPostAnswer({ postUrl, method, answer: { url: postUrl, status, text }, now: NOW });
  } catch (error) {
    if (error instanceof Failure) return { failure: error.failureCause };
    throw error;
  }
}

const THREADS = 'https://www.threads.com/@harbor/post/DDzbnVKx57R';
const VIMEO = 'https://vimeo.com/7073899';
const TIKTOK = 'https://www.tiktok.com/@harbor/video/6718335390845095173';
const YOUTUBE = 'https://www.youtube.com/watch?v=iwGFalTRHDA';
const BLUESKY = 'https://bsky.app/profile/harbor.example/post/3jzn6g7ixgq2y';
const MASTODON = 'https://social.example/@harbor/115000000000000000';

describe('the page of a post', () => {
  it.each(
    examples<[string, string, Record<string, string>, object | null, object]>(
      import.meta.url,
      'pages of posts',
    ),
  )('on %s', (_, url, metas, node, reading) => {
    expect(read(url, 'page', og(metas, node ? linked(node) : ''))).toMatchObject(reading);
  });

  it.each(examples<[string, string, string | null, string | null]>(import.meta.url, 'titles of posts'))(
    '%s with the title "%s" is by %s, %s',
    (url, title, author, handle) => {
      const image = 'https://images.example/a.jpg';
      const text = og({ 'og:title': title, 'og:description': 'No sailings', 'og:image': image });
      expect(read(url, 'page', text)).toMatchObject({ author, handle, text: 'No sailings' });
      expect(read(url, 'page', text)).toMatchObject({ image: url === THREADS ? null : image });
    },
  );
});

describe('an oEmbed answer', () => {
  it.each(examples<[string, Record<string, string>, object]>(import.meta.url, 'an oEmbed answer'))(
    'of %s with %j',
    (url, values, expected) => {
      expect(read(url, 'oembed', { type: 'rich', title: 'Ferry', ...values })).toMatchObject(expected);
    },
  );

  it.each([
    [TIKTOK, 400, 'social-gone'],
    [YOUTUBE, 400, 'social-gone'],
    [YOUTUBE, 401, 'social-no-public-text'],
    [VIMEO, 400, 'social-unavailable'],
  ])('of %s with status %i means %s', (url, status, failure) => {
    expect(read(url, 'oembed', { type: 'rich' }, status)).toEqual({ failure });
  });
});

describe('the interface of Bluesky', () => {
  const post = {
    author: { handle: 'harbor.example', displayName: 'Harbor Desk' },
    record: { text: 'No sailings', createdAt: '2026-03-01T08:00:00Z' },
    indexedAt: '2026-03-01T08:00:05Z',
    likeCount: 3,
  };
  const thread = (changed: object) =>
    read(BLUESKY, 'public-api', { thread: { post: { ...post, ...changed } } });

  it('gives author, text, day and counts', () => {
    expect(thread({})).toMatchObject({
      author: 'Harbor Desk',
      handle: '@harbor.example',
      text: 'No sailings',
      date: '2026-03-01T08:00:00Z',
      counts: { likes: 3 },
    });
    expect(thread({ author: { handle: 'harbor.example' } })).toMatchObject({ author: 'harbor.example' });
  });

  it('gives the time of indexing for a stated time in the future', () => {
    expect(thread({ record: { text: 'A', createdAt: '2027-01-01T00:00:00Z' } })).toMatchObject({
      date: '2026-03-01T08:00:05Z',
    });
  });

  it.each([
    { images: [{ fullsize: 'https://images.example/a.jpg' }] },
    { external: { thumb: 'https://images.example/a.jpg' } },
    { thumbnail: 'https://images.example/a.jpg' },
    { media: { images: [{ fullsize: 'https://images.example/a.jpg' }] } },
    { media: { external: { thumb: 'https://images.example/a.jpg' } } },
  ])('gives the picture in %j', (embed) => {
    expect(thread({ embed })).toMatchObject({ image: 'https://images.example/a.jpg' });
  });

  it.each([
    [{ thread: { $type: 'app.bsky.feed.defs#notFoundPost' } }, 'social-gone'],
    [{ thread: { $type: 'app.bsky.feed.defs#blockedPost' } }, 'social-gone'],
    [{ thread: { post: { ...post, record: undefined } } }, 'social-unavailable'],
    [
      { thread: { post: { ...post, author: { ...post.author, labels: [{ val: '!no-unauthenticated' }] } } } },
      'social-no-public-text',
    ],
  ])('%j means %s', (body, failure) => {
    expect(read(BLUESKY, 'public-api', body)).toEqual({ failure });
  });
});

function readInstagram(title: string, description: string) {
  const escaped = (text: string) => text.replaceAll('"', '&quot;');
  const text = og({ 'og:title': escaped(title), 'og:description': escaped(description) });
  return read('https://www.instagram.com/p/DDzbnVKx57R/', 'page', text);
}

describe('the page of a post on Instagram', () => {
  it.each(examples<[string, string]>(import.meta.url, 'pages in any language'))(
    'is read in any language: %s',
    (title, description) => {
      expect(readInstagram(title, description)).toMatchObject({
        author: 'Harbourline',
        handle: '@harbourline',
        text: 'Ferries sail again.',
        counts: { likes: 1204, comments: 35 },
      });
    },
  );

  it.each(examples<[string, Record<string, number>]>(import.meta.url, 'figures with units'))(
    'has its figures with their units: %s',
    (figures, counts) => {
      expect(readInstagram('', `${figures} - harbourline on November 3: "Ferries."`)).toHaveProperty(
        'counts',
        counts,
      );
    },
  );
});

function viewsOf(views: string) {
  const text = `<div class="tgme_widget_message"><a class="tgme_widget_message_owner_name">Harbor Desk</a><div class="tgme_widget_message_text">Ferries sail again.</div><span class="tgme_widget_message_views">${views}</span></div>`;
  return read('https://t.me/harbordesk/83', 'embed-page', text);
}

it.each([
  ['8.4K', { views: 8_400 }],
  ['917', { views: 917 }],
  ['', {}],
])('a post of a channel has the views that the widget prints: %s', (views, counts) => {
  expect(viewsOf(views)).toHaveProperty('counts', counts);
});

it.each([
  ['politics', 'CW: politics\n\nThey resigned.', /“CW:” is the author’s content warning$/],
  ['', 'They resigned.', /Mastodon interface$/],
])('a post on Mastodon has its content warning marked as one: %j', (spoiler_text, text, source) => {
  const account = { acct: 'harbor', username: 'harbor', display_name: 'Harbor Desk' };
  const status = { id: '115000000000000000', content: '<p>They resigned.</p>', account, spoiler_text };
  expect(read(MASTODON, 'public-api', status)).toMatchObject({
    text,
    provenance: { text: expect.stringMatching(source) },
  });
});
