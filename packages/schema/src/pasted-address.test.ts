import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import table from './pasted-address.examples.tsv?raw';
import { pastedUrl, readPastedAddress } from './pasted-address.ts';
import { examplesIn } from './testing/examples.ts';

const STORY = 'https://news.example/2026/story?id=7';

describe('readPastedAddress', () => {
  it.each([
    ['alone', STORY],
    ['with blanks around', `  ${STORY}\n`],
    ['in angle brackets', `<${STORY}>`],
    ['in single guillemets', `‹${STORY}›`],
    ['in quotes', `"${STORY}"`],
    ['in curly quotes', `“${STORY}”`],
    ['in single quotes', `'${STORY}'`],
    ['in low quotes', `„${STORY}“`],
    ['in guillemets', `«${STORY}»`],
    ['in round brackets', `(${STORY})`],
    ['in square brackets', `[${STORY}]`],
    ['in curly brackets', `{${STORY}}`],
    ['in backquotes', `\`${STORY}\``],
    ['in bold', `**${STORY}**`],
    ['a bracket that was opened elsewhere', `${STORY})`],
    ['an open quote', `"${STORY}`],
    ['with a full stop', `${STORY}.`],
    ['with a comma', `${STORY},`],
    ['with a semicolon', `${STORY};`],
    ['with an exclamation mark', `${STORY}!`],
    ['with an ellipsis', `${STORY}…`],
    ['with three dots', `${STORY}...`],
    ['a bracket and a full stop', `(see ${STORY}).`],
    ['with zero-width blanks', `\u200B${STORY}\u200B`],
    ['with a zero-width blank inside', STORY.replace('/story', '/\u200Bstory')],
    ['with direction marks', `\u202A${STORY}\u202C`],
    ['with a byte order mark', `\uFEFF${STORY}`],
    ['with a soft hyphen', STORY.replace('story', 'sto\u00ADry')],
    ['with a no-break space', `\u00A0${STORY}\u00A0`],
    ['after words', `Read this: ${STORY}`],
    ['between words', `Read ${STORY} when you can`],
    ['after a colon', `URL:${STORY}`],
    ['glued to a word', `Link:${STORY}`],
    ['in a list', `- ${STORY}`],
    ['defanged', 'hxxps://news[.]example/2026/story?id=7'],
    ['defanged with brackets at the colon', 'hxxps[:]//news[.]example/2026/story?id=7'],
    ['defanged with bracketed slashes', 'hxxps[://]news[.]example/2026/story?id=7'],
    ['defanged with words', 'hxxps://news[dot]example/2026/story?id=7'],
    ['defanged in round brackets', 'hXXps://news(.)example/2026/story?id=7'],
    ['Markdown', `[The story](${STORY})`],
    ['Markdown with a title', `[The story](${STORY} "A title")`],
    ['Markdown whose text is an address', `[https://short.example/x](${STORY})`],
    ['a Markdown reference', `[1]: ${STORY}`],
    ['a Markdown image', `![picture](${STORY})`],
    ['HTML', `<a href="${STORY}">The story</a>`],
    ['HTML whose text is an address', `<a class='x' href='${STORY}'>https://short.example/x</a>`],
    ['escaped as in JSON', STORY.replaceAll('/', '\\/')],
    ['chat markup', `<${STORY}|The story>`],
    ['plain mail', `The story<${STORY}>`],
    ['plain mail whose text is an address', `https://short.example/x <${STORY}>`],
    ['broken over lines in angle brackets', `<${STORY.slice(0, 25)}\r\n ${STORY.slice(25)}>`],
    ['broken over lines', `${STORY.replace('?', '\n?')}`],
    [
      'an Android intent',
      `intent://x/#Intent;scheme=x;S.browser_fallback_url=${encodeURIComponent(STORY)};end`,
    ],
    [
      'an Android intent of an address',
      `${STORY.replace('https', 'intent')}#Intent;scheme=https;package=a;end`,
    ],
    ['percent-encoded as a whole', encodeURIComponent(STORY)],
    ['without its first letter', STORY.slice(1)],
    ['without its first two letters', STORY.slice(2)],
    ['without its colon', STORY.replace('://', '//')],
    ['with one slash', STORY.replace('://', ':/')],
    ['without slashes', STORY.replace('://', ':')],
    ['with three slashes', STORY.replace('://', ':///')],
    ['a scheme written twice', `https://${STORY}`],
    ['relative to the scheme', STORY.replace('https:', '')],
    ['as the source of a page', `view-source:${STORY}`],
    ['twice the same', `${STORY} ${STORY}`],
    ['without a scheme', STORY.replace('https://', '')],
    ['without a scheme, in brackets', `(${STORY.replace('https://', '')})`],
    ['without a scheme, after words', `Read this: ${STORY.replace('https://', '')}.`],
    ['without a scheme, defanged', 'news[.]example/2026/story?id=7'],
    ['before Chinese punctuation', `请看${STORY}。谢谢`],
  ])('%s', (_, text) => {
    expect(pastedUrl(text)).toBe(STORY);
  });

  it.each(examplesIn<[string, string]>(table, 'texts'))('%s is read as %s', (text, url) => {
    expect(pastedUrl(text)).toBe(url);
  });

  it.each(examplesIn<[string]>(table, 'no web address'))('%j holds no web address', (text) => {
    expect(readPastedAddress(text)).toEqual({ kind: 'none' });
  });

  it.each(examplesIn<[string]>(table, 'two addresses'))('%j holds two addresses', (text) => {
    expect(readPastedAddress(text)).toMatchObject({
      kind: 'several',
      urls: [expect.any(String), expect.any(String)],
    });
  });

  it.each(['did:plc:vjug55kidv6sye7ykr5faxxn', 'emilyliu.me'])(
    'a post in the notation of Bluesky’s protocol is the address of its page: %s',
    (actor) => {
      expect(readPastedAddress(`at://${actor}/app.bsky.feed.post/3jzn6g7ixgq2y`)).toMatchObject({
        kind: 'address',
        url: `https://bsky.app/profile/${actor}/post/3jzn6g7ixgq2y`,
      });
    },
  );

  it('says whether the scheme was assumed', () => {
    expect(readPastedAddress('news.example/a')).toMatchObject({ isSchemeAssumed: true });
    expect(readPastedAddress(STORY)).toMatchObject({ isSchemeAssumed: false });
  });

  it('leaves every plain address as it is, and never throws', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, size: 'small' }), (url) => {
        const kept = pastedUrl(url);
        expect(kept === null || url.startsWith(kept)).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => typeof readPastedAddress(text).kind === 'string'));
  });

  it('handles long hostile text', () => {
    for (const text of [
      '<a '.repeat(5_000),
      '['.repeat(10_000),
      'http://'.repeat(2_000),
      'a.'.repeat(10_000),
      `https://a.example/${')'.repeat(100_000)}`,
      '<http:'.repeat(5_000),
    ])
      expect(readPastedAddress(text).kind).toBeDefined();
  });
});

it.each([
  'https://web.archive.org/web/2020/https//foo.example/x',
  'https://a.example/share?u=http:/b.example/y',
  'https://a.example/r?model=3Dprinter&id=3',
])('an address inside another one stays as it is: %s', (url) => {
  expect(pastedUrl(url)).toBe(url);
});

it.each(examplesIn<[string, string]>(table, 'an address from the source of a message is decoded'))(
  'an address from the source of a message is decoded: %s',
  (text, url) => {
    expect(pastedUrl(text)).toBe(url);
  },
);
