/** For every platform an answer in its documented shape, about fictional posts, and the post that it tells. */
import type { PlatformId } from '../../../content/platforms/platform.ts';
import type { Post } from '../../../core/social/post.ts';
import type { FakeAnswer } from './fake-web.ts';

export interface PlatformCase {
  readonly id: PlatformId;
  readonly url: string;
  /** Answers by address; the first is the one that failures replace. */
  readonly answers: Readonly<Record<string, FakeAnswer>>;
  readonly post: Partial<Post>;
}

const json = (value: unknown): FakeAnswer => ({ body: JSON.stringify(value) });

const page = (metas: Readonly<Record<string, string>>, rest = ''): FakeAnswer => ({
  body: `<!doctype html><html><head><title>x</title>${Object.entries(metas)
    .map(([name, content]) => `<meta property="${name}" content="${content.replaceAll('"', '&quot;')}">`)
    .join('')}${rest}</head><body></body></html>`,
});

const IMAGE = 'https://images.example/picture.jpg';

export const PLATFORM_CASES: readonly PlatformCase[] = [
  {
    id: 'x',
    url: 'https://x.com/HarborFerry/status/1050118621198921728?s=20',
    answers: {
      'https://publish.x.com/oembed': json({
        author_name: 'Harbor Ferry',
        author_url: 'https://twitter.com/HarborFerry',
        html: '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">First line &amp; more<br>#SolarFerry <a href="https://t.co/a">pic.twitter.com/AbC1</a></p>&mdash; Harbor Ferry (@HarborFerry) <a href="https://twitter.com/">October 10, 2018</a></blockquote><script src="https://evil.example/x.js"></script>',
        type: 'rich',
        version: '1.0',
      }),
    },
    post: {
      platform: 'X',
      url: 'https://x.com/HarborFerry/status/1050118621198921728',
      author: 'Harbor Ferry',
      handle: '@HarborFerry',
      text: 'First line & more\n#SolarFerry',
      date: '2018-10-10T20:19:24.211Z',
    },
  },
  {
    id: 'facebook',
    url: 'https://www.facebook.com/HarborFerry/posts/pfbid02abcDEF',
    answers: {
      'https://www.facebook.com/': page({
        'og:title': 'Harbor Ferry - The solar ferry sails',
        'og:description': 'The solar ferry sails from Monday.',
        'og:image': IMAGE,
      }),
    },
    post: {
      platform: 'Facebook',
      author: 'Harbor Ferry',
      text: 'The solar ferry sails from Monday.',
      ogDescription: 'The solar ferry sails from Monday.',
      previewImage: 'data:image/jpeg;base64,AAAA',
    },
  },
  {
    id: 'instagram',
    url: 'https://www.instagram.com/harborferry/p/DDzbnVKx57R/',
    answers: {
      'https://www.instagram.com/p/DDzbnVKx57R/': page({
        'og:title': 'Harbor Ferry on Instagram: "Sunset on board"',
        'og:description': '1,204 likes, 3.5K comments - harborferry on December 20, 2024: "Sunset on board".',
      }),
    },
    post: {
      platform: 'Instagram',
      author: 'Harbor Ferry',
      handle: '@harborferry',
      text: 'Sunset on board',
      counts: { likes: 1204, comments: 3500 },
    },
  },
  {
    id: 'threads',
    url: 'https://www.threads.net/@harborferry/post/DDzbnVKx57R',
    answers: {
      'https://www.threads.com/@harborferry/post/DDzbnVKx57R': page({
        'og:title': 'Harbor Ferry (@harborferry) on Threads',
        'og:description': 'Who is on board?',
        'og:image': IMAGE,
      }),
    },
    post: {
      platform: 'Threads',
      author: 'Harbor Ferry',
      handle: '@harborferry',
      text: 'Who is on board?',
      previewImage: null,
    },
  },
  {
    id: 'linkedin',
    url: 'https://www.linkedin.com/posts/harbor_solar-ferry-activity-7289953683264434176-AbCd',
    answers: {
      'https://www.linkedin.com/embed/feed/update/urn:li:activity:7289953683264434176': {
        body: `<html><head><title>Post</title></head><body><div class="base-main-feed-card__entity-lockup main-feed-activity-card__actor"><a href="/company/harbor"><img src="https://images.example/logo.png"></a><a href="/company/harbor">Harbor Ferry Ltd</a></div>
<p class="attributed-text-segment-list__content">We are hiring.<br><br>Join us!</p><ul class="feed-images-content"><li><img data-delayed-url="${IMAGE}"></li></ul></body></html>`,
      },
    },
    post: {
      platform: 'LinkedIn',
      author: 'Harbor Ferry Ltd',
      text: 'We are hiring.\n\nJoin us!',
      date: '2025-01-28T10:33:18.880Z',
      previewImage: 'data:image/jpeg;base64,AAAA',
    },
  },
  {
    id: 'tiktok',
    url: 'https://www.tiktok.com/@harborferry/video/6718335390845095173',
    answers: {
      'https://www.tiktok.com/oembed': json({
        version: '1.0',
        type: 'video',
        title: 'Casting off #ferry',
        author_name: 'Harbor Ferry',
        author_unique_id: 'harborferry',
        author_url: 'https://www.tiktok.com/@harborferry',
        thumbnail_url: IMAGE,
      }),
    },
    post: { platform: 'TikTok', author: 'Harbor Ferry', handle: '@harborferry', text: 'Casting off #ferry' },
  },
  {
    id: 'youtube',
    url: 'https://youtu.be/iwGFalTRHDA?t=3',
    answers: {
      'https://www.youtube.com/oembed': json({
        title: 'How a solar ferry works',
        author_name: 'Harbor Ferry',
        author_url: 'https://www.youtube.com/@harborferry',
        type: 'video',
        version: '1.0',
      }),
      'https://www.youtube.com/watch': page(
        { 'og:title': 'How a solar ferry works', 'og:description': 'Batteries, panels and a captain...' },
        '<meta itemprop="datePublished" content="2026-02-01T08:00:00-08:00">',
      ),
    },
    post: {
      platform: 'YouTube',
      title: 'How a solar ferry works',
      author: 'Harbor Ferry',
      handle: '@harborferry',
      text: 'How a solar ferry works\n\nBatteries, panels and a captain...',
      date: '2026-02-01T16:00:00.000Z',
    },
  },
  {
    id: 'reddit',
    url: 'https://old.reddit.com/r/ferries/comments/4lwccv/solar/',
    answers: {
      'https://www.reddit.com/oembed': json({
        type: 'rich',
        version: '1.0',
        title: 'I took the solar ferry',
        author_name: 'deckhand42',
        html: '<blockquote></blockquote>',
      }),
      'https://www.reddit.com/comments/4lwccv/.rss': {
        type: 'application/atom+xml; charset=UTF-8',
        body: '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>r/ferries</title><entry><author><name>/u/deckhand42</name></author><content type="html">&lt;div class=&quot;md&quot;&gt;&lt;p&gt;It was quiet &amp;amp; fast.&lt;/p&gt;&lt;/div&gt; submitted by &lt;a href=&quot;x&quot;&gt; /u/deckhand42 &lt;/a&gt;</content><link href="https://www.reddit.com/" /><published>2026-03-01T09:30:00+00:00</published><title>I took the solar ferry</title></entry><entry><title>a comment</title></entry></feed>',
      },
    },
    post: {
      platform: 'Reddit',
      title: 'I took the solar ferry',
      author: 'deckhand42',
      handle: 'u/deckhand42',
      text: 'I took the solar ferry\n\nIt was quiet & fast.',
      date: '2026-03-01T09:30:00.000Z',
    },
  },
  {
    id: 'bluesky',
    url: 'https://bsky.app/profile/ferry.example.com/post/3jzn6g7ixgq2y',
    answers: {
      'https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread': json({
        thread: {
          $type: 'app.bsky.feed.defs#threadViewPost',
          post: {
            author: {
              did: 'did:plc:a',
              handle: 'ferry.example.com',
              displayName: 'Harbor Ferry',
              labels: [],
            },
            record: { text: 'Two lines\nof text <3', createdAt: '2023-07-03T18:11:27.017Z' },
            embed: { images: [{ fullsize: IMAGE, alt: 'a ferry' }] },
            likeCount: 7,
            repostCount: 0,
          },
        },
      }),
    },
    post: {
      platform: 'Bluesky',
      author: 'Harbor Ferry',
      handle: '@ferry.example.com',
      text: 'Two lines\nof text <3',
      date: '2023-07-03T18:11:27.017Z',
      counts: { likes: 7, reposts: 0 },
      previewImage: 'data:image/jpeg;base64,AAAA',
    },
  },
  {
    id: 'mastodon',
    url: 'https://social.example/@ferry/115000000000000000',
    answers: {
      'https://social.example/api/v1/statuses/115000000000000000': json({
        id: '115000000000000000',
        created_at: '2025-08-09T17:32:22.187Z',
        visibility: 'public',
        spoiler_text: 'Harbor news',
        content:
          '<p>Hello<br />again, see <a href="https://harbor.example/a"><span class="invisible">https://</span><span>harbor.example</span><span class="invisible">/a</span></a></p><p>Second &lt;paragraph&gt;</p>',
        account: { acct: 'ferry', username: 'ferry', display_name: 'Harbor Ferry' },
        favourites_count: 3,
      }),
    },
    post: {
      platform: 'Mastodon',
      author: 'Harbor Ferry',
      handle: '@ferry@social.example',
      text: 'Harbor news\n\nHello\nagain, see harbor.example\n\nSecond <paragraph>',
      date: '2025-08-09T17:32:22.187Z',
      counts: { favourites: 3 },
    },
  },
  {
    id: 'pinterest',
    url: 'https://de.pinterest.com/pin/99360735500167749',
    answers: {
      'https://www.pinterest.com/oembed.json': json({
        version: '1.0',
        type: 'rich',
        title: 'Ferry deck ideas',
        author_name: 'Harbor Ferry',
        author_url: 'https://www.pinterest.com/harborferry/',
        thumbnail_url: IMAGE,
      }),
    },
    post: { platform: 'Pinterest', author: 'Harbor Ferry', handle: '@harborferry', text: 'Ferry deck ideas' },
  },
  {
    id: 'tumblr',
    url: 'https://www.tumblr.com/harborferry/822057428507049984',
    answers: {
      'https://harborferry.tumblr.com/post/822057428507049984': page(
        { 'og:site_name': 'Tumblr', 'og:description': 'Fog this mor…' },
        '<script type="application/ld+json">{"@type":"SocialMediaPosting","articleBody":"Fog this morning.","datePublished":"2026-03-01T07:00:00+00:00","author":{"name":"harborferry"}}</script>',
      ),
      'https://www.tumblr.com/oembed/1.0': json({
        type: 'rich',
        version: '1.0',
        author_name: 'harborferry',
        title: '',
      }),
    },
    post: {
      platform: 'Tumblr',
      author: 'harborferry',
      handle: '@harborferry',
      text: 'Fog this morning.',
      date: '2026-03-01T07:00:00.000Z',
    },
  },
  {
    id: 'telegram',
    url: 'https://t.me/s/harborferry/83',
    answers: {
      'https://t.me/harborferry/83?embed=1&mode=tme': {
        body: `<div class="tgme_widget_message" data-post="harborferry/83"><a class="tgme_widget_message_owner_name"><span>Harbor Ferry</span></a>
<a class="tgme_widget_message_reply"><div class="tgme_widget_message_text">an older post</div></a>
<a class="tgme_widget_message_photo_wrap" style="width:800px;background-image:url('${IMAGE}')"></a>
<div class="tgme_widget_message_text js-message_text">No sailings<br/>today.</div>
<a class="tgme_widget_message_date"><time datetime="2026-02-17T15:00:00+00:00">15:00</time></a></div>`,
      },
    },
    post: {
      platform: 'Telegram',
      author: 'Harbor Ferry',
      handle: '@harborferry',
      text: 'No sailings\ntoday.',
      date: '2026-02-17T15:00:00.000Z',
      previewImage: 'data:image/jpeg;base64,AAAA',
    },
  },
  {
    id: 'truthsocial',
    url: 'https://truthsocial.com/@harborferry/posts/115000000000000000',
    answers: {
      'https://truthsocial.com/api/v1/statuses/115000000000000000': json({
        id: '115000000000000000',
        created_at: '2025-08-09T17:32:22.187Z',
        content: '<p>All aboard</p>',
        account: { acct: 'harborferry', display_name: 'Harbor Ferry' },
      }),
    },
    post: { platform: 'Truth Social', author: 'Harbor Ferry', text: 'All aboard' },
  },
  {
    id: 'snapchat',
    url: 'https://www.snapchat.com/spotlight/W7_EDlXWTBiXAEEniNoMPwAA',
    answers: {
      'https://www.snapchat.com/spotlight/': page(
        { 'og:title': 'Spotlight', 'og:description': 'Waves!' },
        '<script type="application/ld+json">{"@type":"VideoObject","description":"Waves!","uploadDate":"2026-01-02T03:04:05Z","creator":{"name":"Harbor Ferry"}}</script>',
      ),
    },
    post: { platform: 'Snapchat', author: 'Harbor Ferry', text: 'Waves!', date: '2026-01-02T03:04:05.000Z' },
  },
  {
    id: 'vimeo',
    url: 'https://player.vimeo.com/video/7073899?h=abc',
    answers: {
      'https://vimeo.com/api/oembed.json': json({
        type: 'video',
        version: '1.0',
        title: 'Launch day',
        description: 'The ferry leaves the yard.',
        author_name: 'Harbor Ferry',
        author_url: 'https://vimeo.com/harborferry',
        upload_date: '2009-10-14 15:30:43',
        thumbnail_url: IMAGE,
      }),
    },
    post: {
      platform: 'Vimeo',
      title: 'Launch day',
      author: 'Harbor Ferry',
      text: 'Launch day\n\nThe ferry leaves the yard.',
      date: '2009-10-14',
    },
  },
  {
    id: 'substack-notes',
    url: 'https://substack.com/@harborferry/note/c-51145594',
    answers: {
      'https://substack.com/@harborferry/note/c-51145594': page({
        'og:title': 'Harbor Ferry (@harborferry)',
        'og:description': 'A note from the bridge.',
      }),
    },
    post: {
      platform: 'Substack Notes',
      author: 'Harbor Ferry',
      handle: '@harborferry',
      text: 'A note from the bridge.',
    },
  },
  {
    id: 'vk',
    url: 'https://vk.com/feed?w=wall-1_395554',
    answers: {
      'https://vk.com/wall-1_395554': page({
        'og:title': 'Harbor Ferry',
        'og:description': 'Tickets on sale',
      }),
    },
    post: { platform: 'VK', author: 'Harbor Ferry', text: 'Tickets on sale' },
  },
];
