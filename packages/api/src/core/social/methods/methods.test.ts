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

const TUMBLR = 'https://www.tumblr.com/harbor/822057428507049984';
const THREADS = 'https://www.threads.com/@harbor/post/DDzbnVKx57R';
const SNAPCHAT = 'https://www.snapchat.com/spotlight/W7_EDlXWTBiXAEEniNoMPwAA';
const VIMEO = 'https://vimeo.com/7073899';
const TIKTOK = 'https://www.tiktok.com/@harbor/video/6718335390845095173';
const YOUTUBE = 'https://www.youtube.com/watch?v=iwGFalTRHDA';
const BLUESKY = 'https://bsky.app/profile/harbor.example/post/3jzn6g7ixgq2y';
const MASTODON = 'https://social.example/@harbor/115000000000000000';

describe('the page of a post', () => {
  it('on Tumblr has its text, author and day in JSON-LD, else in Open Graph data', () => {
    const metas = {
      'og:title': 'A post',
      'og:description': 'The beginning',
      'og:site_name': 'Tumblr blog',
      'article:published_time': '2026-03-01',
    };
    const node = {
      '@type': 'SocialMediaPosting',
      articleBody: 'All of it',
      author: 'Harbor',
      datePublished: '2026-03-02',
    };
    expect(read(TUMBLR, 'page', og(metas, linked(node)))).toMatchObject({
      text: 'All of it',
      author: 'Harbor',
      date: '2026-03-02',
      provenance: { text: 'the page’s Open Graph data and JSON-LD' },
    });
    expect(read(TUMBLR, 'page', og({ ...metas, author: 'Mara' }))).toMatchObject({
      text: 'The beginning',
      author: 'Mara',
      date: '2026-03-01',
    });
    expect(read(TUMBLR, 'page', og(metas, linked({ ...node, '@type': 'PostingList' })))).toMatchObject({
      text: 'The beginning',
      author: 'Tumblr blog',
    });
    const article = linked({ ...node, '@type': 'NewsArticle' });
    expect(read(TUMBLR, 'page', og(metas, article))).toMatchObject({ text: 'All of it' });
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

  it('on Mastodon has the author of a meta element if the title does not name one', () => {
    expect(read(MASTODON, 'page', og({ 'og:title': 'A post', author: 'Mara' }))).toMatchObject({
      author: 'Mara',
    });
  });

  it('on Snapchat has the values of its video in JSON-LD, else of Open Graph data', () => {
    const node = {
      '@type': 'VideoObject',
      creator: 'Mara',
      author: 'Ada',
      description: 'Casting off',
      uploadDate: '2026-03-02',
      thumbnailUrl: 'https://images.example/b.jpg',
    };
    const metas = { 'og:title': 'A', 'og:description': 'Short', uploaddate: '2026-03-01' };
    expect(read(SNAPCHAT, 'page', og(metas, linked(node)))).toMatchObject({
      author: 'Mara',
      text: 'Casting off',
      date: '2026-03-02',
      image: 'https://images.example/b.jpg',
    });
    expect(
      read(SNAPCHAT, 'page', og(metas, linked({ '@type': 'VideoObject', author: 'Ada' }))),
    ).toMatchObject({
      author: 'Ada',
      text: 'Short',
      date: '2026-03-01',
    });
  });

  it('on YouTube has title and description as its text, and no text without a title', () => {
    expect(read(YOUTUBE, 'page', og({ 'og:title': 'Ferry', 'og:description': 'Quiet' }))).toMatchObject({
      text: 'Ferry\n\nQuiet',
    });
    expect(read(YOUTUBE, 'page', og({ 'og:title': 'Ferry' }))).toMatchObject({ text: 'Ferry' });
    expect(read(YOUTUBE, 'page', og({ 'og:description': 'Quiet' }))).toMatchObject({ text: null });
  });
});

describe('an oEmbed answer', () => {
  it.each(
    examples<
      [
        string,
        Record<string, string>,
        {
          author?: string | null;
          handle?: string;
          text?: string;
          title?: string | null;
          date?: string | null;
        },
      ]
    >(import.meta.url, 'an oEmbed answer'),
  )('of %s with %j', (url, values, expected) => {
    expect(read(url, 'oembed', { type: 'rich', title: 'Ferry', ...values })).toMatchObject(expected);
  });

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
  const text = `<html><head><meta property="og:title" content="${escaped(title)}"><meta property="og:description" content="${escaped(description)}"></head><body></body></html>`;
  const postUrl = 'https://www.instagram.com/p/DDzbnVKx57R/';
  const answer = { url: postUrl, status: 200, text };
  return readPostAnswer({ postUrl, method: 'page', answer, now: '2026-11-05T10:00:00Z' });
}

describe('the page of a post on Instagram', () => {
  it.each(examples<[string, string]>(import.meta.url, 'pages in any language'))(
    'is read in any language: %s',
    (title, description) => {
      const { author, handle, text, counts } = readInstagram(title, description);
      expect({ author, handle, text, counts }).toEqual({
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
      expect(readInstagram('', `${figures} - harbourline on November 3: "Ferries."`).counts).toEqual(counts);
    },
  );
});

function viewsOf(views: string) {
  const text = `<div class="tgme_widget_message"><a class="tgme_widget_message_owner_name">Harbor Desk</a><div class="tgme_widget_message_text">Ferries sail again.</div><span class="tgme_widget_message_views">${views}</span></div>`;
  const postUrl = 'https://t.me/harbordesk/83';
  const answer = { url: postUrl, status: 200, text };
  return readPostAnswer({ postUrl, method: 'embed-page', answer, now: '2026-11-05T10:00:00Z' }).counts;
}

it('a post of a channel has the views that the widget prints', () => {
  expect(viewsOf('8.4K')).toEqual({ views: 8_400 });
  expect(viewsOf('917')).toEqual({ views: 917 });
  expect(viewsOf('')).toEqual({});
});

describe('a post on Mastodon', () => {
  const status = (spoiler_text: string) => ({
    id: '115000000000000000',
    content: '<p>They resigned.</p>',
    account: { acct: 'harbor', username: 'harbor', display_name: 'Harbor Desk' },
    spoiler_text,
  });

  it('has its content warning marked as one, in the text and in the provenance', () => {
    expect(read(MASTODON, 'public-api', status('politics'))).toMatchObject({
      text: 'CW: politics\n\nThey resigned.',
      provenance: {
        text: 'the server’s public Mastodon interface; the line after “CW:” is the author’s content warning',
      },
    });
  });

  it('has its text alone without a content warning', () => {
    expect(read(MASTODON, 'public-api', status(''))).toMatchObject({ text: 'They resigned.' });
  });
});
