/** Networks for videos, images and links, each with a response in its documented format. */
import { IMAGE, json, type PlatformCase, page } from './platform-case.ts';

export const MEDIA_CASES: readonly PlatformCase[] = [
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
      date: '2026-02-01T08:00:00-08:00',
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
      date: '2026-03-01T09:30:00+00:00',
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
      date: '2026-03-01T07:00:00+00:00',
    },
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
    post: { platform: 'Snapchat', author: 'Harbor Ferry', text: 'Waves!', date: '2026-01-02T03:04:05Z' },
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
];
