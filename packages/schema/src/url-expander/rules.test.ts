import { describe, expect, it } from 'vitest';
import { INVALID_URL_TEXT, isVisitable, readShortUrl } from './rules.ts';

describe('readShortUrl', () => {
  it.each([
    ['#232 https:// is assumed', 'bit.ly/abc', 'https://bit.ly/abc'],
    ['#232 a host that starts with http', 'httpbin.org/x', 'https://httpbin.org/x'],
    ['#232 a given scheme is kept', 'HTTP://bit.ly/abc ', 'http://bit.ly/abc'],
    ['#233 words', 'not a url', null],
    ['#233 one word', 'hello', null],
    ['#233 another scheme', 'ftp://bit.ly/a', null],
    ['#233 a script', 'javascript:alert(1)', null],
    ['#230 blank', '  ', null],
  ])('%s', (_, text, expected) => {
    const input = readShortUrl(text);
    expect(input.kind === 'address' ? input.url : null).toBe(expected);
  });

  it('says when there are two addresses', () => {
    expect(readShortUrl('bit.ly/a bit.ly/b')).toEqual({
      kind: 'several',
      text: 'There are 2 addresses in this field. Please enter one at a time.',
    });
  });

  it('#233 the message has no braces', () => {
    expect(INVALID_URL_TEXT).toBe('Please enter a valid URL (e.g., bit.ly/example or tinyurl.com/example)');
  });
});

describe('isVisitable', () => {
  it.each([
    ['https://a.example/', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
  ])('#239 %s: %s', (url, expected) => {
    expect(isVisitable(url)).toBe(expected);
  });
});
