import { Failure } from '@earshot/schema/failures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples, exampleValues } from '../../../test/examples.ts';
import { PLATFORM_CASES } from '../../features/social/testing/platform-case.ts';
import { PLATFORMS } from './platforms.ts';
import { dateOfPostId, postOf, recognizeLink } from './recognize-link.ts';
import { LEADS, OTHER_PAGES } from './testing/other-addresses.ts';
import { POSTS as ADDRESSES } from './testing/post-addresses.ts';

const POSTS = [...ADDRESSES, ...PLATFORM_CASES.map(({ id, url }) => [id, url] as const)];

function refusal(url: string): string | null {
  try {
    recognizeLink(url);
    return null;
  } catch (error) {
    expect(error).toMatchObject({ failureCause: 'not-a-post' });
    return error instanceof Failure ? error.message : null;
  }
}

describe('recognizeLink', () => {
  it.each(POSTS)('%s: %s is a single post, as its canonical address is', (id, url) => {
    const post = postOf(url);
    expect(post?.platform.id).toBe(id);
    const again = postOf(post?.url ?? '');
    expect([again?.platform.id, again?.id, again?.url]).toEqual([id, post?.id, post?.url]);
  });

  it.each(OTHER_PAGES)('%s is refused as %s', (url, what) => {
    expect(refusal(url)).toContain(what);
  });

  it('a share link of Threads has to be followed first', () => {
    expect(recognizeLink('https://www.threads.com/share/DoDJmollq/').kind).toBe('lead');
  });

  it.each(LEADS)('%s has to be followed first', (url) => {
    expect(recognizeLink(url)).toMatchObject({ kind: 'lead', url });
  });

  it.each(['', 'x.com/a/status/1', 'ftp://x.com/a/status/123', 'javascript:alert(1)'])(
    '%j is not a web address',
    (text) => {
      expect(() => recognizeLink(text)).toThrow(new Failure('invalid-url'));
    },
  );

  it.each(examples<[string, string]>(import.meta.url, 'links with tracking'))(
    '%s loses its tracking',
    (url, canonical) => {
      expect(postOf(url)?.url).toBe(canonical);
    },
  );

  it('never throws anything but a failure', () => {
    const parts = fc.constantFrom(...exampleValues<string>(import.meta.url, 'pieces of texts'));
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
  it.each(examples<[string, string]>(import.meta.url, 'days of post identifiers'))(
    '%s was written at %s',
    (url, start) => {
      const post = postOf(url);
      expect(post && dateOfPostId(post)?.startsWith(start)).toBe(true);
    },
  );

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
  it('has each kind of method once on a platform, because an answer is identified by its kind', () => {
    for (const { id, methods } of PLATFORMS) {
      const kinds = methods.map(({ kind }) => kind);
      expect([id, kinds]).toEqual([id, [...new Set(kinds)]]);
    }
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

describe('short links of the platforms', () => {
  it.each(examples<[string]>(import.meta.url, 'short links'))('%s is one', (link) => {
    expect(recognizeLink(link)).toMatchObject({ kind: 'lead', isOwn: true });
  });

  it.each(examples<[string]>(import.meta.url, 'links that look like short ones'))(
    '%s is not, whatever its path',
    (link) => {
      const recognize = () => recognizeLink(link);
      try {
        expect(recognize()).toMatchObject({ isOwn: false });
      } catch (error) {
        expect(error).toMatchObject({ failureCause: 'not-a-post' });
      }
    },
  );
});
