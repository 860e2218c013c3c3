import { Failure, type FailureCause } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { inlineCompute } from '../../../test/inline-compute.ts';
import { causeOf } from '../../adapters/outbound/testing/cause-of.ts';
import { PLATFORMS } from '../../core/social/platforms.ts';
import type { ImageReader, Outbound } from '../../ports.ts';
import { readPost } from './read-post.ts';
import { type FakeAnswer, fakeWeb } from './testing/fake-web.ts';
import { json, PLATFORM_CASES, type PlatformCase } from './testing/platform-case.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const PICTURE: Record<string, FakeAnswer> = { 'https://images.example/': { type: 'image/jpeg', body: 'x' } };
const images: ImageReader = {
  read: () => Promise.reject(new Error('no picture is read for a link')),
  preview: () => Promise.resolve('data:image/jpeg;base64,AAAA'),
};

function read(url: string, answers: Readonly<Record<string, FakeAnswer>>) {
  const { outbound, asked } = fakeWeb({ ...PICTURE, ...answers });
  const services = { clock: () => NOW, outbound, images, compute: inlineCompute };
  return { asked, post: readPost(services, url, { client: 'a', signal: undefined }) };
}

const failing = ({ url, answers }: PlatformCase, answer: FakeAnswer) =>
  causeOf(read(url, Object.fromEntries(Object.keys(answers).map((address) => [address, answer]))).post);

describe('readPost', () => {
  it('has a case for every platform that can be asked', () => {
    const asked = PLATFORMS.filter(({ methods }) => methods.length > 0).map(({ id }) => id);
    expect(PLATFORM_CASES.map(({ id }) => id).sort()).toEqual([...asked].sort());
  });

  it.each(PLATFORM_CASES)('$id: its documented answer is read, with its sources', async (platform) => {
    const post = await read(platform.url, platform.answers).post;
    expect(post).toMatchObject(platform.post);
    for (const name of ['text', 'author', 'handle', 'date'] as const)
      if (post[name] !== null) expect(post.provenance[name]).toMatch(/^[\p{L}\p{N}].{3,}/u);
  });

  it.each(PLATFORM_CASES)('$id: is behind a login', async (platform) => {
    const login = { landsAt: `${new URL(platform.url).origin}/login?next=x`, body: '<title>Log in</title>' };
    const expected: FailureCause = platform.id === 'mastodon' ? 'not-a-post' : 'social-no-public-text';
    expect(await failing(platform, login)).toBe(expected);
    const refused = await failing(platform, { status: 403, body: '{"error":"This method requires login"}' });
    expect(refused).toBe('social-no-public-text');
  });

  it.each(PLATFORM_CASES)('$id: says when it may be asked again', async ({ url, answers }) => {
    const limited = { status: 429, body: 'Too many requests', headers: { 'retry-after': '40' } };
    const web = Object.fromEntries(Object.keys(answers).map((address) => [address, limited]));
    await expect(read(url, web).post).rejects.toMatchObject({
      failureCause: 'social-rate-limited',
      retryAfterSeconds: 40,
      message: expect.stringContaining('Try again in 40 seconds'),
    });
  });

  it.each(PLATFORM_CASES)('$id: answers with damaged data', async (platform) => {
    const expected: FailureCause[] =
      platform.id === 'mastodon' ? ['not-a-post'] : ['social-unavailable', 'social-no-public-text'];
    for (const body of ['{"type":"rich","ht', '', '[]', '"text"', '{}', 'Forbidden']) {
      expect(expected).toContain(await failing(platform, { type: 'text/html', body }));
    }
  });

  it.each(PLATFORM_CASES)(
    '$id: is gone, answers with another type, or cannot be reached',
    async (platform) => {
      const gone = { status: 404, body: '{"error":"Record not found"}' };
      expect(await failing(platform, gone)).toBe('social-gone');
      expect(await failing(platform, { type: 'application/pdf', body: '%PDF-1.7' })).toBe(
        'social-unavailable',
      );
      expect(await causeOf(read(platform.url, {}).post)).toBe('social-unavailable');
    },
  );

  it.each(examples<[string, string, number, string]>(import.meta.url, 'posts that answer'))(
    '%s: %s answering %i means %s',
    async (url, address, status, cause) => {
      expect(await causeOf(read(url, { [address]: { status, body: 'no' } }).post)).toBe(cause);
    },
  );

  it.each([
    ['a WhatsApp channel', 'https://whatsapp.com/channel/0029VaABCDEFGHIJKLMN/123', 'social-no-public-text'],
    ['a page of a network that is no post', 'https://x.com/harborferry', 'not-a-post'],
  ])('sends no request for %s', async (_, url, cause) => {
    const { post, asked } = read(url, {});
    expect(await causeOf(post)).toBe(cause);
    expect(asked).toEqual([]);
  });

  it('asks an unknown site only for the page itself', async () => {
    const news = 'https://news.example/2026/03/05/solar-ferry';
    const { post, asked } = read(news, { [news]: { body: '<p>A story.</p>' } });
    expect(await causeOf(post)).toBe('not-a-post');
    expect(asked).toEqual([news]);
  });

  it('reads the post behind a share link, and dates it by its own id', async () => {
    const share = 'https://www.instagram.com/share/reel/BAbCdEfGh/';
    const landed = 'https://www.instagram.com/reel/DDzbnVKx57R/';
    const body = '<meta property="og:title" content="Harbor Ferry on Instagram: &quot;All aboard&quot;">';
    const { post } = read(share, { [share]: { body, landsAt: landed } });
    expect(await post).toMatchObject({
      url: 'https://www.instagram.com/p/DDzbnVKx57R/',
      text: 'All aboard',
      date: expect.stringMatching(/^2024-12-20/),
    });
  });

  it.each([
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fx.com%2Fharborferry%2Fstatus%2F1050118621198921728',
    'https://www.google.com/url?q=https%3A%2F%2Ffxtwitter.com%2Fharborferry%2Fstatus%2F1050118621198921728',
  ])('reads the post inside %s without asking the wrapper', async (url) => {
    const { post, asked } = read(url, {
      'https://publish.x.com/': json({ type: 'rich', html: '<blockquote><p>All aboard</p></blockquote>' }),
    });
    expect(await post).toMatchObject({ url: 'https://x.com/harborferry/status/1050118621198921728' });
    expect(asked).toHaveLength(1);
  });

  it('honors Bluesky authors who ask for signed-in visitors only', async () => {
    const labels = [{ val: '!no-unauthenticated' }];
    const post = { author: { handle: 'a.example', labels }, record: { text: 'private' } };
    const { post: failed, asked } = read('https://bsky.app/profile/a.example/post/3jzn6g7ixgq2y', {
      'https://public.api.bsky.app/': { body: JSON.stringify({ thread: { post } }) },
      'https://embed.bsky.app/': { body: '{"type":"rich","html":"<blockquote><p>private</p></blockquote>"}' },
    });
    expect(await causeOf(failed)).toBe('social-no-public-text');
    expect(asked).toHaveLength(1);
  });

  it('a Mastodon server that closed its interface is read from the page', async () => {
    const { post } = read('https://social.example/@ferry/115000000000000000', {
      'https://social.example/api/': { status: 401, body: '{"error":"This API requires a user"}' },
      'https://social.example/@ferry/': { body: '<meta property="og:description" content="Hello">' },
    });
    expect(await post).toMatchObject({ text: 'Hello' });
  });

  it('a Mastodon post that is not public stays so', async () => {
    const body = '{"id":"1","content":"x","visibility":"private","account":{"acct":"a"}}';
    const { post } = read('https://social.example/@ferry/115000000000000000', {
      'https://social.example/api/': { body },
    });
    expect(await causeOf(post)).toBe('social-no-public-text');
  });

  it('without the feed a Reddit post is its title', async () => {
    const { post } = read('https://www.reddit.com/comments/4lwccv', {
      'https://www.reddit.com/oembed': { body: '{"type":"rich","title":"Only a title","author_name":"a_b"}' },
      'https://www.reddit.com/comments/': { status: 403, body: 'blocked' },
    });
    expect(await post).toMatchObject({ text: 'Only a title', date: null });
  });

  it('tries no other method after a timeout', async () => {
    const asked: string[] = [];
    const outbound: Outbound = {
      fetch: ({ url }) => {
        asked.push(url);
        return Promise.reject(new Failure('timeout-total'));
      },
      visit: () => Promise.reject(new Failure('busy')),
    };
    const services = { clock: () => NOW, outbound, images, compute: inlineCompute };
    const caller = { client: 'a', signal: undefined };
    expect(await causeOf(readPost(services, 'https://vimeo.com/7073899', caller))).toBe('social-unavailable');
    expect(asked).toHaveLength(1);
    expect(await causeOf(readPost(services, 'https://t.co/abc', caller))).toBe('busy');
  });

  it('is read without a picture that cannot be fetched', async () => {
    const answers = {
      'https://www.facebook.com/': {
        body: '<meta property="og:image" content="https://gone.example/a.jpg"><meta property="og:description" content="Text">',
      },
    };
    expect(await read('https://www.facebook.com/reel/123456', answers).post).toMatchObject({
      text: 'Text',
      previewImage: null,
    });
  });
});

