import { Failure, type FailureCause } from '@earshot/schema/failures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLATFORM_CASES } from '../../features/social/testing/platform-case.ts';
import type { MethodKind } from './platform.ts';
import { PLATFORMS } from './platforms.ts';
import type { PostReading } from './reading/answer.ts';
import { postOf, readPostAnswer } from './recognize-link.ts';

const WAYS = PLATFORM_CASES.flatMap(({ url: postUrl }) =>
  (postOf(postUrl)?.platform.methods ?? []).map(({ kind }) => [postUrl, kind] as const),
);

function read(postUrl: string, method: MethodKind, text: string, status = 200): PostReading | FailureCause {
  const answer = { url: postUrl, status, text };
  try {
    return readPostAnswer({ postUrl, method, answer, now: '2026-03-05T10:00:00Z' });
  } catch (error) {
    if (error instanceof Failure) return error.failureCause;
    throw error;
  }
}

const NAMES =
  'type version html title author_name author_url thumbnail_url author_unique_id description upload_date thread post author handle displayName labels record text createdAt embed images fullsize id content account acct visibility spoiler_text reblog media_attachments error likeCount'.split(
    ' ',
  );
const { value: anyJson } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, -1, 0, 1.5, 1e300),
    fc.constantFrom('', ' ', 'text', '<p>a</p>', '2026-01-01T00:00:00Z', 'https://a.example/b'),
    fc.string(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 8 }),
  ),
}));
const piece = fc.constantFrom(
  ...'<p> </p> <br> <div class="tgme_widget_message"> <div class="tgme_widget_message_text"> </div> <blockquote> <entry> <author><name> </name> <content> <published> <title> </title> <b <script> </script> <style> <!-- --> & text more " =\n'.split(
    ' ',
  ),
  '<meta property="og:title" content="',
  '<meta property="og:description" content="',
  '<p class="attributed-text-segment-list__content">',
  '<script type="application/ld+json">{"@type":"VideoObject","description":',
  '">',
);
const markup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '));

function check(reading: PostReading | FailureCause): void {
  if (typeof reading === 'string') return;
  for (const value of [reading.text, reading.author, reading.handle, reading.date, reading.title]) {
    expect(value === null || (typeof value === 'string' && value !== '')).toBe(true);
  }
  if (reading.image !== null) expect(reading.image).toMatch(/^https?:\/\//i);
  for (const count of Object.values(reading.counts)) expect(count).toBeGreaterThanOrEqual(0);
}

it('is tested with a post of every platform that can be asked', () => {
  const ids = new Set(WAYS.map(([url]) => postOf(url)?.platform.id));
  expect(PLATFORMS.filter(({ methods, id }) => methods.length > 0 && !ids.has(id))).toEqual([]);
});

it.each(WAYS)('%s by %s: any JSON or markup gives a post or an expected failure', (url, method) => {
  const json = anyJson.map((value) => JSON.stringify(value));
  fc.assert(
    fc.property(fc.oneof(json, json, markup, fc.string()), (text) => check(read(url, method, text))),
    { numRuns: 120 },
  );
});

it('markup in an embed answer never reaches the text', () => {
  const tags = '<script>alert(1)</script>|<img src=x onerror=alert(1)>|<b>|</b>|word |<br>'.split('|');
  const tag = fc.constantFrom(...tags);
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 20 }), (parts) => {
      const html = `<blockquote><p>start ${parts.join('')}</p></blockquote>`;
      const content = { id: '1', content: `<p>start ${parts.join('')}</p>`, account: { acct: 'a' } };
      const readings = [
        read('https://x.com/a/status/123', 'oembed', JSON.stringify({ type: 'rich', html })),
        read('https://social.example/@a/115000000000000000', 'public-api', JSON.stringify(content)),
      ];
      for (const reading of readings) {
        if (typeof reading === 'string') throw new Error(reading);
        expect(reading.text).toMatch(/^start/);
        expect(reading.text).not.toMatch(/[<>]|alert/);
      }
    }),
  );
});

it('a Telegram post that is missing answers with success', () => {
  const html = '<div class="tgme_widget_message_error">Post not found</div>';
  expect(read('https://t.me/abcd/83', 'embed-page', html)).toBe('social-gone');
});

it('a copy of a Mastodon post names the original and its server', () => {
  const status = {
    id: '1',
    content: '<p>x</p>',
    url: 'https://home.example/@b/1',
    account: { acct: 'b@home.example', username: 'b' },
  };
  expect(
    read('https://social.example/@b@home.example/115000000000000000', 'public-api', JSON.stringify(status)),
  ).toMatchObject({
    url: 'https://home.example/@b/1',
    handle: '@b@home.example',
    author: 'b',
  });
});
