import { Failure } from '@earshot/schema/failures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLATFORMS, type PlatformId } from './platforms.ts';
import { dateOfPostId, postOf, recognizeLink } from './recognize-link.ts';

const POSTS: readonly (readonly [PlatformId, string])[] = [
  ['x', 'https://twitter.com/Interior/status/463440424141459456'],
  ['x', 'https://x.com/API/status/1050118621198921728?s=20'],
  ['x', 'https://mobile.twitter.com/a/status/1050118621198921728/photo/1'],
  ['x', 'https://x.com/i/web/status/1050118621198921728'],
  ['x', 'https://x.com/i/status/1050118621198921728'],
  ['facebook', 'https://www.facebook.com/NASA/posts/pfbid02abcDEF'],
  ['facebook', 'https://www.facebook.com/permalink.php?story_fbid=pfbid0a&id=100'],
  ['facebook', 'https://m.facebook.com/story.php?story_fbid=1&id=2'],
  ['facebook', 'https://www.facebook.com/watch/?v=123456'],
  ['facebook', 'https://www.facebook.com/reel/123456'],
  ['facebook', 'https://www.facebook.com/groups/g/posts/123/'],
  ['facebook', 'https://www.facebook.com/share/p/1AbCdEf/'],
  ['instagram', 'https://www.instagram.com/p/fA9uwTtkSN/'],
  ['instagram', 'https://www.instagram.com/nasa/p/DDzbnVKx57R/'],
  ['instagram', 'https://instagram.com/reel/C9abcDEfghI/?igsh=x'],
  ['threads', 'https://www.threads.com/@meta/post/DDzbnVKx57R'],
  ['threads', 'https://www.threads.net/t/DDzbnVKx57R'],
  ['linkedin', 'https://www.linkedin.com/posts/nasa_title-words-activity-7289953683264434176-AbCd'],
  ['linkedin', 'https://www.linkedin.com/feed/update/urn:li:activity:7289953683264434176/'],
  ['linkedin', 'https://www.linkedin.com/embed/feed/update/urn:li:ugcPost:7289953683264434176'],
  ['linkedin', 'https://de.linkedin.com/posts/x_y-ugcPost-7289953683264434176-zz?utm_source=share'],
  ['tiktok', 'https://www.tiktok.com/@scout2015/video/6718335390845095173'],
  ['tiktok', 'https://www.tiktok.com/@a.b/photo/7479037796326362385?is_from_webapp=1'],
  ['tiktok', 'https://m.tiktok.com/v/6718335390845095173.html'],
  ['youtube', 'https://www.youtube.com/watch?v=iwGFalTRHDA'],
  ['youtube', 'https://youtu.be/iwGFalTRHDA?t=3'],
  ['youtube', 'https://www.youtube.com/shorts/a12CpYea0i4'],
  ['youtube', 'https://m.youtube.com/watch?app=desktop&v=iwGFalTRHDA'],
  ['youtube', 'https://www.youtube.com/live/iwGFalTRHDA'],
  ['reddit', 'https://www.reddit.com/r/aww/comments/4lwccv/someone_came_to_visit_woodchips_for_scale/'],
  ['reddit', 'https://old.reddit.com/r/aww/comments/4lwccv/t/d3qol9a'],
  ['reddit', 'https://www.reddit.com/comments/4lwccv'],
  ['reddit', 'https://www.reddit.com/user/x_y/comments/4lwccv/t/'],
  ['bluesky', 'https://bsky.app/profile/emilyliu.me/post/3jzn6g7ixgq2y'],
  ['bluesky', 'https://bsky.app/profile/did:plc:vjug55kidv6sye7ykr5faxxn/post/3jzn6g7ixgq2y'],
  ['mastodon', 'https://mastodon.social/@Gargron/115000000000000000'],
  ['mastodon', 'https://mstdn.jp/users/abc/statuses/109384934000000000'],
  ['mastodon', 'https://fosstodon.org/@a@mastodon.social/115000000000000000'],
  ['pinterest', 'https://www.pinterest.com/pin/99360735500167749/'],
  ['pinterest', 'https://de.pinterest.com/pin/99360735500167749'],
  ['pinterest', 'https://www.pinterest.co.uk/pin/some-title--99360735500167749/'],
  ['tumblr', 'https://staff.tumblr.com/post/619193383820410880/have-a-post-youre-particularly-proud-of'],
  ['tumblr', 'https://www.tumblr.com/staff/822057428507049984'],
  ['tumblr', 'https://www.tumblr.com/blog/view/staff/822057428507049984'],
  ['telegram', 'https://t.me/telegram/83'],
  ['telegram', 'https://t.me/s/durov/43'],
  ['telegram', 'https://telegram.me/durov/43?single'],
  ['truthsocial', 'https://truthsocial.com/@realDonaldTrump/posts/115670539534836133'],
  ['truthsocial', 'https://truthsocial.com/@realDonaldTrump/115670539534836133'],
  ['snapchat', 'https://www.snapchat.com/spotlight/W7_EDlXWTBiXAEEniNoMPwAAYdG5keWt5c2Z5'],
  ['snapchat', 'https://www.snapchat.com/@user/spotlight/W7_EDlXWTBiXAEEniNoMPwAA'],
  ['vimeo', 'https://vimeo.com/7073899'],
  ['vimeo', 'https://player.vimeo.com/video/7073899?h=abc'],
  ['vimeo', 'https://vimeo.com/channels/staffpicks/7073899'],
  ['vimeo', 'https://vimeo.com/707389912/0123abcdef'],
  ['substack-notes', 'https://substack.com/@robertreich/note/c-51145594'],
  ['substack-notes', 'https://substack.com/profile/1-x/note/c-51145594'],
  ['vk', 'https://vk.com/wall-226860244_205'],
  ['vk', 'https://m.vk.com/wall-1_2'],
  ['vk', 'https://vk.com/feed?w=wall-1_395554'],
  ['whatsapp-channel', 'https://whatsapp.com/channel/0029VaABCDEFGHIJKLMN/123'],
  ['whatsapp-channel', 'https://www.whatsapp.com/channel/0029VaABCDEFGHIJKLMN'],
  ['mastodon', 'https://akkoma.example/notice/AbCdEfGhIjKlMnOpQr'],
];