describe('short links', () => {
  const oembed = { 'https://www.tiktok.com/oembed': { body: '{"type":"video","title":"Casting off"}' } };
  const target = 'https://www.tiktok.com/@ferry/video/6718335390845095173?_r=1';

  it('are followed until they name a post, whose page is not asked for', async () => {
    const { post, asked } = read('https://vm.tiktok.com/ZMabcdef/', {
      ...oembed,
      'https://vm.tiktok.com/ZMabcdef/': {
        status: 301,
        headers: { location: 'https://www.tiktok.com/t/abc/' },
      },
      'https://www.tiktok.com/t/abc/': { body: `<meta http-equiv="refresh" content="0;url=${target}">` },
    });
    expect(await post).toMatchObject({ platform: 'TikTok', text: 'Casting off' });
    expect(asked).not.toContain(target);
  });

  it('say when a network that limits its visitors may be asked again', async () => {
    const limited = { status: 429, headers: { 'retry-after': '120' } };
    await expect(
      read('https://vm.tiktok.com/ZMabcdef/', { 'https://vm.tiktok.com/': limited }).post,
    ).rejects.toMatchObject({ retryAfterSeconds: 120, message: expect.stringContaining('in 2 minutes') });
  });

  it.each(examples<[string, FakeAnswer, FailureCause]>(import.meta.url, 'short links'))(
    '%s',
    async (_, answer, cause) => {
      expect(
        await causeOf(read('https://vm.tiktok.com/ZMabcdef/', { 'https://vm.tiktok.com/': answer }).post),
      ).toBe(cause);
    },
  );
});

it('a post that cannot be read names what its link states, and offers pasting', async () => {
  const url = 'https://x.com/harborferry/status/1765432109876543488';
  const error = await read(url, {}).post.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({
    stated: { outlet: 'X', handle: '@harborferry', date: '2024-03-06' },
    message: expect.stringContaining(
      'a post on X by @harborferry of 2024-03-06. You can also paste its text.',
    ),
  });
});
