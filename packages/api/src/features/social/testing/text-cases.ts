/** Networks for short texts, each with a response in its documented format. */
import { IMAGE, json, type PlatformCase, page } from './platform-case.ts';

export const TEXT_CASES: readonly PlatformCase[] = [
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
      text: 'CW: Harbor news\n\nHello\nagain, see harbor.example\n\nSecond <paragraph>',
      date: '2025-08-09T17:32:22.187Z',
      counts: { favourites: 3 },
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
      date: '2026-02-17T15:00:00+00:00',
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