const NO_POSTS = [
  'https://x.com/Interior',
  'https://x.com/search?q=a',
  'https://notx.com/a/status/123',
  'https://x.com/a/lists/1',
  'https://www.facebook.com/NASA',
  'https://www.facebook.com/events/1',
  'https://facebook.com.evil.example/x/posts/1',
  'https://www.instagram.com/nasa/',
  'https://www.instagram.com/stories/nasa/1/',
  'https://www.instagram.com/explore/tags/p/',
  'https://www.threads.com/@meta',
  'https://threads.com/search?q=a',
  'https://www.linkedin.com/in/someone',
  'https://www.linkedin.com/company/nasa',
  'https://www.linkedin.com/pulse/article-title-name',
  'https://www.tiktok.com/@scout2015',
  'https://www.tiktok.com/tag/cats',
  'https://www.youtube.com/@nasa',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/post/Ugkx123',
  'https://www.reddit.com/r/aww/',
  'https://www.reddit.com/user/spez',
  'https://bsky.app/profile/bsky.app',
  'https://bsky.app/profile/bsky.app/feed/whats-hot',
  'https://mastodon.social/@Gargron',
  'https://mastodon.social/tags/news',
  'https://medium.com/@user/some-title-1234567890ab',
  'https://www.pinterest.com/kentbrew/',
  'https://www.pinterest.com/kentbrew/board-name/',
  'https://www.tumblr.com/staff',
  'https://staff.tumblr.com/',
  'https://www.tumblr.com/tagged/cats',
  'https://t.me/durov',
  'https://t.me/c/1234567890/5',
  'https://t.me/joinchat/AAAA',
  'https://t.me/+abcdef',
  'https://truthsocial.com/@realDonaldTrump',
  'https://truthsocial.com/explore',
  'https://www.snapchat.com/@user',
  'https://www.snapchat.com/add/user',
  'https://vimeo.com/staff',
  'https://vimeo.com/categories/animation',
  'https://substack.com/@robertreich',
  'https://robertreich.substack.com/p/title',
  'https://vk.com/durov',
  'https://vk.com/away.php?to=http://a.example',
  'https://wa.me/123',
  'https://chat.whatsapp.com/AbCd',
  'https://news.example/2026/03/05/harbor-city-opens-solar-ferry-line',
  'https://x.com/@someone/123456789',
  'https://user:secret@mastodon.example/@someone/115000000000000000',
  'https://t.co/',
];

const SHORT_LINKS = [
  'https://t.co/AbCdEf1234',
  'https://fb.watch/AbCdEf/',
  'https://fb.me/AbCdEf',
  'https://lnkd.in/dAbCdEf',
  'https://vm.tiktok.com/ZMabcdef/',
  'https://vt.tiktok.com/ZSabcdef/',
  'https://www.tiktok.com/t/ZTabcdef/',
  'https://redd.it/4lwccv',
  'https://www.reddit.com/r/aww/s/AbCdEf1234',
  'https://pin.it/AbCdEf',
  'https://tmblr.co/AbCdEf',
  'https://t.snapchat.com/AbCdEf',
  'https://vk.cc/AbCdEf',
];

