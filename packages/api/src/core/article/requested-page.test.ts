import { describe, expect, it } from 'vitest';
import { readArticleInput } from './read-article-input.ts';
import { requestedPage } from './requested-page.ts';

const pageOf = (body: unknown) => requestedPage(new TextEncoder().encode(JSON.stringify(body)));
const URL_OF_PAGE = 'https://news.example/story';

describe('the page that an article request needs', () => {
  it.each([
    ['a URL', { url: URL_OF_PAGE, keywords: ['ferry'] }, URL_OF_PAGE],
    ['a URL among words', { url: `Read ${URL_OF_PAGE} now`, keywords: ['ferry'] }, URL_OF_PAGE],
    [
      'a URL and pasted text',
      { url: URL_OF_PAGE, manualContent: { content: 'x' }, keywords: ['ferry'] },
      null,
    ],
    ['no keywords', { url: URL_OF_PAGE, keywords: [] }, null],
    ['blank keywords', { url: URL_OF_PAGE, keywords: [' '] }, null],
    ['no URL', { keywords: ['ferry'] }, null],
    ['words in place of a URL', { url: 'a ferry', keywords: ['ferry'] }, null],
    ['fields of another type', { url: 7, keywords: ['ferry'] }, null],
    ['a list', [], null],
  ])('with %s', (_, body, page) => {
    expect(pageOf(body)).toBe(page);
  });

  it('is none if the body is not JSON in UTF-8', () => {
    expect(requestedPage(new TextEncoder().encode('{'))).toBeNull();
    expect(requestedPage(Uint8Array.of(0xff, 0xfe))).toBeNull();
  });
});

describe('the input that the rules check', () => {
  it('of a URL has empty fields for pasted text', () => {
    expect(
      readArticleInput({ url: URL_OF_PAGE, keywords: [' ferry ', 'ferry', ''], specialEnabled: false }),
    ).toEqual({
      mode: 'url',
      url: URL_OF_PAGE,
      manual: { headline: '', source: '', date: '', content: '' },
      keywords: ['ferry'],
    });
  });

  it('of pasted text has its fields trimmed, but not the text', () => {
    const manualContent = {
      headline: ' A ferry ',
      source: ' Harbor Post ',
      date: ' May 3 ',
      content: ' Text ',
    };
    expect(readArticleInput({ manualContent, keywords: ['ferry'], specialEnabled: false })).toEqual({
      mode: 'manual',
      url: '',
      manual: { headline: 'A ferry', source: 'Harbor Post', date: 'May 3', content: ' Text ' },
      keywords: ['ferry'],
    });
  });
});