describe('recognizeLink', () => {
  it.each(POSTS)('%s: %s is a single post', (id, url) => {
    expect(postOf(url)?.platform.id).toBe(id);
  });

  it.each(NO_POSTS)('%s is refused', (url) => {
    expect(() => recognizeLink(url)).toThrow(new Failure('not-a-post'));
  });

  it.each(SHORT_LINKS)('%s has to be resolved first', (url) => {
    expect(recognizeLink(url)).toEqual({ kind: 'short', url });
  });

  it.each(['', 'x.com/a/status/1', 'ftp://x.com/a/status/123', 'javascript:alert(1)'])(
    '%j is no web address',
    (text) => {
      expect(() => recognizeLink(text)).toThrow(new Failure('invalid-url'));
    },
  );

  it.each(POSTS)('%s: the canonical address of %s names the same post', (_, url) => {
    const post = postOf(url);
    const again = postOf(post?.url ?? '');
    expect([again?.platform.id, again?.id, again?.url]).toEqual([post?.platform.id, post?.id, post?.url]);
  });

  it.each([
    ['https://x.com/API/status/1050118621198921728?s=20', 'https://x.com/API/status/1050118621198921728'],
    [
      'https://mobile.twitter.com/a/status/1050118621198921728/photo/1',
      'https://x.com/a/status/1050118621198921728',
    ],
    ['https://youtu.be/iwGFalTRHDA?t=3', 'https://www.youtube.com/watch?v=iwGFalTRHDA'],
    [
      'https://www.facebook.com/permalink.php?story_fbid=pfbid0a&id=100&fbclid=IwAR0&mibextid=Nif',
      'https://www.facebook.com/permalink.php?story_fbid=pfbid0a&id=100',
    ],
    ['https://vk.com/feed?w=wall-1_395554', 'https://vk.com/wall-1_395554'],
    ['https://t.me/s/durov/43', 'https://t.me/durov/43'],
  ])('%s loses its tracking', (url, canonical) => {
    expect(postOf(url)?.url).toBe(canonical);
  });

  it('never throws anything but a failure', () => {
    const parts = fc.constantFrom(
      'https://',
      'x.com',
      'mastodon.example',
      '/',
      '@',
      'status',
      '123456',
      '%',
      '?',
      'a',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.array(parts).map((each) => each.join('')),
        ),
        (text) => {
          const post = postOf(text);
          expect(post === null || /^https?:\/\//.test(post.url)).toBe(true);
        },
      ),
    );
  });
});

describe('dateOfPostId', () => {
  it.each([
    ['https://twitter.com/Interior/status/463440424141459456', '2014-05-05T22:09:42'],
    ['https://www.instagram.com/p/fA9uwTtkSN/', '2013-10-03'],
    ['https://www.threads.net/t/DDzbnVKx57R', '2024-12-20'],
    ['https://www.linkedin.com/feed/update/urn:li:activity:7289953683264434176/', '2025-01-28T10:33:18'],
    ['https://www.tiktok.com/@scout2015/video/6718335390845095173', '2019-07-27'],
    ['https://bsky.app/profile/emilyliu.me/post/3jzn6g7ixgq2y', '2023-07-03T18:11:27'],
    ['https://mastodon.social/@Gargron/115000000000000000', '2025-08-09'],
  ])('%s was written at %s', (url, start) => {
    const post = postOf(url);
    expect(post && dateOfPostId(post)?.startsWith(start)).toBe(true);
  });

  it.each([
    'https://x.com/a/status/20',
    'https://youtu.be/iwGFalTRHDA',
    'https://www.facebook.com/reel/123456',
  ])('%s encodes no time', (url) => {
    const post = postOf(url);
    expect(post && dateOfPostId(post)).toBeNull();
  });
});

describe('the platform table', () => {
  it('has each kind of method once on a platform, because an answer is told by its kind', () => {
    for (const { id, methods } of PLATFORMS) {
      const kinds = methods.map(({ kind }) => kind);
      expect([id, kinds]).toEqual([id, [...new Set(kinds)]]);
    }
  });

  it('names every platform once', () => {
    const ids = PLATFORMS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('asks over TLS only, with the address as one parameter', () => {
    for (const [, url] of POSTS) {
      const post = postOf(url);
      for (const { kind, endpoint } of post?.platform.methods ?? []) {
        const asked = new URL(endpoint(post ?? { url: '', parts: {} }));
        expect(asked.protocol).toBe('https:');
        if (kind === 'oembed') expect(URL.canParse(asked.searchParams.get('url') ?? '')).toBe(true);
        expect(asked.href).not.toContain('undefined');
      }
    }
  });
});
